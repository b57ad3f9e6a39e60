/** Words of the findings about a scenario: its values, and the request they give. */
import type { FindingParams } from '#core';
import type { FindingCatalogue, FindingWords } from '../finding-words.ts';
import { formatBytes, formatNumber } from '../format-numbers.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

type Unfit = FindingParams['unfit-for-key'];

/** What a format wants of a value. */
const UNFIT: Readonly<Record<Unfit['problem'], (params: Unfit) => string>> = {
  'unsupported-type': () => 'A text key shows texts and numbers only.',
  'lone-surrogate': () => 'It holds half of a character.',
  'not-a-number': ({ text }) => `“${text}” is no number.`,
  'too-many-digits': () => 'A number has at most 38 digits.',
  'too-large': ({ text }) => `${text} is too large.`,
  'too-small': ({ text }) => `${text} is too close to zero.`,
  'not-an-integer': ({ format, text }) => `${format} takes whole numbers from 0; “${text}” is none.`,
  negative: ({ format, text }) => `${format} takes whole numbers from 0; ${text} is negative.`,
  'too-wide': ({ format, text, width }) => `${text} has more than the ${width} digits of ${format}. Widen the format.`,
  'no-values': () => 'rank needs the list of allowed values.',
  'not-in-values': ({ text }) => `rank looks “${text}” up among the allowed values, and it is not there.`,
  'rank-not-first': () => 'rank has to be the first format.',
  'not-an-instant': ({ text }) =>
    `“${text}” is no instant. iso takes ISO 8601 with an offset, such as 2026-05-01T10:00:00Z, or seconds since 1970.`,
  'year-out-of-range': () => 'iso takes the years 0 to 9999.',
};

export const scenarioFindings = {
  'unknown-scenario': ({ scenario }) => ({
    title: scenario === '' ? 'No scenario is chosen' : `There is no scenario ${scenario}`,
    detail: 'Add one: a create, an update or a delete with sample values.',
  }),
  'unknown-constraint': ({ constraint }) => ({ title: `There is no unique constraint ${constraint}` }),
  'unknown-access-pattern': ({ accessPattern }) => ({ title: `There is no access pattern ${accessPattern}` }),
  'token-length': ({ length, limit }) => ({
    title: length === 0 ? 'The token is empty' : `The token has ${formatNumber(length)} characters`,
    detail: `A ClientRequestToken has 1 to ${limit}.`,
  }),
  'scenario-name-empty': () => ({ title: 'The scenario needs a name' }),
  'scenario-name-repeated': ({ name }) => ({
    title: `Another scenario is called ${name === '' ? 'nothing either' : name}`,
    detail: 'Results go by name, so only the first of them is shown. Rename this one.',
  }),
  'before-missing': ({ kind }) => ({
    title: `${kind === 'delete' ? 'A delete' : 'An update'} needs the record as it is before`,
    detail: 'Give the values that were read.',
  }),
  'after-missing': ({ kind }) => ({
    title: `${kind === 'create' ? 'A create' : 'An update'} needs the record as it shall be`,
    detail: 'Give the values to be stored.',
  }),
  'before-unused': () => ({
    title: 'A create has no record before it',
    detail: 'These values are not used.',
    fix: 'Remove them',
  }),
  'after-unused': () => ({
    title: 'A delete leaves no record behind',
    detail: 'These values are not used.',
    fix: 'Remove them',
  }),
  'state-unknown-attribute': ({ attribute }) => ({
    title: `The record has no attribute ${attribute}`,
    detail: 'So it would not be stored.',
    fix: 'Add the attribute',
  }),
  'state-key-attribute': ({ attribute }) => ({
    title: `${attribute} is made from its template`,
    detail: 'A scenario gives the attributes; the keys follow from them.',
    fix: 'Remove it here',
  }),
  'state-version': ({ attribute }) => ({
    title: `${attribute} is counted by the request itself`,
    detail: 'Give only the number that was read, before an update.',
    fix: 'Remove it here',
  }),
  'version-value': ({ attribute }) => ({
    title: `${attribute} is a whole number from 0`,
    detail: 'Give the number that was read, as N.',
  }),
  'version-absent': ({ attribute }) => ({
    title: `This record has no ${attribute} yet`,
    detail:
      'So it is one from before versions were kept. A record that this design created has one: give the number read.',
  }),
  'value-type': ({ attribute, type, expected }) => ({
    title: `${attribute} is ${expected}, but this value is ${type}`,
    detail: 'Change the value, or the type of the attribute.',
  }),
  'required-missing': ({ attribute }) => ({
    title: `${attribute} is required`,
    detail: 'Give it a value.',
  }),
  'outside-values': ({ attribute, values }) => ({
    title: `${attribute} cannot have this value`,
    detail: `Allowed: ${values.slice(0, 12).join(', ')}${values.length > 12 ? ', …' : ''}.`,
  }),
  'value-not-a-number': ({ text }) => ({
    title: text === '' ? 'A number is missing' : `“${text}” is no number`,
    detail: 'Digits, perhaps a sign, a point and an exponent: -1.5e3.',
  }),
  'value-too-many-digits': ({ text }) => ({
    title: `${text.length > 50 ? 'This number' : text} has too many digits`,
    detail: 'DynamoDB keeps 38 and refuses more.',
  }),
  'value-too-large': () => ({ title: 'This number is too large', detail: 'DynamoDB keeps numbers below 1E+126.' }),
  'value-too-small': () => ({
    title: 'This number is too close to zero',
    detail: 'DynamoDB keeps numbers from 1E-130 up, and zero itself.',
  }),
  'value-empty-set': () => ({
    title: 'A set is never empty',
    detail: 'Leave the attribute out where there is nothing in it.',
  }),
  'value-duplicate': ({ text }) => ({
    title: `“${text}” stands in the set twice`,
    detail: 'DynamoDB refuses a set that holds something twice. Numbers count by value: 1 is 1.0.',
  }),
  'value-lone-surrogate': () => ({
    title: 'This text holds half of a character',
    detail: 'It cannot be written as UTF-8. Type the character again.',
  }),
  'value-not-base64': () => ({
    title: 'This is no base64',
    detail: 'Binary values are given in base64, with padding: AAEC/w==.',
  }),
  'value-too-deep': ({ limit }) => ({
    title: 'Lists and maps are nested too deeply',
    detail: `DynamoDB takes ${limit} inside each other.`,
  }),
  'immutable-changed': ({ attribute }) => ({
    title: `${attribute} never changes, but does here`,
    detail: 'Keep the value, or allow changes of the attribute.',
    fix: 'Keep the value',
  }),
  'table-key-missing': ({ key, attribute }) => ({
    title: `${attribute} is needed for ${key}`,
    detail: 'Without it the record has no key.',
  }),
  'table-key-empty': ({ key, attribute }) => ({
    title: `${attribute} is empty, but needed for ${key}`,
    detail: 'Without a value the record has no key.',
  }),
  'table-key-when': ({ key }) => ({
    title: `${key} has no value for this record`,
    detail: 'Its condition does not hold, and without a key of the table there is no record.',
  }),
  'unfit-for-key': (params) => ({
    title: `${params.attribute} does not fit into ${params.key}`,
    detail: UNFIT[params.problem](params),
  }),
  'key-too-long': ({ key, bytes, limit }) => tooLong(key, bytes, limit, 'Shorten the value.'),
  'lock-key-too-long': ({ constraint, bytes, limit }) => ({
    ...tooLong(`The key of the ${constraint} lock`, bytes, limit, 'Hash the value: then any length fits.'),
    fix: 'Add sha256',
  }),
  'reference-key-too-long': ({ key, constraint, bytes, limit }) =>
    tooLong(`${key} of ${constraint}`, bytes, limit, 'No item can have it.'),
  'delimiter-in-value': ({ key, attribute, delimiter }) => ({
    title: `${attribute} holds ${delimiter}, which ends it in ${key}`,
    detail:
      'Another value may give the same key, and a list by prefix may find it. Encode the value, or forbid the sign.',
    fix: 'Encode it',
  }),
  'expects-on-create': () => ({
    title: 'A create expects nothing of the record',
    detail: 'There is none yet; that is checked anyway.',
    fix: 'Remove the expectations',
  }),
  'expects-not-stored': ({ attribute }) => ({
    title: `${attribute} is not stored, so nothing can be expected of it`,
    detail: 'It lives in keys only. Store it, or expect something else.',
  }),
  'expects-contradicted': ({ attribute }) => ({
    title: `${attribute} is not as expected before`,
    detail: 'With these values the request is refused. Change the expectation, or the record before.',
  }),
  unguardable: ({ attribute, protects }) => ({
    title: `${attribute} cannot be guarded`,
    detail: `${list.format(protects)} ${protects.length === 1 ? 'relies' : 'rely'} on it, but nothing stored shows it: two writers at once would both succeed.`,
    fix: 'Store it',
  }),
  'two-actions-one-item': ({ table, key }) => ({
    title: `Two actions write ${key} of ${table}`,
    detail: 'DynamoDB refuses a transaction that touches an item twice. Give one of the two another key.',
  }),
  'check-of-written-item': ({ constraint, key }) => ({
    title: `${constraint} checks an item that is written as well`,
    detail: `DynamoDB refuses a transaction that touches an item twice, here ${key}.`,
  }),
  'too-many-actions': ({ count, limit }) => ({
    title: `${formatNumber(count)} actions are too many`,
    detail: `A transaction has at most ${limit}. Several transactions would not be one: there is no safe way around it.`,
  }),
  'payload-too-large': ({ bytes, limit }) => ({
    title: `The request carries ${formatBytes(bytes)}`,
    detail: `A transaction takes ${formatBytes(limit)} in all. Keep large values elsewhere.`,
  }),
  'item-too-large': ({ bytes, limit, ...of }) => ({
    title: `The ${of.role === 'lock' ? `${of.constraint} lock` : of.role} has ${formatNumber(bytes)} bytes`,
    detail: `An item has at most ${formatNumber(limit)}, names included. Keep large values elsewhere.`,
  }),
  'item-nearly-too-large': ({ bytes, limit, ...of }) => ({
    title: `The ${of.role === 'lock' ? `${of.constraint} lock` : of.role} has ${formatNumber(bytes)} bytes`,
    detail: `An item has at most ${formatNumber(limit)}, and in many Regions part of an update counts as well.`,
  }),
  'expression-too-long': ({ expression, bytes, limit }) => ({
    title: `The ${expression} has ${formatNumber(bytes)} bytes`,
    detail: `DynamoDB takes ${formatNumber(limit)}. Change fewer attributes at once, or give them shorter names.`,
  }),
  'expression-nearly-too-long': ({ expression, bytes, limit }) => ({
    title: `The ${expression} has ${formatNumber(bytes)} bytes`,
    detail: `DynamoDB takes ${formatNumber(limit)}; there is little room left.`,
  }),
  'too-many-operators': ({ count, limit }) => ({
    title: `The condition has ${formatNumber(count)} operators`,
    detail: `DynamoDB takes ${formatNumber(limit)}. Fewer constraints and expectations on one write make fewer.`,
  }),
  'nearly-too-many-operators': ({ count, limit }) => ({
    title: `The condition has ${formatNumber(count)} operators`,
    detail: `DynamoDB takes ${formatNumber(limit)}; there is little room left.`,
  }),
  'move-without-version': () => ({
    title: 'A move without a version can lose a concurrent change',
    detail: 'The whole record is written again under its new key. What another writer changed meanwhile is gone.',
    fix: 'Keep a version',
  }),
  'whole-value-set': ({ attribute, type }) => ({
    title: `The whole ${type === 'L' ? 'list' : 'map'} ${attribute} is written`,
    detail: 'What another writer changes inside it meanwhile is lost. A version would notice.',
  }),
  'nothing-to-write': () => ({
    title: 'Nothing changes',
    detail: 'Both states are stored alike, so there is no request to send.',
  }),
} satisfies Partial<FindingCatalogue>;

function tooLong(what: string, bytes: number, limit: number, advice: string): FindingWords {
  return {
    title: `${what} is too long`,
    detail: `It has ${formatNumber(bytes)} bytes; ${formatNumber(limit)} are allowed. ${advice}`,
  };
}
