/** Words of the findings about access patterns: why a list has no Query, or one that gives something else. */
import type { FindingParams } from '#core';
import type { FindingCatalogue } from '../finding-words.ts';
import { formatNumber } from '../format-numbers.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

type Unordered = FindingParams['query-range-unordered'];

/** Why keys are not in the order of the values. */
const UNORDERED: Readonly<Record<Unordered['because'], (attribute: string) => string>> = {
  number: () => 'As text, 10 comes before 2. Pad the number in the key’s template.',
  text: () => 'What follows it in the key mixes with longer values. Encode it in the key’s template.',
  listed: () =>
    'Its allowed values are listed in an order of their own, which keys do not have. Write their rank in the key.',
  delimiter: () => 'It can hold the sign that ends it in the key, which sorts before others. Encode it.',
};

export const accessPatternFindings = {
  'access-pattern-name-empty': () => ({ title: 'The access pattern needs a name' }),
  'access-pattern-name-repeated': ({ name }) => ({
    title: `Another access pattern is called ${name === '' ? 'nothing either' : name}`,
    detail: 'Queries go by name, so only the first of them is shown. Rename this one.',
  }),
  'query-unknown-index': ({ index }) => ({
    title: `There is no index ${index}`,
    detail: 'Choose one of the table’s indexes, or the table itself.',
  }),
  'query-key-broken': ({ key }) => ({
    title: `${key} cannot be made yet`,
    detail: 'Mend its template first; then there is a Query.',
  }),
  'query-partition-mismatch': ({ source, shown }) => ({
    title: `${source} is not grouped this way`,
    detail:
      shown.length > 0
        ? `Its partition key shows ${list.format(shown)}. Use these, or another index.`
        : 'Its partition key shows no attribute. Use another index.',
  }),
  'query-sort-mismatch': ({ source, shown }) => ({
    title: `${source} is not sorted this way`,
    detail:
      shown.length > 0
        ? `Its sort key shows ${list.format(shown)}, in this order. Use these, or another index.`
        : 'Its sort key shows no attribute. Use another index.',
  }),
  'query-partition-open': ({ attribute }) => ({
    title: `Which ${attribute}?`,
    detail: 'A Query reads one partition, so each attribute it is grouped by needs a value.',
  }),
  'query-held-gap': ({ attribute, missing }) => ({
    title: `${attribute} cannot be held equal while ${missing} is not`,
    detail: 'Keys are compared from the left. Give the one before it a value too, or swap them in the key.',
  }),
  'query-held-unknown': ({ attribute }) => ({
    title: `The key does not show ${attribute}`,
    detail: 'A Query asks for what keys hold. Add it to a key, or leave it out here.',
  }),
  'query-value': ({ attribute }) => ({
    title: `The key cannot show this value of ${attribute}`,
    detail: 'It is empty, of another type, or its format does not take it.',
  }),
  'query-range-not-next': ({ attribute, next }) => ({
    title: `A range on ${attribute} is not possible here`,
    detail:
      next === ''
        ? 'Everything the key sorts by is held equal already.'
        : `The range comes next after what is held equal: that is ${next}.`,
  }),
  'query-range-values': ({ op, wanted, given }) => ({
    title: `${op} takes ${wanted === 1 ? 'one value' : `${wanted} values`}, not ${given}`,
  }),
  'query-range-reversed': ({ attribute }) => ({
    title: `The range of ${attribute} ends before it begins`,
    detail: 'Swap the two values.',
  }),
  'query-range-unordered': ({ attribute, because }) => ({
    title: `Keys are not in the order of ${attribute}`,
    detail: UNORDERED[because](attribute),
    fix: because === 'number' ? 'Pad it' : because === 'listed' ? 'Use its rank' : 'Encode it',
  }),
  'listed-order': ({ attribute, key }) => ({
    title: `The list is not in the order of ${attribute}`,
    detail: `Its allowed values are listed in an order of their own, which ${key} does not have. Write their rank in a key’s template.`,
    fix: 'Use its rank',
  }),
  'query-range-strict': ({ attribute, op }) => ({
    title: `${attribute} ${op} cannot be asked exactly`,
    detail: `Nothing follows it in the key, so equal ones cannot be left out. Use ${op}= instead.`,
  }),
  'query-range-finer': ({ attribute, format }) => ({
    title: `${attribute} is more precise here than in the key`,
    detail: `The key keeps ${format}. Round the value, or keep more in the key.`,
  }),
  'query-prefix-type': ({ attribute }) => ({
    title: `${attribute} has no beginning to ask for`,
    detail: 'Only text has. Use a range of values instead.',
  }),
  'query-prefix-delimiter': ({ attribute, literal }) => ({
    title: `This beginning of ${attribute} holds ${literal}`,
    detail: 'That is what ends it in the key, so other values would match. Encode it in the key’s template.',
  }),
  'query-prefix-open': ({ attribute }) => ({
    title: `Longer values of ${attribute} would match too`,
    detail: 'Nothing ends it in the key. Put a delimiter such as # after it.',
  }),
  'query-prefix-case': ({ attribute }) => ({
    title: `The end of this beginning of ${attribute} changes with what follows`,
    detail: 'Lower case writes a last Σ as ς and any other as σ, so longer values would be missing. Leave it out here.',
  }),
  'query-key-bytes': ({ key, bytes, limit }) => ({
    title: `${key} is too long`,
    detail: `It has ${formatNumber(bytes)} bytes; ${formatNumber(limit)} are allowed.`,
  }),
  'query-outside-index': ({ attribute, source }) => ({
    title: 'This list is always empty',
    detail: `${source} never has records with this ${attribute}: the condition on its key leaves them out.`,
  }),
  'query-held-delimiter': ({ attribute, literal }) => ({
    title: `This value of ${attribute} holds ${literal}`,
    detail: 'That is what ends it in the key, so other values may match as well. Encode it in the key’s template.',
  }),
  'query-keeps-less': ({ attribute, formats }) => ({
    title: `Other values of ${attribute} match too`,
    detail: `The key keeps it as ${formats.join(', ')}, and values that look alike there are not told apart.`,
  }),
  'query-range-rounded': ({ attribute, format }) => ({
    title: `${attribute} is compared as the key keeps it`,
    detail: `That is ${format}: what is beyond it is not looked at.`,
  }),
} satisfies Partial<FindingCatalogue>;
