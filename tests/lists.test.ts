/** The doors about lists take anything a person can type: they never throw, never change what they are given. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparePlacements,
  type Design,
  listReadOf,
  PLACEMENT_KINDS,
  parseDesign,
  placeAccessPattern,
  placementOf,
  previewOrder,
  priceWorkload,
  proposePlacements,
  query,
} from '#core';
import { historyArbitrary } from './arbitrary/history.ts';
import { hostileArbitrary } from './arbitrary/hostile.ts';
import { randomRuns } from './fast-check-options.ts';

const TEXTS = [
  '',
  'a',
  'a#b',
  '__proto__',
  'constructor',
  '\ud800',
  '😀',
  'open',
  '2026-06-27T10:00:00Z',
  'x'.repeat(2100),
];
const NAMES = ['', '__proto__', 'toString', '{', 'a|b', 'missing', 'status', 'recordId', 'level', 'team', 'size', '#n'];

const value = fc.oneof(
  fc.constantFrom(...TEXTS).map((S) => ({ S })),
  fc.constantFrom('0', '-1', '1.5', '1e400', 'x', '9'.repeat(40)).map((N) => ({ N })),
  fc.constantFrom('', 'AA==', '!').map((B) => ({ B })),
  fc.constant({ BOOL: true }),
  fc.constant({ L: [] }),
);

/** A list on any of the names a design has, and on some it has not. */
const patternFor = (design: Design) => {
  const attributes = design.entity.attributes.map(({ name }) => name);
  const indexes = (design.table.indexes ?? []).map(({ name }) => name);
  const name = fc.constantFrom(...NAMES, ...attributes, ...attributes);
  return fc.record(
    {
      name: fc.constantFrom('List', '', '__proto__'),
      index: fc.constantFrom('', 'missing', ...indexes, ...indexes),
      partition: fc.array(name, { maxLength: 3 }),
      sort: fc.array(name, { maxLength: 5 }),
      where: fc.array(fc.tuple(name, value), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
      range: fc.record({
        attribute: name,
        op: fc.constantFrom('<', '<=', '>', '>=', 'between', 'begins_with'),
        values: fc.array(value, { maxLength: 3 }),
      }),
      descending: fc.boolean(),
      limit: fc.constantFrom(1, 25, 1_000_000),
    },
    { requiredKeys: ['name', 'partition', 'sort', 'where'] },
  );
};

const withList = (design: Design, pattern: object): Design | undefined => {
  const parsed = parseDesign({ ...design, accessPatterns: [pattern] });
  return parsed.ok ? parsed.design : undefined;
};

const parsed = hostileArbitrary.map((json) => parseDesign(json)).filter((result) => result.ok);

const hostile: fc.Arbitrary<Design> = fc
  .oneof(
    parsed.map((result) => (result.ok ? result.design : undefined)),
    historyArbitrary.map(({ design, steps }) => {
      const created = steps.find((step) => step.kind === 'create');
      const scenarios =
        created?.kind === 'create' ? [{ name: 'Step', kind: 'create' as const, after: created.state }] : [];
      return { ...design, scenarios };
    }),
  )
  .chain((design) => (design ? patternFor(design).map((pattern) => withList(design, pattern)) : fc.constant(undefined)))
  .filter((design) => design !== undefined);

/** Everything that is asked about a list. */
function ask(design: Design): unknown {
  const name = design.accessPatterns?.[0]?.name ?? '';
  const placed = PLACEMENT_KINDS.map((kind) => placeAccessPattern(design, name, kind));
  const proposals = proposePlacements(design, name);
  const settled = proposals.map(({ placement }) => placement && placeAccessPattern(design, name, placement));
  const comparison = comparePlacements(design, name, design.scenarios[0]?.name, {
    itemBytes: 3000,
    otherIndexes: 2,
    projection: { type: 'INCLUDE', attributes: ['status', '__proto__', 'missing'] },
  });
  return [
    query(design, name, { consistent: true }),
    previewOrder(design, name),
    listReadOf(design, name, { itemBytes: 5000 }),
    priceWorkload(design),
    placementOf(design, name),
    placed,
    proposals,
    settled,
    comparison,
  ];
}

function freeze<T>(json: T): T {
  if (typeof json !== 'object' || json === null) return json;
  for (const part of Object.values(json)) freeze(part);
  return Object.freeze(json);
}

describe('lists of any design', () => {
  it('never throw, change nothing, and say the same twice', () => {
    fc.assert(
      fc.property(hostile, (design) => {
        const before = JSON.stringify(design);
        const first = JSON.stringify(ask(freeze(design)));
        expect(JSON.stringify(ask(structuredClone(design)))).toBe(first);
        expect(JSON.stringify(design)).toBe(before);
      }),
      randomRuns(120),
    );
  }, 300_000);

  it('place a list only where the outcome is a design', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...PLACEMENT_KINDS), (design, kind) => {
        const placed = placeAccessPattern(design, design.accessPatterns?.[0]?.name ?? '', kind);
        expect(parseDesign(JSON.parse(JSON.stringify(placed)))).toMatchObject({ ok: true });
      }),
      randomRuns(120),
    );
  });
});
