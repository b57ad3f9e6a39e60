/**
 * Random designs that a person could really have, without scenarios: every feature is one choice, so that a failing
 * design shrinks to the features that matter. Their histories come from `history.ts`.
 */
import fc from 'fast-check';
import type { Design } from '#core';
import { NORMALISERS } from '#core/design';
import { readDesign } from '../fixtures.ts';
import { NAME_SETS, type Names } from './names.ts';

/** A design without scenarios, and the names its parts go by. */
export interface Sketch {
  readonly design: Design;
  readonly names: Names;
}

type Json = Record<string, unknown>;

const TABLE_STYLES = [
  'plain',
  'no-sort-key',
  'scoped',
  'status-in-key',
  'number-sort-key',
  'attribute',
  'number',
  'binary',
] as const;
type TableStyle = (typeof TABLE_STYLES)[number];

const INDEXES = [
  'byStatus',
  'byLevel',
  'byEmail',
  'teamLevel',
  'inverted',
  'local',
  'levelNumber',
  'descending',
  'deletions',
  'scopedHandle',
] as const;
const CONSTRAINTS = [
  'EMAIL',
  'HANDLE',
  'TEAM-HANDLE',
  'EMAIL-LEVEL',
  'LEVEL',
  'BLOB',
  'TAGS',
  'ALIASES',
  'TEAM',
  'MENTOR',
] as const;
type ConstraintName = (typeof CONSTRAINTS)[number];
const REFERENCES: readonly string[] = ['TEAM', 'MENTOR'];

const choices = fc.record({
  names: fc.constantFrom(...NAME_SETS),
  style: fc.constantFrom(...TABLE_STYLES),
  keyOnlyId: fc.boolean(),
  keyOnlyTeam: fc.constantFrom(false, false, true),
  indexes: fc.subarray([...INDEXES]),
  projections: fc.array(fc.constantFrom('ALL', 'KEYS_ONLY', 'INCLUDE'), { minLength: 10, maxLength: 10 }),
  sparse: fc.constantFrom('never', 'status', 'deleted'),
  constraints: fc.subarray([...CONSTRAINTS], { maxLength: 4 }),
  reversed: fc.boolean(),
  normalise: fc.subarray([...NORMALISERS], { maxLength: 3 }),
  when: fc.constantFrom('none', 'deleted', 'status', 'level', 'flag'),
  on: fc.subarray(['create', 'update', 'delete'] as const, { minLength: 1 }),
  foreign: fc.boolean(),
  owner: fc.boolean(),
  lockTable: fc.constantFrom('none', 'with-sort-key', 'without-sort-key'),
  lockTemplate: fc.constantFrom(undefined, '{prefix}#{constraint}#{value}', 'lock/{constraint}/{value}'),
  prefix: fc.constantFrom(undefined, 'ONLY'),
  timeToLive: fc.boolean(),
  reclaim: fc.boolean(),
  version: fc.boolean(),
});
type Choices = typeof choices extends fc.Arbitrary<infer T> ? T : never;

/** Random designs that load and, but for scenarios that break a rule of theirs, have no error. */
export const sketchArbitrary: fc.Arbitrary<Sketch> = choices.map((choice) => ({
  design: readDesign(buildDesign(choice)),
  names: choice.names,
}));

function buildDesign(choice: Choices): Json {
  const { names } = choice;
  const constraints = choice.constraints.map((name) => buildConstraint(name, choice));
  const unique = constraints.some(({ kind }) => kind === 'unique');
  const style = TABLES[choice.style](names);
  return {
    version: 1,
    name: 'Random',
    table: {
      name: 'records',
      ...style.table,
      ...(choice.timeToLive ? { timeToLive: names.expiresAt } : {}),
      indexes: choice.indexes.flatMap((name, at) => buildIndex(name, choice, at)),
    },
    entity: {
      name: 'Record',
      attributes: buildAttributes(choice),
      keys: { ...style.keys, ...indexKeys(choice) },
      ...(choice.version ? { version: names.version } : {}),
    },
    constraints: choice.reversed ? constraints.reverse() : constraints,
    locks: buildLocks(choice, choice.timeToLive && unique, style),
    scenarios: [],
  };
}

interface BuiltTable {
  readonly table: Json;
  readonly keys: Json;
  /** Whether locks can live in the table itself. */
  readonly lockable: boolean;
  readonly lockSortKey?: { readonly N: string };
}

const TABLES: Record<TableStyle, (names: Names) => BuiltTable> = {
  plain: (n) => ({
    table: { partitionKey: key(n.PK), sortKey: key(n.SK) },
    keys: { [n.PK]: { template: `REC#{${n.id}}` }, [n.SK]: { template: 'REC' } },
    lockable: true,
  }),
  'no-sort-key': (n) => ({
    table: { partitionKey: key(n.PK) },
    keys: { [n.PK]: { template: `rec/{${n.id}}` } },
    lockable: true,
  }),
  scoped: (n) => ({
    table: { partitionKey: key(n.PK), sortKey: key(n.SK) },
    keys: { [n.PK]: { template: `TEAM#{${n.team}}` }, [n.SK]: { template: `REC#{${n.id}}` } },
    lockable: true,
  }),
  'status-in-key': (n) => ({
    table: { partitionKey: key(n.PK), sortKey: key(n.SK) },
    keys: {
      [n.PK]: { template: `TEAM#{${n.team}}` },
      [n.SK]: { template: `STATUS#{${n.status}}#REC#{${n.id}}` },
    },
    lockable: true,
  }),
  'number-sort-key': (n) => ({
    table: { partitionKey: key(n.PK), sortKey: key(n.level, 'N') },
    keys: { [n.PK]: { template: `REC#{${n.id}}` } },
    lockable: true,
    lockSortKey: { N: '0' },
  }),
  attribute: (n) => ({
    table: { partitionKey: key(n.id), sortKey: key(n.level, 'N') },
    keys: {},
    lockable: false,
  }),
  number: (n) => ({
    table: { partitionKey: key(n.PK, 'N'), sortKey: key(n.SK) },
    keys: { [n.PK]: { template: `{${n.level}}` }, [n.SK]: { template: `REC#{${n.id}}` } },
    lockable: false,
  }),
  binary: (n) => ({
    table: { partitionKey: key(n.PK, 'B'), sortKey: key(n.SK) },
    keys: { [n.PK]: { template: `{${n.blob}}` }, [n.SK]: { template: `REC#{${n.id}}` } },
    lockable: false,
  }),
};

const key = (name: string, type: 'S' | 'N' | 'B' = 'S') => ({ name, type });

/**
 * A team that is not stored on its own. Where no key shows it either, a scenario that relies on it is an error. As a
 * key attribute it has to be stored.
 */
const hidesTeam = ({ keyOnlyTeam, indexes }: Choices): boolean => keyOnlyTeam && !indexes.includes('teamLevel');

function buildAttributes(choice: Choices): Json[] {
  const { names, style, keyOnlyId } = choice;
  const required = (field: 'level' | 'blob') =>
    (field === 'level' && (style === 'attribute' || style === 'number' || style === 'number-sort-key')) ||
    (field === 'blob' && style === 'binary')
      ? { required: true }
      : {};
  return [
    { name: names.id, type: 'S', required: true, ...(keyOnlyId && style !== 'attribute' ? { keyOnly: true } : {}) },
    { name: names.team, type: 'S', required: true, ...(hidesTeam(choice) ? { keyOnly: true } : {}) },
    { name: names.status, type: 'S', required: true, values: ['open', 'pending', 'closed'] },
    { name: names.email, type: 'S' },
    { name: names.handle, type: 'S' },
    { name: names.level, type: 'N', ...required('level') },
    { name: names.tags, type: 'SS' },
    { name: names.aliases, type: 'L' },
    { name: names.deletedAt, type: 'S' },
    { name: names.expiresAt, type: 'N' },
    { name: names.blob, type: 'B', ...required('blob') },
    { name: names.note, type: 'S' },
    { name: names.extra, type: 'M' },
    { name: names.flag, type: 'BOOL' },
  ];
}

const hasSortKey = (style: TableStyle): boolean => style !== 'no-sort-key';
const tableKey = ({ names, style }: Choices) => {
  const { table } = TABLES[style](names);
  return [table.partitionKey, ...(table.sortKey ? [table.sortKey] : [])];
};

function buildIndex(name: (typeof INDEXES)[number], choice: Choices, at: number): Json[] {
  const { names, style } = choice;
  const [partition, sort] = tableKey(choice);
  const keys = {
    byStatus: [[key('G1PK')], [key('G1SK')]],
    byLevel: [[key('G1PK')], [key('G2SK')]],
    byEmail: [[key(names.email)], []],
    teamLevel: [[key(names.team)], [key(names.level, 'N')]],
    inverted: [[sort], [partition]],
    local: [[partition], [key('L1SK')]],
    levelNumber: [[key('G3PK', 'N')], [key('G1SK')]],
    descending: [[key('G1PK')], [key('G4SK')]],
    deletions: [[key('G1PK')], [key('G5SK')]],
    scopedHandle: [[key('G6PK')], []],
  }[name];
  if ((name === 'inverted' || name === 'local') && !hasSortKey(style)) return [];
  const projection = choice.projections[at] ?? 'ALL';
  return [
    {
      name,
      kind: name === 'local' ? 'local' : 'global',
      partitionKey: keys[0],
      sortKey: keys[1],
      projection:
        projection === 'INCLUDE' ? { type: projection, attributes: [names.note, names.level] } : { type: projection },
    },
  ];
}

function indexKeys(choice: Choices): Json {
  const { names } = choice;
  const uses = (...indexes: (typeof INDEXES)[number][]) => indexes.some((index) => choice.indexes.includes(index));
  const when = { never: {}, status: { when: whenOf('status', names) }, deleted: { when: whenOf('deleted', names) } };
  return {
    ...(uses('byStatus', 'byLevel', 'descending', 'deletions')
      ? { G1PK: { template: `TEAM#{${names.team}}`, ...when[choice.sparse] } }
      : {}),
    ...(uses('byStatus', 'levelNumber') ? { G1SK: { template: `STATUS#{${names.status}}#REC#{${names.id}}` } } : {}),
    ...(uses('byLevel') ? { G2SK: { template: `LEVEL#{${names.level}|pad:3}#{${names.handle}}` } } : {}),
    ...(uses('levelNumber') ? { G3PK: { template: `{${names.level}}` } } : {}),
    ...(uses('descending') ? { G4SK: { template: `{${names.level}|desc:3}#{${names.status}|rank}` } } : {}),
    ...(uses('deletions') ? { G5SK: { template: `{${names.deletedAt}|iso:s}#{${names.id}|lower}` } } : {}),
    ...(uses('scopedHandle') ? { G6PK: { template: `{${names.team}|encode}#{${names.handle}|encode}#{{}}` } } : {}),
    ...(uses('local') && hasSortKey(choice.style) ? { L1SK: { template: `H#{${names.handle}|upper}` } } : {}),
  };
}

function whenOf(kind: Choices['when'], names: Names): Json[] | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'deleted':
      return [{ attribute: names.deletedAt, is: 'absent' }];
    case 'status':
      return [{ attribute: names.status, is: 'in', values: [{ S: 'open' }, { S: 'pending' }] }];
    case 'level':
      return [
        { attribute: names.level, is: 'present' },
        { attribute: names.level, is: 'not-equals', value: { N: '2' } },
      ];
    case 'flag':
      return [{ attribute: names.flag, is: 'equals', value: { BOOL: true } }];
  }
}

function buildConstraint(name: ConstraintName, choice: Choices): Json {
  const { names } = choice;
  if (REFERENCES.includes(name)) {
    const value = `{${name === 'TEAM' ? names.team : names.handle}}`;
    const own = choice.style === 'plain' || choice.style === 'scoped' || choice.style === 'status-in-key';
    return {
      kind: 'reference',
      name,
      on: choice.on,
      ...(choice.foreign || !own
        ? { table: 'teams', key: { id: `T#${value}` } }
        : { key: { [names.PK]: `GROUP#${value}`, [names.SK]: 'META' } }),
    };
  }
  const attributes = {
    EMAIL: [names.email],
    HANDLE: [names.handle],
    'TEAM-HANDLE': [names.team, names.handle],
    'EMAIL-LEVEL': [names.email, names.level],
    LEVEL: [names.level],
    BLOB: [names.blob],
    TAGS: [names.tags],
    ALIASES: [names.aliases],
    TEAM: [],
    MENTOR: [],
  }[name];
  const when = whenOf(choice.when, names);
  const reclaim = choice.timeToLive && choice.reclaim;
  return {
    kind: 'unique',
    name,
    attributes,
    ...(choice.normalise.length > 0 ? { normalise: choice.normalise } : {}),
    ...(when ? { when } : {}),
    ...(reclaim ? { reclaimExpired: true } : {}),
  };
}

function buildLocks(choice: Choices, ownerNeeded: boolean, { lockable, lockSortKey }: BuiltTable): Json {
  const { names, lockTable } = choice;
  const needed = lockTable === 'none' && !lockable ? 'with-sort-key' : lockTable;
  const table = {
    name: 'locks',
    partitionKey: key('lock'),
    ...(needed === 'with-sort-key' ? { sortKey: key(names.SK) } : {}),
  };
  return {
    ...(choice.prefix ? { prefix: choice.prefix } : {}),
    ...(choice.lockTemplate ? { template: choice.lockTemplate } : {}),
    ...(choice.owner || ownerNeeded ? { owner: true } : {}),
    ...(needed === 'none' ? {} : { table }),
    ...(needed === 'none' && lockSortKey ? { sortKey: lockSortKey } : {}),
  };
}
