/** The locks of one state: their keys, what they carry and which indexes they enter, written from the rules (L1–L7). */
import { describe, expect, it } from 'vitest';
import type { State } from '#core/design';
import { indexEntries, type LockGap, prepareDesign } from '#core/image';
import type { Item } from '#core/value';
import {
  B,
  globalIndex,
  imageIn,
  N,
  number,
  type Parts,
  S,
  smallDesign,
  text,
  unique,
} from '../../../tests/small-design.ts';

interface Row {
  readonly title: string;
  readonly parts: Parts;
  readonly state: State;
  /** Whole lock items in order. */
  readonly locks: readonly Item[];
  readonly gaps?: readonly LockGap[];
}

const lock = (value: string, more: Item = {}): Item => ({ PK: S(value), SK: S('LOCK'), ...more });
const email = { attributes: [text('email')], constraints: [unique('EMAIL', ['email'])] };
const normalised = (...normalise: string[]): Parts => ({
  attributes: [text('email')],
  constraints: [unique('EMAIL', ['email'], { normalise })],
});
const pair = (...normalise: string[]): Parts => ({
  attributes: [text('a'), text('b')],
  constraints: [unique('PAIR', ['a', 'b'], { normalise })],
});
const ofType = (type: 'N' | 'B' | 'BOOL' | 'NULL' | 'L' | 'M' | 'SS' | 'NS' | 'BS', more: object = {}): Parts => ({
  attributes: [{ name: 'x', type }],
  constraints: [unique('X', ['x'], more)],
});

const keys: readonly Row[] = [
  {
    title: 'L1: the key is prefix, constraint and value; the sort key is a constant',
    parts: email,
    state: { id: S('1'), email: S('ada@lovelace.io') },
    locks: [lock('UNIQ#EMAIL#ada@lovelace.io')],
  },
  {
    title: 'L1: the prefix and the sort key are the design’s own',
    parts: { ...email, locks: { prefix: 'TAKEN', sortKey: 'MARK' } },
    state: { id: S('1'), email: S('a') },
    locks: [{ PK: S('TAKEN#EMAIL#a'), SK: S('MARK') }],
  },
  {
    title: 'L1: the key attributes have the table’s names',
    parts: {
      ...email,
      table: { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type: 'S' } },
      keys: { pk: 'THING#{id}', sk: 'THING' },
    },
    state: { id: S('1'), email: S('a') },
    locks: [{ pk: S('UNIQ#EMAIL#a'), sk: S('LOCK') }],
  },
  {
    title: 'L1: a sort key of type N takes the typed value',
    parts: {
      ...email,
      table: { sortKey: { name: 'SK', type: 'N' } },
      keys: { SK: '{seq}' },
      attributes: [text('email'), number('seq', { keyOnly: true })],
      locks: { sortKey: N('0') },
    },
    state: { id: S('1'), seq: N('5'), email: S('a') },
    locks: [{ PK: S('UNIQ#EMAIL#a'), SK: N('0') }],
  },
  {
    title: 'L1: a sort key of type B takes the typed value',
    parts: {
      ...email,
      table: { sortKey: { name: 'SK', type: 'B' } },
      keys: { SK: '{seq}' },
      attributes: [text('email'), { name: 'seq', type: 'B', keyOnly: true }],
      locks: { sortKey: B('AA==') },
    },
    state: { id: S('1'), seq: B('AQ=='), email: S('a') },
    locks: [{ PK: S('UNIQ#EMAIL#a'), SK: B('AA==') }],
  },
  {
    title: 'L1: a typed value of type S is the text',
    parts: { ...email, locks: { sortKey: S('MARK') } },
    state: { id: S('1'), email: S('a') },
    locks: [{ PK: S('UNIQ#EMAIL#a'), SK: S('MARK') }],
  },
  {
    title: 'L1: an own template keeps locks of another form',
    parts: { ...email, locks: { prefix: 'u', template: 'lock/{prefix}/{constraint}={value}' } },
    state: { id: S('1'), email: S('a') },
    locks: [lock('lock/u/EMAIL=a')],
  },
  {
    title: 'L1: a single unique constraint needs no name in the key',
    parts: { ...email, locks: { template: 'EMAIL:{value}' } },
    state: { id: S('1'), email: S('a') },
    locks: [lock('EMAIL:a')],
  },
  {
    title: 'L1: doubled braces of an own template are braces',
    parts: { ...email, locks: { template: '{{{constraint}}}#{value}' } },
    state: { id: S('1'), email: S('a') },
    locks: [lock('{EMAIL}#a')],
  },
  {
    title: 'L1: a value is never read as a template or as a replacement pattern',
    parts: email,
    state: { id: S('1'), email: S("{constraint}$&$1$'{{") },
    locks: [lock("UNIQ#EMAIL#{constraint}$&$1$'{{")],
  },
  {
    title: 'L1: a table whose partition key is N has its locks in a table of their own',
    parts: {
      attributes: [text('email'), number('seq', { keyOnly: true })],
      constraints: [unique('EMAIL', ['email'])],
      table: { partitionKey: { name: 'PK', type: 'N' } },
      keys: { PK: '{seq}' },
      locks: { owner: true, table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' } } },
    },
    state: { seq: N('5'), email: S('a') },
    locks: [{ lock: S('UNIQ#EMAIL#a'), ownerPK: N('5'), ownerSK: S('THING') }],
  },
  {
    title: 'L1: a lock table with a sort key of its own gets the constant there',
    parts: {
      ...email,
      locks: {
        table: { name: 'locks', partitionKey: { name: 'lock', type: 'S' }, sortKey: { name: 'sort', type: 'S' } },
      },
    },
    state: { id: S('1'), email: S('a') },
    locks: [{ lock: S('UNIQ#EMAIL#a'), sort: S('LOCK') }],
  },
  {
    title: 'L1: a table without a sort key has locks without one',
    parts: {
      ...email,
      table: { name: 'flat', partitionKey: { name: 'PK', type: 'S' }, ...{ sortKey: undefined } } as object,
    },
    state: { id: S('1'), email: S('a') },
    locks: [{ PK: S('UNIQ#EMAIL#a') }],
  },
];

const values: readonly Row[] = [
  {
    title: 'L2: one part is used as it is, whatever it holds',
    parts: email,
    state: { id: S('1'), email: S('a#b %"c') },
    locks: [lock('UNIQ#EMAIL#a#b %"c')],
  },
  {
    title: 'L2: several parts are encoded each and joined: ("a#b", "c")',
    parts: pair(),
    state: { id: S('1'), a: S('a#b'), b: S('c') },
    locks: [lock('UNIQ#PAIR#a%23b#c')],
  },
  {
    title: 'L2: several parts are encoded each and joined: ("a", "b#c")',
    parts: pair(),
    state: { id: S('1'), a: S('a'), b: S('b#c') },
    locks: [lock('UNIQ#PAIR#a#b%23c')],
  },
  {
    title: 'L2: everything from U+0000 to the percent sign is encoded, nothing above it is',
    parts: pair(),
    state: { id: S('1'), a: S('\u0000\t !"#$%&\'é😀'), b: S('~') },
    locks: [lock("UNIQ#PAIR#%00%09%20%21%22%23%24%25&'é😀#~")],
  },
  {
    title: 'L2: parts stand in the order of the constraint, not of the entity',
    parts: { ...pair(), constraints: [unique('PAIR', ['b', 'a'])] },
    state: { id: S('1'), a: S('1'), b: S('2') },
    locks: [lock('UNIQ#PAIR#2#1')],
  },
  {
    title: 'L2: numbers are canonical',
    parts: ofType('N'),
    state: { id: S('1'), x: N('1.0') },
    locks: [lock('UNIQ#X#1')],
  },
  {
    title: 'L2: minus zero is zero',
    parts: ofType('N'),
    state: { id: S('1'), x: N('-0.0') },
    locks: [lock('UNIQ#X#0')],
  },
  {
    title: 'L2: a number of 38 digits keeps them',
    parts: ofType('N'),
    state: { id: S('1'), x: N('12345678901234567890123456789012345678') },
    locks: [lock('UNIQ#X#12345678901234567890123456789012345678')],
  },
  {
    title: 'L2: binary is base64',
    parts: ofType('B'),
    state: { id: S('1'), x: B('AP8=') },
    locks: [lock('UNIQ#X#AP8=')],
  },
  {
    title: 'L2: a number and binary in several parts',
    parts: {
      attributes: [number('n'), { name: 'b', type: 'B' }],
      constraints: [unique('PAIR', ['n', 'b'])],
    },
    state: { id: S('1'), n: N('10e-1'), b: B('+/8=') },
    locks: [lock('UNIQ#PAIR#1#+/8=')],
  },
  ...(
    [
      ['BOOL', { BOOL: true }],
      ['NULL', { NULL: true }],
      ['M', { M: { a: S('1') } }],
    ] as const
  ).map(
    ([type, x]): Row => ({
      title: `L2: a part of type ${type} gives no lock`,
      parts: ofType(type),
      state: { id: S('1'), x },
      locks: [],
      gaps: [
        { constraint: 'X', absent: 'invalid', problem: { code: 'not-lockable', params: { attribute: 'x', type } } },
      ],
    }),
  ),
  {
    title: 'L2: a value of another type than the attribute’s gives no lock',
    parts: email,
    state: { id: S('1'), email: N('1') },
    locks: [],
    gaps: [{ constraint: 'EMAIL', absent: 'invalid', attribute: 'email' }],
  },
  {
    title: 'L2: a broken number gives no lock',
    parts: ofType('N'),
    state: { id: S('1'), x: N('1e') },
    locks: [],
    gaps: [{ constraint: 'X', absent: 'invalid', attribute: 'x' }],
  },
];

const normalising: readonly Row[] = [
  {
    title: 'L3: steps apply in the order given; the record keeps the text as typed',
    parts: normalised('trim', 'collapse', 'nfc', 'lowercase'),
    state: { id: S('1'), email: S('\u2003 Ada \t\n Cafe\u0301\u00a0') },
    locks: [lock('UNIQ#EMAIL#ada café')],
  },
  {
    title: 'L3: digits',
    parts: normalised('digits'),
    state: { id: S('1'), email: S('+49 (0)30-12٣') },
    locks: [lock('UNIQ#EMAIL#4903012')],
  },
  {
    title: 'L3: compatibility forms',
    parts: normalised('nfkc'),
    state: { id: S('1'), email: S('ﬁ①Å') },
    locks: [lock('UNIQ#EMAIL#fi1Å')],
  },
  {
    title: 'L3: sha256 is the hash of the normalised text in hex, wherever it stands in the list',
    parts: normalised('sha256', 'lowercase'),
    state: { id: S('1'), email: S('ABC') },
    locks: [lock('UNIQ#EMAIL#ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')],
  },
  {
    title: 'L3: sha256 takes several parts joined, once',
    parts: pair('sha256'),
    state: { id: S('1'), a: S('a#b'), b: S('c') },
    // sha256 of "a%23b#c"
    locks: [lock('UNIQ#PAIR#b4b1b731e06352a1e097f11bf51f5caf9ff018bc886725cd54b4108008159d01')],
  },
  {
    title: 'L3: steps apply to text alone: numbers stay canonical numbers',
    parts: ofType('N', { normalise: ['digits'] }),
    state: { id: S('1'), x: N('-1.50') },
    locks: [lock('UNIQ#X#-1.5')],
  },
  {
    title: 'L3: steps apply to text alone: binary keeps its case',
    parts: ofType('B', { normalise: ['lowercase'] }),
    state: { id: S('1'), x: B('AP8=') },
    locks: [lock('UNIQ#X#AP8=')],
  },
  {
    title: 'L3: sha256 takes the joined value whatever its type',
    parts: ofType('N', { normalise: ['sha256'] }),
    state: { id: S('1'), x: N('1.0') },
    locks: [lock('UNIQ#X#6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b')],
  },
];

const optional: readonly Row[] = [
  {
    title: 'L4: an absent part gives no lock',
    parts: email,
    state: { id: S('1') },
    locks: [],
    gaps: [{ constraint: 'EMAIL', absent: 'missing', attribute: 'email' }],
  },
  {
    title: 'L4: one absent part of several gives no lock',
    parts: pair(),
    state: { id: S('1'), a: S('a') },
    locks: [],
    gaps: [{ constraint: 'PAIR', absent: 'missing', attribute: 'b' }],
  },
  {
    title: 'L4: an empty part gives no lock',
    parts: email,
    state: { id: S('1'), email: S('') },
    locks: [],
    gaps: [{ constraint: 'EMAIL', absent: 'empty', attribute: 'email' }],
  },
  {
    title: 'L4: a part that is empty after normalising gives no lock, hashed or not',
    parts: normalised('trim', 'sha256'),
    state: { id: S('1'), email: S(' \u3000') },
    locks: [],
    gaps: [{ constraint: 'EMAIL', absent: 'empty', attribute: 'email' }],
  },
  {
    title: 'L4: one part of several that is empty after normalising gives no lock',
    parts: pair('digits'),
    state: { id: S('1'), a: S('1'), b: S('x') },
    locks: [],
    gaps: [{ constraint: 'PAIR', absent: 'empty', attribute: 'b' }],
  },
  {
    title: 'L4: an empty binary gives no lock',
    parts: ofType('B'),
    state: { id: S('1'), x: B('') },
    locks: [],
    gaps: [{ constraint: 'X', absent: 'empty', attribute: 'x' }],
  },
  {
    title: 'L4: a record that does not match `when` holds no lock',
    parts: {
      attributes: [text('email'), text('deletedAt')],
      constraints: [unique('EMAIL', ['email'], { when: [{ attribute: 'deletedAt', is: 'absent' }] })],
    },
    state: { id: S('1'), email: S('a'), deletedAt: S('2026') },
    locks: [],
    gaps: [{ constraint: 'EMAIL', absent: 'when' }],
  },
  {
    title: 'L4: a record that matches `when` holds it',
    parts: {
      attributes: [text('email'), text('deletedAt')],
      constraints: [unique('EMAIL', ['email'], { when: [{ attribute: 'deletedAt', is: 'absent' }] })],
    },
    state: { id: S('1'), email: S('a') },
    locks: [lock('UNIQ#EMAIL#a')],
  },
  {
    title: 'L4: a set as the only part gives one lock an element, in byte order of their keys',
    parts: ofType('SS'),
    state: { id: S('1'), x: { SS: ['b', 'a', '😀', '\uffee', 'B'] } },
    locks: ['B', 'a', 'b', '\uffee', '😀'].map((value) => lock(`UNIQ#X#${value}`)),
  },
  {
    title: 'L4: elements that are equal once normalised give one lock',
    parts: ofType('SS', { normalise: ['trim', 'lowercase'] }),
    state: { id: S('1'), x: { SS: ['Ada', ' ada', 'bob'] } },
    locks: [lock('UNIQ#X#ada'), lock('UNIQ#X#bob')],
  },
  {
    title: 'L4: a list of texts gives one lock an element',
    parts: ofType('L'),
    state: { id: S('1'), x: { L: [S('b'), S('a'), S('b')] } },
    locks: [lock('UNIQ#X#a'), lock('UNIQ#X#b')],
  },
  {
    title: 'L4: a set of numbers gives canonical numbers, in byte order',
    parts: ofType('NS'),
    state: { id: S('1'), x: { NS: ['10', '9', '1e1'] } },
    locks: [lock('UNIQ#X#10'), lock('UNIQ#X#9')],
  },
  {
    title: 'L4: a set of binaries gives one lock an element',
    parts: ofType('BS'),
    state: { id: S('1'), x: { BS: ['AQ==', 'AA=='] } },
    locks: [lock('UNIQ#X#AA=='), lock('UNIQ#X#AQ==')],
  },
  {
    title: 'L3 L4: elements are hashed one by one, and ordered by the keys that gives',
    parts: ofType('SS', { normalise: ['sha256'] }),
    state: { id: S('1'), x: { SS: ['1', 'abc'] } },
    locks: [
      lock('UNIQ#X#6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'),
      lock('UNIQ#X#ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'),
    ],
  },
  {
    title: 'L4: an element that is empty after normalising has no lock; the others do',
    parts: ofType('SS', { normalise: ['trim'] }),
    state: { id: S('1'), x: { SS: [' ', 'a'] } },
    locks: [lock('UNIQ#X#a')],
  },
  {
    title: 'L4: a list without elements gives no lock',
    parts: ofType('L'),
    state: { id: S('1'), x: { L: [] } },
    locks: [],
    gaps: [{ constraint: 'X', absent: 'empty', attribute: 'x' }],
  },
  {
    title: 'L4: a list with something else than a text gives no lock at all',
    parts: ofType('L'),
    state: { id: S('1'), x: { L: [S('a'), N('1')] } },
    locks: [],
    gaps: [
      {
        constraint: 'X',
        absent: 'invalid',
        attribute: 'x',
        problem: { code: 'not-lockable', params: { type: 'L' } },
      },
    ],
  },
  {
    title: 'L4: a set beside another part gives no lock',
    parts: {
      attributes: [text('a'), { name: 'tags', type: 'SS' }],
      constraints: [unique('PAIR', ['a', 'tags'])],
    },
    state: { id: S('1'), a: S('a'), tags: { SS: ['x'] } },
    locks: [],
    gaps: [
      {
        constraint: 'PAIR',
        absent: 'invalid',
        problem: { code: 'set-in-composite', params: { attribute: 'tags', type: 'SS' } },
      },
    ],
  },
  {
    title: 'L4: locks stand in document order of their constraints',
    parts: {
      attributes: [text('a'), { name: 'b', type: 'SS' }],
      constraints: [unique('Z', ['b']), unique('A', ['a'])],
    },
    state: { id: S('1'), a: S('1'), b: { SS: ['y', 'x'] } },
    locks: [lock('UNIQ#Z#x'), lock('UNIQ#Z#y'), lock('UNIQ#A#1')],
  },
];

const carrying: readonly Row[] = [
  {
    title: 'L5: with an owner the lock stores the record’s key',
    parts: { ...email, locks: { owner: true } },
    state: { id: S('1'), email: S('a') },
    locks: [lock('UNIQ#EMAIL#a', { ownerPK: S('THING#1'), ownerSK: S('THING') })],
  },
  {
    title: 'L5: the owner’s attributes are named after the record’s key attributes, with their types',
    parts: {
      ...email,
      table: { partitionKey: { name: 'id', type: 'S' }, sortKey: { name: 'at', type: 'N' } },
      attributes: [text('email'), number('at')],
      locks: { owner: true, sortKey: N('0') },
    },
    state: { id: S('1'), at: N('1.50'), email: S('a') },
    locks: [{ id: S('UNIQ#EMAIL#a'), at: N('0'), ownerid: S('1'), ownerat: N('1.5') }],
  },
  {
    title: 'L6: with TTL on the table and its attribute on the record, the lock carries the same value',
    parts: {
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'])],
      table: { timeToLive: 'expiresAt' },
      locks: { owner: true },
    },
    state: { id: S('1'), email: S('a'), expiresAt: N('1780000000') },
    locks: [lock('UNIQ#EMAIL#a', { ownerPK: S('THING#1'), ownerSK: S('THING'), expiresAt: N('1780000000') })],
  },
  {
    title: 'L6: a record without the TTL attribute has locks without it',
    parts: {
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'])],
      table: { timeToLive: 'expiresAt' },
    },
    state: { id: S('1'), email: S('a') },
    locks: [lock('UNIQ#EMAIL#a')],
  },
  {
    title: 'L6: without TTL on the table an attribute of that name stays on the record alone',
    parts: { attributes: [text('email'), number('expiresAt')], constraints: [unique('EMAIL', ['email'])] },
    state: { id: S('1'), email: S('a'), expiresAt: N('1780000000') },
    locks: [lock('UNIQ#EMAIL#a')],
  },
];

describe('locks of an image', () => {
  it.each([...keys, ...values, ...normalising, ...optional, ...carrying])('$title', (row) => {
    const design = smallDesign(row.parts);
    const image = imageIn(design, row.state);
    expect(image.locks.map(({ item }) => item)).toEqual(row.locks);
    expect(image.gaps).toEqual(row.gaps ?? []);
    for (const { key, table } of image.locks) {
      const { partitionKey, sortKey, name } = design.locks?.table ?? design.table;
      expect(Object.keys(key)).toEqual([partitionKey.name, ...(sortKey ? [sortKey.name] : [])]);
      expect(table).toBe(name);
    }
    // L3: nothing of this changes what the record keeps.
    for (const { name } of prepareDesign(design).stored) expect(image.record?.item[name]).toEqual(row.state[name]);
  });

  it('L7: a lock enters an inverted index on the table’s own keys', () => {
    const inverted = globalIndex('Inverted', ['SK'], ['PK'], { type: 'KEYS_ONLY' });
    const design = smallDesign({ ...email, indexes: [inverted] });
    const image = imageIn(design, { id: S('1'), email: S('a') });
    expect(indexEntries(prepareDesign(design), image)).toEqual([
      {
        role: 'index',
        index: 'Inverted',
        of: image.record,
        key: { SK: S('THING'), PK: S('THING#1') },
        entry: { PK: S('THING#1'), SK: S('THING') },
      },
      {
        role: 'index',
        index: 'Inverted',
        of: image.locks[0],
        key: { SK: S('LOCK'), PK: S('UNIQ#EMAIL#a') },
        entry: { PK: S('UNIQ#EMAIL#a'), SK: S('LOCK') },
      },
    ]);
  });

  it('L7: a lock enters an index on the attributes it carries, with what the projection takes of them', () => {
    const expiring = {
      ...globalIndex('Expiring', ['SK'], [], { type: 'ALL' }),
      sortKey: [{ name: 'expiresAt', type: 'N' as const }],
    };
    const design = smallDesign({
      attributes: [text('email'), number('expiresAt')],
      constraints: [unique('EMAIL', ['email'])],
      table: { timeToLive: 'expiresAt', indexes: [expiring] },
      locks: { owner: true },
    });
    const image = imageIn(design, { id: S('1'), email: S('a'), expiresAt: N('5') });
    expect(indexEntries(prepareDesign(design), image).map(({ entry }) => entry)).toEqual([
      { PK: S('THING#1'), SK: S('THING'), expiresAt: N('5'), email: S('a') },
      {
        PK: S('UNIQ#EMAIL#a'),
        SK: S('LOCK'),
        expiresAt: N('5'),
        ownerPK: S('THING#1'),
        ownerSK: S('THING'),
      },
    ]);
  });

  it('L7: a lock in a table of its own enters no index', () => {
    const design = smallDesign({
      ...email,
      indexes: [globalIndex('Inverted', ['SK'], ['PK'])],
      locks: {
        table: { name: 'locks', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'S' } },
      },
    });
    const image = imageIn(design, { id: S('1'), email: S('a') });
    expect(indexEntries(prepareDesign(design), image).map(({ of }) => of.role)).toEqual(['record']);
  });
});
