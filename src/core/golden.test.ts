/**
 * Golden files: what every fixture design gives in each of its scenarios, readable, one file a scenario. They are the
 * specification by example; `UPDATE_GOLDEN=1` rewrites them, and every changed line is then to be read and meant.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action } from '#core';
import type { Compiled, CompiledImage } from '#core/compile';
import { type FixtureCase, fixtureCases, fixtures, GOLDEN } from '../../tests/fixtures.ts';
import { formatJson } from '../../tests/format-json.ts';

const update = process.env.UPDATE_GOLDEN === '1';
const fileOf = ({ name, slug }: FixtureCase) => new URL(`${name}/${slug}.json`, GOLDEN);

/** The result as it stands in a golden file: all of it but what one part repeats of another. */
function goldenOf({ scenario, compiled }: FixtureCase): object {
  return {
    scenario,
    request: compiled.request,
    plan: compiled.plan.map(planned),
    expressions: compiled.expressions.map(({ guards, ...expressions }) => ({
      ...expressions,
      guards: guards.map(({ text, resolved }) => ({ text, resolved })),
    })),
    keys: compiled.keys,
    images: { before: pictured(compiled.images.before), after: pictured(compiled.images.after) },
    failures: compiled.failures,
    capacity: compiled.capacity,
    findings: compiled.findings.map(({ code, severity, path, params, fix }) => ({
      code,
      severity,
      path,
      params,
      ...(fix ? { fixable: true } : {}),
    })),
  };
}

/** An action without its items and conditions, which the images and the request show. */
function planned(action: Action): object {
  const { kind, role, purpose, table, key, constraints, guards } = action;
  return {
    action: `${kind} ${role}: ${purpose}`,
    table,
    key,
    constraints,
    ...(action.kind === 'Update' ? { changes: action.changes } : {}),
    guards: guards.map(({ reason, attribute, protects }) => ({
      reason,
      attribute,
      protects: protects.map((one) => `${one.kind} ${one.name}`),
    })),
  };
}

function pictured(image: CompiledImage | null): object | null {
  if (!image) return null;
  return {
    record: image.record?.item ?? null,
    locks: image.locks.map(({ constraint, table, item }) => ({ constraint, table, item })),
    references: image.references.map(({ constraint, table, key }) => ({ constraint, table, key })),
    entries: image.entries.map(({ index, of, entry }) => ({ index, of: of.role, entry })),
  };
}

describe.each(fixtures.map(({ name }) => name))('%s', (name) => {
  const cases = fixtureCases.filter((one) => one.name === name);

  it('gives each scenario a file of its own', () => {
    expect(new Set(cases.map(({ slug }) => slug)).size).toBe(cases.length);
  });

  it.each(cases.map((one) => [one.scenario, one] as const))('%s', (_, one) => {
    const text = formatJson(goldenOf(one));
    if (update) {
      mkdirSync(new URL('.', fileOf(one)), { recursive: true });
      writeFileSync(fileOf(one), text);
    }
    expect(existsSync(fileOf(one)), `missing: ${fileOf(one).pathname}`).toBe(true);
    expect(text).toBe(readFileSync(fileOf(one), 'utf8'));
  });
});

it('has no golden file that nothing uses', () => {
  const used = new Set(fixtureCases.map((one) => `${one.name}/${one.slug}.json`));
  const found = existsSync(GOLDEN) ? (readdirSync(GOLDEN, { recursive: true }) as string[]) : [];
  const unused = found.filter((file) => file.endsWith('.json') && !used.has(file));
  if (update) for (const file of unused) rmSync(new URL(file, GOLDEN));
  expect(update ? [] : unused).toEqual([]);
});

/** Kept here so that a field added to the result cannot be forgotten in the golden files. */
type Shown = 'plan' | 'request' | 'expressions' | 'images' | 'keys' | 'capacity' | 'failures' | 'findings';
const complete: Record<keyof Compiled, true> = {} as Record<Shown, true>;
void complete;
