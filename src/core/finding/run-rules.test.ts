/** Whatever is half typed, the rules say something about it or nothing; they never throw, and say the same again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import { applyPatches, type Design } from '#core/design';
import { fixtures } from '../../../tests/fixtures.ts';
import { SOUND } from './example.ts';
import type { Path } from './finding.ts';
import { RULES } from './registry.ts';
import type { Rule } from './rule.ts';

const DESIGNS: readonly Design[] = [SOUND, ...fixtures.map(({ design }) => design)];

/** Every place of a document, objects and lists included. */
function pathsOf(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [path];
  const below = Object.entries(json).flatMap(([step, value]) =>
    pathsOf(value, [...path, Array.isArray(json) ? Number(step) : step]),
  );
  return path.length === 0 ? below : [path, ...below];
}

const TEXTS = ['', 'PK', 'SK', '__proto__', 'constructor', '{', '}', '{email}{email}', '{total|rank|pad:3}', '\ud800'];
const VALUES = [
  ...[{ S: '' }, { S: 'a#b' }, { N: 'x' }, { N: '-0.0' }, { B: '?' }, { SS: [] }, { NS: ['1', '1.0'] }],
  ...[{ L: [{ N: '1' }] }, { M: {} }, { NULL: true }, { BOOL: false }],
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, 'x'.repeat(3000), 'é'.repeat(200), 'S', 'N', 'B', 'SS', 'local', 'create'),
  fc.constantFrom<unknown>(...VALUES, [], {}, 0, true, undefined),
  fc.string({ unit: 'binary' }),
);

/** A design of which up to five places hold something else, or nothing. Edits that give no design change nothing. */
const halfTyped: fc.Arbitrary<Design> = fc
  .constantFrom(...DESIGNS)
  .chain((design) =>
    fc
      .array(fc.tuple(fc.constantFrom(...pathsOf(design)), hostile), { minLength: 1, maxLength: 5 })
      .map((edits) =>
        edits.reduce(
          (edited, [path, value]) =>
            applyPatches(edited, [value === undefined ? { path, remove: true } : { path, value }]),
          design,
        ),
      ),
  );

const nameAt = ({ scenarios }: Design, at: number): string =>
  scenarios[at % (scenarios.length + 1)]?.name ?? 'no such scenario';

describe('the rules', () => {
  it('never throw, report only their own codes, and say the same of the same design', () => {
    const codes = new Set((RULES as readonly Rule[]).flatMap((rule) => Object.keys(rule.codes)));
    codes.add('unknown-scenario');
    let changed = 0;
    fc.assert(
      fc.property(halfTyped, fc.nat({ max: 1000 }), (design, at) => {
        if (!DESIGNS.includes(design)) changed++;
        const name = nameAt(design, at);
        const { findings, request } = compile(design, name);
        expect(findings.filter(({ code }) => !codes.has(code))).toEqual([]);
        expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
        expect(compile(structuredClone(design), name).findings).toEqual(findings);
        const blocked = findings.some(({ severity, path: [area] }) => severity === 'error' && area === 'entity');
        if (blocked) expect(request).toBeNull();
      }),
      { numRuns: 500 },
    );
    expect(changed).toBeGreaterThan(100);
  });
});
