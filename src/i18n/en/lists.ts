/** Words of the pane about lists: where each could live and why, how it is read, and what order its keys have. */
import type { ListRead, PlacementKind, PlacementReason, Predicate, PreviewRow } from '#core';
import { formatBytes, formatNumber } from '../format-numbers.ts';
import { formatValue } from '../format-value.ts';

const are = (list: readonly string[], one: string, many: string) => (list.length === 1 ? one : many);
const names = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

/** Enough of a long name to know it by. */
const shortened = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

type Reasons = {
  readonly [Code in PlacementReason['code']]: (params: Extract<PlacementReason, { code: Code }>['params']) => string;
};

/** What each kind of place is called, and what it means in one line. */
const kinds: Readonly<Record<PlacementKind | 'existing', { readonly name: string; readonly means: string }>> = {
  'table-key': {
    name: 'Table’s own sort key',
    means: 'The record moves when its place in the list changes: delete and put.',
  },
  index: { name: 'Index', means: 'The record stays; its index entry moves. The key is written with the value.' },
  'sparse-index': { name: 'Sparse index', means: 'An index that only holds the records asked for.' },
  'multi-attribute-index': {
    name: 'Index on several attributes',
    means: 'The attributes themselves are the key, without a template.',
  },
  existing: { name: 'What is there already', means: 'Nothing new to pay for or to keep in step.' },
};

const reasons: Reasons = {
  pad: ({ attribute, width }) => `${attribute} is padded to ${width} digits: as text, 10 comes before 2.`,
  rank: ({ attribute, values }) =>
    `${attribute} is written as its rank: ${names.format(values)} are not in alphabetical order.`,
  iso: ({ attribute, precision }) =>
    `${attribute} is brought to one form, in UTC to the ${precision === 's' ? 'second' : 'millisecond'}: instants written differently would mix. The order within a ${precision === 's' ? 'second' : 'millisecond'} is lost.`,
  encode: ({ attribute }) => `${attribute} is encoded: a # inside a value would be taken for the one that ends it.`,
  'unique-tail': ({ attributes }) =>
    `${names.format(attributes)} stands last: two records with equal values stay apart, in an order that does not change between reads.`,
  'number-unpadded': ({ attribute }) =>
    `${attribute} has negative numbers or fractions, which padding cannot bring into order. An index on several attributes sorts them as numbers.`,
  'unknown-attribute': ({ attribute }) => `There is no attribute ${attribute}.`,
  'not-keyable': ({ attribute, type }) => `${attribute} is ${type}: that cannot stand in a key.`,
  'attribute-count': ({ part, count: n }) =>
    `The ${part} key would have ${count(n, 'attribute', 'attributes')}; ${part === 'partition' ? 'one to four' : 'at most four'} are possible.`,
  'key-name-too-long': ({ attribute, bytes, most }) =>
    `${shortened(attribute)} has a name of ${formatNumber(bytes)} bytes; a key attribute’s name has at most ${formatNumber(most)}.`,
  existing: ({ index }) =>
    index === undefined
      ? 'The table’s own key gives this list already.'
      : `${index} gives this list already: use it before adding another.`,
  'free-name': ({ index }) => `${index} is the first index name that is free.`,
  sparse: ({ attributes }) =>
    `Records whose ${names.format(attributes)} is not asked for are left out: the index is smaller, and writes to them never touch it.`,
  'nothing-to-leave-out': () =>
    'The list takes every record of its group. Say which it is to hold, those of one status perhaps, and the others are left out.',
  'moves-record': ({ attributes }) => `A change of ${either.format(attributes)} deletes the record and puts it again.`,
  'set-only': () =>
    'A write only sets the attribute; DynamoDB moves the entry. Needs tools that know such indexes (November 2025).',
  alphabetical: ({ attribute }) =>
    `${attribute} is sorted by its bare value here, texts alphabetically; the order its values are listed in is lost.`,
  'number-as-text': ({ attribute }) => `${attribute} is written as it is: as text, 10 comes before 2.`,
  stored: ({ attributes }) => `${names.format(attributes)} lived in key templates alone; as a key it is stored.`,
  'identity-unknown': ({ keys }) =>
    `${names.format(keys)} do not say, in a form a template can hold, what tells two records apart: the new key could lose it.`,
  'assumed-unique': ({ attributes, over }) =>
    `The table’s key becomes ${names.format(attributes)} alone. No two records may share it, whatever their ${names.format(over)}: a unique constraint makes sure.`,
  'table-key-kept': ({ attributes }) =>
    `The table keeps its key: only ${names.format(attributes)} together tell two records apart.`,
  'table-key-needed': ({ lists }) =>
    `The table keeps its key: ${names.format(lists)} ${are(lists, 'is', 'are')} read by it.`,
  'loses-key': ({ lists }) =>
    `${names.format(lists)} ${are(lists, 'is', 'are')} read by keys that change here, and ${are(lists, 'loses its', 'lose their')} Query.`,
  'no-query': () => 'No Query gives exactly this list with these keys: what it asks for is not in their order.',
  'local-goes': ({ index }) =>
    `${index} is a local index and goes; a global one takes its place, which cannot be read strongly consistent.`,
  'many-indexes': ({ count: n, most }) =>
    `It would be global index number ${n}; a table has ${most}, unless AWS raises the quota.`,
};

const origins: Readonly<Record<PreviewRow['origin'], (attribute: string) => string>> = {
  sample: () => 'as the design describes it',
  listed: (attribute) => `an allowed ${attribute}`,
  bound: () => 'a bound of the range',
  number: (attribute) => `${attribute} of another width`,
  longer: (attribute) => `${attribute} begins like another`,
  case: (attribute) => `${attribute} in another letter case`,
  delimiter: (attribute) => `${attribute} holds the delimiter`,
  emoji: (attribute) => `${attribute} beyond two bytes`,
  empty: (attribute) => `${attribute} is empty`,
  fraction: () => 'with a fraction of a second',
  zone: () => 'with another offset',
  given: () => 'your row',
};

const relations: Readonly<Record<Predicate['is'], string>> = {
  equals: 'is',
  in: 'is one of',
  present: 'is present',
  absent: 'is absent',
  'not-equals': 'is not',
};

/** `status is open or pending and dueAt is present` */
function conditionInWords(when: readonly Predicate[]): string {
  const parts = when.map((one) => {
    if (one.is === 'in') return `${one.attribute} is ${either.format(one.values.map(formatValue))}`;
    return [one.attribute, relations[one.is], 'value' in one ? formatValue(one.value) : ''].filter(Boolean).join(' ');
  });
  return names.format(parts);
}

export const listWords = {
  list: 'List',
  undo: 'Undo',
  start: {
    none: 'No list yet. Say what it is of and what it is sorted by; keys, Query and cost follow.',
    noAttributes: 'A list is grouped and sorted by attributes. Give the entity some first.',
    group: 'One list for each',
    sort: 'Sorted by',
    nothing: 'nothing',
    name: 'Name',
    suggested: (entity: string, group: string, sort: string) =>
      `${entity}s${group ? ` of ${/^[aeiou]/i.test(group) ? 'an' : 'a'} ${group}` : ''}${sort ? ` by ${sort}` : ''}`,
    onlyId: 'What many records share makes a list, such as their team: give the entity such an attribute first.',
    alphabetical: (attribute: string) =>
      `${attribute} has no allowed values: it is sorted as text. Allowed values are sorted in their own order.`,
    allow: (attribute: string) => `Give ${attribute} values`,
    add: 'Add this list',
    another: 'Another list',
    cancel: 'Cancel',
  },
  condition: {
    only: 'Only while',
    and: 'and',
    add: 'Only while …',
    addMore: 'and while …',
    relationOf: (attribute: string) => `Relation of ${attribute}`,
    valueOf: (attribute: string) => `Value of ${attribute}`,
    valuesOf: (attribute: string) => `Values of ${attribute}`,
    perLine: 'one on each line',
    remove: (attribute: string) => `Take away the condition on ${attribute}`,
    relations,
    propose: 'Propose an index with these',
    none: 'A sparse index needs a condition: say which records it holds.',
    noValue: (attribute: string) => `Say which value ${attribute} has.`,
    noNumber: (attribute: string, text: string) => `${attribute} takes a number, not ${text}.`,
  },
  place: {
    title: 'Where it lives',
    label: 'Where the list lives',
    nowhere: 'Nothing serves this list yet. Choose a place.',
    now: 'here now',
    impossible: 'not possible',
    use: 'Use this',
    edit: 'Edit first',
    takeNamed: (kind: string) => `Use this: ${kind}`,
    editNamed: (kind: string) => `Edit first: ${kind}`,
    onTable: 'table',
    index: 'Index',
    template: (key: string) => `Template of ${key}`,
    attributesOf: (part: string) => `Attributes of the ${part} key, in order`,
    apply: 'Use these keys',
    onlyWhen: (when: readonly Predicate[]) => `only while ${conditionInWords(when)}`,
    moved: (kind: string) => `The list lives on: ${kind}.`,
    refused: 'There is no such place: another index has this name, or a part has none or more than four attributes.',
    unserved: 'These keys do not give the list: they have to show what it is grouped and sorted by, in that order.',
    mend: 'What is marked has to be mended first.',
    unfit: (attribute: string) => `No example: ${attribute} has no value here that this template can take.`,
    kinds,
    reasons,
  },
  read: {
    title: 'How it is read',
    query: 'The list',
    get: 'One record, as it is now',
    getNote: 'Strongly consistent, on the table: shows a write just made.',
    getUnits: (bytes: number, units: number) => `${count(bytes, 'byte', 'bytes')} → ${formatNumber(units)} RCU.`,
    copyQuery: 'Copy Query of the list',
    copyGet: 'Copy GetItem of the record',
    noQuery: 'No Query gives exactly this list:',
    noGet: 'No record to read: its key has no value in this scenario.',
    noGetYet: 'No record to read yet: an error in the design or in this scenario has to be mended first.',
    loop: 'All pages',
    loopNote:
      'A page may be short, or empty, and still not be the last: only an absent LastEvaluatedKey ends the list.',
    copyLoop: 'Copy the loop',
    cost: 'What a read costs',
    eventual: 'Eventually consistent',
    strong: 'Strongly consistent',
    noStrong: 'not on a global index',
    second: 'Second read',
    rcu: 'RCU',
    rounding: (
      { rows, rowBytes, bytes, pages }: Pick<ListRead, 'rows' | 'rowBytes' | 'bytes' | 'pages'>,
      steps: number,
    ) =>
      `${count(rows, 'row', 'rows')} of ${formatBytes(rowBytes)} are ${formatBytes(bytes)}: summed first, then rounded up to ${count(steps, 'step', 'steps')} of 4 KiB${pages > 1 ? `, on ${pages} pages of 1 MB` : ''}. An eventually consistent step is half a unit.`,
    empty: (units: string) => `A read that finds nothing may still cost ${units}.`,
    leftOut: (attributes: readonly string[]) => `The index leaves out ${names.format(attributes)}.`,
    leftOutNone: 'The list holds the whole record: no second read.',
    secondByApplication: (rows: number, units: string) =>
      `Whoever needs that reads each of the ${count(rows, 'item', 'items')} by its key: ${units} RCU more, rounded item by item.`,
    secondByIndex: (rows: number, units: string) =>
      `Asked for it, the local index fetches each of the ${count(rows, 'item', 'items')} itself: ${units} RCU more.`,
    lagTitle: 'Right after a write',
    lags: 'A global index follows a moment later. Right after a change the list may still show the old place, or miss a new record. Show the person what they wrote themselves: keep it from the write, or read that one record with the GetItem beside; do not expect it in the list.',
    local: 'A local index can be read strongly consistent: ask for it right after a write.',
    fresh: 'The list is on the table itself: with ConsistentRead it shows every write that was answered.',
  },
  order: {
    title: 'In what order',
    intro:
      'Sample rows, sorted as DynamoDB sorts: text byte by byte. Type over any value to try your own; the design stays as it is.',
    label: 'Rows in key order',
    place: '#',
    row: 'Row',
    asks: 'The Query',
    matched: 'finds it',
    unmatched: 'leaves it out',
    noQuery: 'none yet',
    foundUnwanted: 'finds it, though not asked for',
    missedWanted: 'misses it, though asked for',
    elsewhere: 'not in this list',
    misplaced: (intended: number) => `out of place: meant to be ${intended + 1}`,
    problems: (n: number) => `${count(n, 'row lies', 'rows lie')} where nobody expects ${n === 1 ? 'it' : 'them'}.`,
    allFine: 'Every row lies where it was meant to.',
    absent: {
      missing: (attribute: string) => `no key: ${attribute} is missing or empty`,
      when: 'no key: its condition does not hold',
      invalid: (attribute: string) => `no key: ${attribute} does not fit`,
    },
    aPart: 'a part',
    add: 'Add row',
    clear: 'Back to the made rows',
    remove: (row: string) => `Take away: ${row}`,
    valueOf: (attribute: string, row: string) => `${attribute}, ${row}`,
    rowAt: (place: number) => `row ${place}`,
    rowOutside: 'a row outside the list',
    noValue: 'absent',
    noNumber: (attribute: string) => `${attribute} takes a number.`,
    noBase64: (attribute: string) => `${attribute} takes base64.`,
    none: 'No rows yet: the list’s keys do not show what it is sorted by.',
    origins,
  },
} as const;
