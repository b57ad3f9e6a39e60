/** The designs that golden files, the engine and the SDK are run with. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Compiled, compile, type Design, parseDesign } from '#core';

const FIXTURES = new URL('../src/core/__fixtures__/', import.meta.url);
/** The examples that the app opens, and the designs made for tests. */
const FOLDERS = [new URL('../design/examples/', FIXTURES), new URL('designs/', FIXTURES)];
/** Where the golden files stand: `golden/<design>/<scenario>.json`. */
export const GOLDEN = new URL('golden/', FIXTURES);

export interface Fixture {
  /** File name without its ending. */
  readonly name: string;
  readonly design: Design;
}

export interface FixtureCase extends Fixture {
  readonly scenario: string;
  /** The scenario's name as a file name. */
  readonly slug: string;
  readonly compiled: Compiled;
}

/** Reads a document as the app does; a fixture that does not load is a mistake of the test. */
export function readDesign(json: unknown): Design {
  const parsed = parseDesign(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.design;
}

/** Every example and every design of the fixtures folder. */
export const fixtures: readonly Fixture[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      design: readDesign(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    })),
);

/** Every scenario of every fixture, compiled. */
export const fixtureCases: readonly FixtureCase[] = fixtures.flatMap(({ name, design }) =>
  design.scenarios.map((scenario) => ({
    name,
    design,
    scenario: scenario.name,
    slug: slugOf(scenario.name),
    compiled: compile(design, scenario.name),
  })),
);

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
