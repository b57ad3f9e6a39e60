/** Words of the findings about the record: its attributes, and the templates its keys are made from. */
import type { FindingCatalogue } from '../finding-words.ts';
import { formatNumber } from '../format-numbers.ts';

const REPEATED = 'A repeated create under the old key then succeeds, and one id has two records.';

export const entityFindings = {
  'attribute-name-empty': () => ({ title: 'The attribute needs a name' }),
  'attribute-name-repeated': ({ name }) => ({
    title: `${name} is listed twice`,
    detail: 'Only the first counts. Rename or remove this one.',
  }),
  'attribute-name-too-long': ({ bytes, limit }) => ({
    title: 'The name of this attribute is too long',
    detail: `It has ${formatNumber(bytes)} bytes; ${formatNumber(limit)} are allowed.`,
  }),
  'attribute-name-unusable': () => ({
    title: 'This cannot be the name of an attribute',
    detail: 'It holds half of a character, or is a name that JSON readers choke on. Choose another.',
  }),
  'attribute-name-braces': ({ name }) => ({
    title: `No key template can insert ${name}`,
    detail: 'Templates use { } and | themselves. Rename the attribute if a key or a reference shall show it.',
  }),
  'values-of-type': ({ attribute, type }) => ({
    title: `${attribute} is ${type}: it cannot have a list of allowed values`,
    detail: 'Only texts and numbers can.',
    fix: 'Remove the list',
  }),
  'values-empty': ({ attribute }) => ({
    title: `The list of allowed values of ${attribute} is empty`,
    detail: 'So it allows anything. Add the values, or remove the list.',
    fix: 'Remove the list',
  }),
  'values-not-a-number': ({ attribute, text }) => ({
    title: `“${text}” is no number`,
    detail: `${attribute} holds numbers of up to 38 digits.`,
  }),
  'values-repeated': ({ text }) => ({
    title: `${text} is listed twice`,
    detail: 'The second one is never reached, and shifts what comes after it.',
    fix: 'Remove this one',
  }),
  'version-empty': () => ({
    title: 'The version needs a name',
    detail: 'Name the attribute that counts the writes, such as rev.',
    fix: 'Keep no version',
  }),
  'version-is-attribute': ({ name }) => ({
    title: `${name} is an attribute already`,
    detail: 'The version is kept by the requests themselves. Give it another name, or remove the attribute.',
  }),
  'version-is-key': ({ name }) => ({
    title: `${name} is a key attribute`,
    detail: 'The version is an attribute of its own. Give it another name.',
  }),
  'version-unusable': () => ({
    title: 'This cannot be the name of the version',
    detail: 'It is too long, holds half of a character, or is a name that JSON readers choke on.',
  }),
  'key-only-unused': ({ attribute }) => ({
    title: `${attribute} is stored nowhere`,
    detail: 'It is marked as living in keys only, but no key template shows it.',
    fix: 'Store it',
  }),
  'key-only-in-index': ({ attribute, key }) => ({
    title: `${attribute} is stored in ${key} alone`,
    detail: 'While the record is not in that index its value is nowhere, and a read of the table has to take it apart.',
    fix: 'Store it too',
  }),
  'key-only-lossy': ({ attribute, key }) => ({
    title: `${attribute} cannot be read back from ${key}`,
    detail: 'The format leaves something out, and the value is stored nowhere else.',
    fix: 'Store it too',
  }),
  'key-entry-unused': ({ key }) => ({
    title: `${key} is no key attribute`,
    detail: 'Neither the table nor an index has it, so this template is not used.',
    fix: 'Remove the template',
  }),
  'key-entry-for-attribute': ({ key }) => ({
    title: `${key} is an attribute of the record, so its template is not used`,
    detail: 'The key takes the attribute’s own value. For a templated key give the key attribute another name.',
    fix: 'Remove the template',
  }),
  'template-missing': () => ({
    title: 'This key has no template',
    detail: 'Write what its value is made of, such as ORDER#{orderId}.',
  }),
  'template-empty': () => ({
    title: 'This template is empty',
    detail: 'A key is never empty. Write what it is made of, such as ORDER#{orderId}.',
  }),
  'template-unclosed-brace': ({ at }) => ({
    title: `The { at character ${at + 1} is not closed`,
    detail: 'Write {name} to insert an attribute, or {{ for a brace itself.',
  }),
  'template-lone-brace': ({ at }) => ({
    title: `The } at character ${at + 1} closes nothing`,
    detail: 'Write }} for a brace itself.',
  }),
  'template-empty-placeholder': ({ at }) => ({
    title: `The braces at character ${at + 1} name no attribute`,
    detail: 'Write {name} to insert an attribute, or {{ for a brace itself.',
  }),
  'template-unknown-format': ({ format }) => ({
    title: format === '' ? 'A format is missing after |' : `There is no format ${format}`,
    detail: 'There are pad:N, desc:N, rank, iso:s, iso:ms, upper, lower and encode.',
  }),
  'template-bad-argument': ({ format, argument }) => ({
    title: argument === '' ? `${format} needs more` : `${format}:${argument} does not work`,
    detail: 'pad and desc take a width from 1 to 38, iso takes s or ms, the others take nothing: pad:8, iso:ms, upper.',
  }),
  'template-rank-not-first': () => ({
    title: 'rank has to come first',
    detail: 'It looks up the value itself, so no other format may have changed it before.',
  }),
  'template-unknown-attribute': ({ attribute }) => ({
    title: `There is no attribute ${attribute}`,
    detail: 'Add it to the record, or mind the spelling.',
  }),
  'template-unsupported-type': ({ attribute }) => ({
    title: `${attribute} cannot be written as text`,
    detail: 'A text key shows texts and numbers only.',
  }),
  'template-key-type': ({ type }) => ({
    title: `A key of type ${type} takes one attribute of type ${type}`,
    detail: 'Write the attribute in braces and nothing else: no text around it, no format.',
  }),
  'template-lone-surrogate': () => ({
    title: 'This template holds half of a character',
    detail: 'It cannot be written as UTF-8. Type the character again.',
  }),
  'predicate-unknown-attribute': ({ attribute }) => ({
    title: attribute === '' ? 'The condition names no attribute' : `There is no attribute ${attribute}`,
    detail: 'Add it to the record, or mind the spelling.',
  }),
  'predicate-type': ({ attribute, type, expected }) => ({
    title: `${attribute} is ${expected}, but is compared with ${type}`,
    detail: 'Values of different types are never equal.',
  }),
  'predicate-outside-values': ({ attribute }) => ({
    title: `${attribute} never has this value`,
    detail: 'It is not among the allowed ones.',
  }),
  'predicate-in-empty': ({ attribute }) => ({
    title: `The list for ${attribute} is empty`,
    detail: 'So the condition never holds. Add the values it may have.',
  }),
  'predicate-in-too-many': ({ count, limit }) => ({
    title: `${count} values are too many to compare with`,
    detail: `DynamoDB takes at most ${limit} in one list.`,
  }),
  'when-on-table-key': ({ key }) => ({
    title: `A record for which this does not hold cannot be stored`,
    detail: `${key} is a key of the table, and every record needs one. Conditions are for keys of indexes.`,
    fix: 'Remove the condition',
  }),
  'table-key-constant': () => ({
    title: 'All records have the same key',
    detail: 'There can only ever be one. Insert what tells two of them apart, such as an id.',
  }),
  'adjacent-placeholders': ({ first, second }) => ({
    title: `Nothing stands between ${first} and ${second}`,
    detail: 'So “ab” with “c” and “a” with “bc” give the same key. Put a delimiter such as # between them.',
  }),
  'lossy-key-format': ({ key, attribute, format }) => ({
    title: `Different values of ${attribute} give the same ${key}`,
    detail: `${format} leaves something out, so two records can have one key and the second cannot be created. Insert the value as it is, or add an id.`,
  }),
  'mutable-key-attribute': ({ key, attribute, changed }) => ({
    title: changed ? `${attribute} changes, and the record moves with it` : `${attribute} is part of ${key}`,
    detail: changed
      ? `${REPEATED} A unique constraint on the id prevents that; an index for ${attribute} avoids the move.`
      : `If it never changes, say so. If it does, the record moves: ${REPEATED.charAt(0).toLowerCase()}${REPEATED.slice(1)}`,
    fix: changed ? 'Make the id unique' : 'It never changes',
  }),
  'mutable-key-tail': ({ key, attribute, changed }) => ({
    title: changed ? `${key} ends in ${attribute}, which changes` : `${key} ends in ${attribute}`,
    detail: changed
      ? `Two records with one value can meet under one key; and ${REPEATED.charAt(0).toLowerCase()}${REPEATED.slice(1)} End the key in an id, and make that unique.`
      : 'If it tells records apart and never changes, say so. Otherwise end the key in an id.',
    fix: changed ? 'Make the id unique' : 'It never changes',
  }),
  'index-key-without-tail': ({ index, key, attribute }) => ({
    title: `Records with the same ${attribute} have the same ${key}`,
    detail: `${index} lists them in no order you stated. End the key in an id, so that pages split at a known place.`,
  }),
  'rank-moves': ({ key, attribute }) => ({
    title: `${key} holds the position of ${attribute} in its list`,
    detail:
      'A new value in the middle moves those after it, and an eleventh widens all of them: their records have to be written again. Add new values at the end.',
  }),
  'unpadded-number': ({ key, attribute }) => ({
    title: `In ${key}, ${attribute} 10 comes before 2`,
    detail:
      'Text is sorted character by character. Pad the number with zeros to one width; negative numbers and fractions, which cannot be padded, need an index on the attributes themselves.',
    fix: 'Pad it',
  }),
  'mixed-timestamps': ({ attribute, examples, bare }) => ({
    title: `${attribute} is written in more than one way`,
    detail: `Text is sorted character by character, so ${examples.map((text) => `“${text}”`).join(' and ')} do not sort as times. ${bare ? 'Write it in UTC and one precision: the attribute is the key itself and takes no format.' : 'Use one precision and UTC, or the format iso:ms.'}`,
    fix: 'Write it as iso:ms',
  }),
  'timestamp-text': ({ attribute, bare }) => ({
    title: `${attribute} sorts as text`,
    detail: `That is right as long as all are in UTC and of one precision. ${bare ? 'The attribute is the key itself and takes no format: see to it where it is written.' : 'The format iso:ms makes sure.'}`,
    fix: 'Write it as iso:ms',
  }),
} satisfies Partial<FindingCatalogue>;
