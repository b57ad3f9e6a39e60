/** What exists for one state: the record with its key and index keys, written from the rules on keys (K3, K4). */
import { describe, expect, it } from 'vitest';
import type { State } from '#core/design';
import { indexEntries, prepareDesign } from '#core/image';
import type { Item } from '#core/value';
import { B, globalIndex, imageIn, N, number, type Parts, S, smallDesign, text } from '../../../tests/small-design.ts';

interface Row {
  readonly title: string;
  readonly parts: Parts;
  readonly state: State;
  /** The record's whole item; absent where the state has none. */
  readonly item?: Item;
  /** Index entries as `[index, entry]`. */
  readonly entries?: readonly (readonly [string, Item])[];
  /** Key attributes without a value, and why. */
  readonly absent?: object;
}

const key = { PK: S('THING#1'), SK: S('THING') };
const gsi1 = globalIndex('GSI1', ['GSI1PK'], ['GSI1SK']);
const teamQueue = {
  indexes: [gsi1],
  attributes: [text('team'), text('status')],
  keys: { GSI1PK: 'TEAM#{team}', GSI1SK: 'STATUS#{status}#{id}' },
};

/** Templates that a partition key of type N or B cannot take (K4), each with a value at hand. */
function typedKeyRows(): Row[] {
  const design = (type: 'N' | 'B') => ({ problem: { code: 'key-type', params: { type } } });
  const value = { attribute: 'seq' };
  const cases = [
    ['a literal beside it', 'N', 'SEQ#{seq}', N('1'), design('N')],
    ['a format', 'N', '{seq|pad:3}', N('1'), design('N')],
    ['a second placeholder', 'N', '{seq}{seq}', N('1'), design('N')],
    ['no placeholder', 'N', '5', N('1'), design('N')],
    ['an attribute of another type', 'N', '{seq}', S('1'), design('N')],
    ['a broken number', 'N', '{seq}', N('1.2.3'), value],
    ['a number', 'B', '{seq}', N('1'), design('B')],
    ['a text', 'B', '{seq}', S('AQID'), design('B')],
    ['broken base64', 'B', '{seq}', B('A'), value],
  ] as const;
  return cases.map(([what, type, template, seq, why]) => ({
    title: `K4: a key of type ${type} takes nothing but one bare placeholder of that type: ${what}`,
    parts: {
      indexes: [{ ...globalIndex('GSI1', [], ['GSI1SK']), partitionKey: [{ name: 'GSI1PK', type }] }],
      attributes: [{ name: 'seq', type: 'S' in seq ? 'S' : 'N' in seq ? 'N' : 'B', keyOnly: true }],
      keys: { GSI1PK: template, GSI1SK: 'X' },
    },
    state: { id: S('1'), seq },
    item: key,
    absent: { GSI1PK: { absent: 'invalid', ...why } },
  }));
}

const rows: readonly Row[] = [
  {
    title: 'K3: a template whose attributes are all there yields its key, and the record enters the index',
    parts: teamQueue,
    state: { id: S('1'), team: S('7'), status: S('open') },
    item: { ...key, team: S('7'), status: S('open'), GSI1PK: S('TEAM#7'), GSI1SK: S('STATUS#open#1') },
    entries: [['GSI1', { ...key, GSI1PK: S('TEAM#7'), GSI1SK: S('STATUS#open#1'), team: S('7'), status: S('open') }]],
  },
  {
    title: 'K3: an absent attribute yields no key, and no other key of that index is written',
    parts: teamQueue,
    state: { id: S('1'), team: S('7') },
    item: { ...key, team: S('7') },
    absent: { GSI1SK: { absent: 'missing', attribute: 'status' } },
  },
  {
    title: 'K3: an empty text yields no key; the record keeps the empty text',
    parts: teamQueue,
    state: { id: S('1'), team: S(''), status: S('open') },
    item: { ...key, team: S(''), status: S('open') },
    absent: { GSI1PK: { absent: 'missing', attribute: 'team' } },
  },
  {
    title: 'K3: a literal beside the missing attribute is not a key either',
    parts: { ...teamQueue, keys: { GSI1PK: 'ALL', GSI1SK: '{status}' } },
    state: { id: S('1'), team: S('7') },
    item: { ...key, team: S('7') },
    absent: { GSI1SK: { absent: 'missing', attribute: 'status' } },
  },
  {
    title: 'K3: an empty template yields no key',
    parts: { ...teamQueue, keys: { GSI1PK: '', GSI1SK: '{status}' } },
    state: { id: S('1'), status: S('open') },
    item: { ...key, status: S('open') },
    absent: { GSI1PK: { absent: 'invalid', problem: { code: 'empty-template', params: {} } } },
  },
  {
    title: 'K3: without a table key there is no record',
    parts: teamQueue,
    state: { team: S('7'), status: S('open') },
    absent: {
      PK: { absent: 'missing', attribute: 'id' },
      GSI1SK: { absent: 'missing', attribute: 'id' },
    },
  },
  {
    title: 'K3: a key that two indexes share is written if either is complete; the other keeps its own key off',
    parts: {
      indexes: [globalIndex('GSI1', ['SHARED'], ['GSI1SK']), globalIndex('GSI2', ['SHARED'], ['GSI2SK'])],
      attributes: [text('team'), text('status'), text('due')],
      keys: { SHARED: 'TEAM#{team}', GSI1SK: 'STATUS#{status}', GSI2SK: 'DUE#{due}' },
    },
    state: { id: S('1'), team: S('7'), due: S('2026') },
    item: { ...key, team: S('7'), due: S('2026'), SHARED: S('TEAM#7'), GSI2SK: S('DUE#2026') },
    entries: [['GSI2', { ...key, SHARED: S('TEAM#7'), GSI2SK: S('DUE#2026'), team: S('7'), due: S('2026') }]],
    absent: { GSI1SK: { absent: 'missing', attribute: 'status' } },
  },
  {
    title: 'K3: a key that two indexes share is not written if neither is complete',
    parts: {
      indexes: [globalIndex('GSI1', ['SHARED'], ['GSI1SK']), globalIndex('GSI2', ['SHARED'], ['GSI2SK'])],
      attributes: [text('team'), text('status'), text('due')],
      keys: { SHARED: 'TEAM#{team}', GSI1SK: 'STATUS#{status}', GSI2SK: 'DUE#{due}' },
    },
    state: { id: S('1'), team: S('7') },
    item: { ...key, team: S('7') },
    absent: {
      GSI1SK: { absent: 'missing', attribute: 'status' },
      GSI2SK: { absent: 'missing', attribute: 'due' },
    },
  },
  {
    title: 'K3: one of four attributes of a multi-attribute key is missing: none of the templated ones is written',
    parts: {
      indexes: [globalIndex('GSI1', ['A', 'B'], ['C', 'D'])],
      attributes: [text('a'), text('b'), text('c'), text('d')],
      keys: { A: 'A#{a}', B: 'B#{b}', C: 'C#{c}', D: 'D#{d}' },
    },
    state: { id: S('1'), a: S('a'), b: S('b'), c: S('c') },
    item: { ...key, a: S('a'), b: S('b'), c: S('c') },
    absent: { D: { absent: 'missing', attribute: 'd' } },
  },
  {
    title: 'K3: an entity attribute used as a key stays stored though the index is not complete',
    parts: {
      indexes: [globalIndex('GSI1', ['team'], ['GSI1SK'])],
      attributes: [text('team'), text('status')],
      keys: { GSI1SK: 'STATUS#{status}' },
    },
    state: { id: S('1'), team: S('7') },
    item: { ...key, team: S('7') },
    absent: { GSI1SK: { absent: 'missing', attribute: 'status' } },
  },
  {
    title: 'K3: a missing entity attribute used as a key keeps the templated key of that index off',
    parts: {
      indexes: [globalIndex('GSI1', ['team'], ['GSI1SK'])],
      attributes: [text('team'), text('status')],
      keys: { GSI1SK: 'STATUS#{status}' },
    },
    state: { id: S('1'), status: S('open') },
    item: { ...key, status: S('open') },
    absent: { team: { absent: 'missing', attribute: 'team' } },
  },
  {
    title: 'K3: an index of entity attributes alone has the record only when it has them all',
    parts: { indexes: [globalIndex('GSI1', ['team'], ['status'])], attributes: [text('team'), text('status')] },
    state: { id: S('1'), team: S('7'), status: S('open') },
    item: { ...key, team: S('7'), status: S('open') },
    entries: [['GSI1', { ...key, team: S('7'), status: S('open') }]],
  },
  {
    title: 'K3: a local index takes its partition from the table',
    parts: {
      indexes: [
        {
          name: 'LSI1',
          kind: 'local',
          partitionKey: [{ name: 'PK', type: 'S' }],
          sortKey: [{ name: 'LSI1SK', type: 'S' }],
          projection: { type: 'KEYS_ONLY' },
        },
      ],
      attributes: [text('due')],
      keys: { LSI1SK: 'DUE#{due}' },
    },
    state: { id: S('1'), due: S('2026') },
    item: { ...key, due: S('2026'), LSI1SK: S('DUE#2026') },
    entries: [['LSI1', { ...key, LSI1SK: S('DUE#2026') }]],
  },
  {
    title: 'K3: a projection of named attributes holds the keys and those of them that exist',
    parts: {
      ...teamQueue,
      indexes: [
        globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'], { type: 'INCLUDE', attributes: ['title', 'status', 'PK'] }),
      ],
    },
    state: { id: S('1'), team: S('7'), status: S('open') },
    item: { ...key, team: S('7'), status: S('open'), GSI1PK: S('TEAM#7'), GSI1SK: S('STATUS#open#1') },
    entries: [['GSI1', { ...key, GSI1PK: S('TEAM#7'), GSI1SK: S('STATUS#open#1'), status: S('open') }]],
  },
  {
    title: 'K4: a number key takes the one bare placeholder, in canonical form',
    parts: {
      table: { sortKey: { name: 'SK', type: 'N' } },
      attributes: [number('seq', { keyOnly: true })],
      keys: { SK: '{seq}' },
    },
    state: { id: S('1'), seq: N('007.50') },
    item: { PK: S('THING#1'), SK: N('7.5') },
  },
  {
    title: 'K4: a binary key takes the one bare placeholder',
    parts: {
      table: { partitionKey: { name: 'PK', type: 'B' } },
      attributes: [{ name: 'hash', type: 'B', keyOnly: true }],
      keys: { PK: '{hash}' },
    },
    state: { id: S('1'), hash: B('AQID') },
    item: { PK: B('AQID'), SK: S('THING') },
  },
  ...typedKeyRows(),
  {
    title: 'K4: a key of type S shows a number as text',
    parts: { attributes: [number('seq', { keyOnly: true })], keys: { SK: '{seq}' } },
    state: { id: S('1'), seq: N('1e3') },
    item: { PK: S('THING#1'), SK: S('1000') },
  },
  {
    title: 'K4: a key attribute that is itself an entity attribute takes its value, once',
    parts: {
      table: { partitionKey: { name: 'owner', type: 'S' }, sortKey: { name: 'at', type: 'N' } },
      attributes: [text('note'), number('at'), text('owner')],
    },
    state: { note: S('n'), at: N('12'), owner: S('ada') },
    item: { owner: S('ada'), at: N('12'), note: S('n') },
  },
  {
    title: 'K4: an entity attribute of another type than its key gives no key',
    parts: {
      table: { partitionKey: { name: 'owner', type: 'S' } },
      attributes: [number('owner')],
    },
    state: { id: S('1'), owner: N('1') },
    absent: {
      owner: { absent: 'invalid', problem: { code: 'key-type', params: { attribute: 'owner', type: 'S' } } },
    },
  },
  {
    title: 'K4: half of a surrogate pair is no text that a key could have',
    parts: { table: { partitionKey: { name: 'owner', type: 'S' } }, attributes: [text('owner')] },
    state: { id: S('1'), owner: S('a\ud800') },
    absent: { owner: { absent: 'invalid', attribute: 'owner' } },
  },
  {
    title: 'K4: a key whose `when` is false has no value, though its template could',
    parts: {
      ...teamQueue,
      keys: {
        GSI1PK: { template: 'TEAM#{team}', when: [{ attribute: 'status', is: 'equals', value: S('open') }] },
        GSI1SK: 'STATUS#{status}',
      },
    },
    state: { id: S('1'), team: S('7'), status: S('closed') },
    item: { ...key, team: S('7'), status: S('closed') },
    absent: { GSI1PK: { absent: 'when' } },
  },
  {
    title: 'K4: a false `when` on a table key leaves no record',
    parts: {
      attributes: [text('status')],
      keys: { SK: { template: 'THING', when: [{ attribute: 'status', is: 'present' }] } },
    },
    state: { id: S('1') },
    absent: { SK: { absent: 'when' } },
  },
  {
    title: 'K1: a value no key can show gives no key',
    parts: { ...teamQueue, attributes: [{ name: 'team', type: 'BOOL' }, text('status')] },
    state: { id: S('1'), team: { BOOL: true }, status: S('open') },
    item: { ...key, team: { BOOL: true }, status: S('open') },
    absent: { GSI1PK: { absent: 'invalid', problem: { code: 'unsupported-type', params: { attribute: 'team' } } } },
  },
  {
    title: 'the record holds entity attributes in entity order, none that lives in keys alone and none unlisted',
    parts: { attributes: [text('b'), text('constructor'), text('a'), text('toString')] },
    state: { unlisted: S('x'), a: S('1'), id: S('1'), b: S('2'), constructor: S('c') },
    item: { ...key, b: S('2'), constructor: S('c'), a: S('1') },
  },
  {
    title: 'names that objects inherit are read as absent where the state has none',
    parts: {
      indexes: [globalIndex('GSI1', ['constructor'], ['GSI1SK'])],
      attributes: [text('constructor'), text('valueOf')],
      keys: { GSI1SK: '{valueOf}' },
    },
    state: { id: S('1') },
    item: key,
    absent: {
      constructor: { absent: 'missing', attribute: 'constructor' },
      GSI1SK: { absent: 'missing', attribute: 'valueOf' },
    },
  },
];

describe('imageOf', () => {
  it.each(rows)('$title', ({ parts, state, item, entries = [], absent = {} }) => {
    const design = smallDesign(parts);
    const image = imageIn(design, state);
    const { partitionKey, sortKey } = design.table;
    const names = [partitionKey.name, ...(sortKey ? [sortKey.name] : [])];
    expect(image.record).toEqual(
      item && {
        role: 'record',
        table: 'things',
        key: Object.fromEntries(names.map((name) => [name, item[name]])),
        item,
      },
    );
    if (item) expect(Object.keys(image.record?.item ?? {})).toEqual(Object.keys(item));
    expect(indexEntries(prepareDesign(design), image).map(({ index, entry }) => [index, entry])).toEqual(entries);
    const without = Object.entries(image.keys).filter(([, outcome]) => 'absent' in outcome);
    expect(Object.fromEntries(without)).toEqual(absent);
  });
});
