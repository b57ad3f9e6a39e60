/**
 * What may be there when an own race begins. The records its scenarios change or remove are; but one that a client
 * makes may not have been made yet, and of records that exclude each other only one can be there. A proof that looked
 * at one of these starts alone would say nothing of the others.
 */
import type { Scenario, State } from '#core/design';
import { type ImageItem, imageOf, type PreparedDesign, prepareDesign } from '#core/image';
import type { Race } from './race.ts';

interface Needed {
  readonly state: State;
  readonly key: string;
  /** Everything that only one record can have: its key and its locks. */
  readonly texts: readonly string[];
}

/** Every plausible start, the most telling first. There is always one, and never more than a few. */
export function startsOf(race: Pick<Race, 'design' | 'clients' | 'start'>): readonly (readonly State[])[] {
  if (race.start) return [race.start];
  const prepared = prepareDesign(race.design);
  const running = runningScenarios(race);
  const needed = distinctBy(neededBy(prepared, running), ({ state }) => JSON.stringify(state));
  const made = new Set(running.flatMap((scenario) => madeBy(prepared, scenario)));
  const contested = [...new Set(needed.map(({ key }) => key))].filter((key) => made.has(key));
  const starts = leftOut(contested, removedBy(prepared, running)).flatMap((absent) =>
    fitting(needed.filter(({ key }) => !absent.includes(key))),
  );
  return distinctBy(starts, startText).map((start) => start.map(({ state }) => state));
}

/** The race from one of its starts; from the first where it has none at this place. */
export function startingAt(race: Race, at: number): Race {
  const starts = startsOf(race);
  const start = starts[at] ?? starts[0];
  return start ? { ...race, start } : race;
}

/** The scenarios that a race's clients run, in their order. */
export const runningScenarios = ({ design, clients }: Pick<Race, 'design' | 'clients'>): readonly Scenario[] => {
  const scenarios = new Map(design.scenarios.map((scenario) => [scenario.name, scenario]));
  return clients.flatMap((client) => ('scenario' in client ? (scenarios.get(client.scenario) ?? []) : []));
};

function neededBy(prepared: PreparedDesign, running: readonly Scenario[]): Needed[] {
  return running.flatMap(({ kind, before }): Needed[] => {
    if (kind === 'create' || !before) return [];
    const { record, locks } = imageOf(prepared, before);
    if (!record) return [];
    return [{ state: before, key: placeOf(record), texts: [record, ...locks].map(placeOf) }];
  });
}

/** The key of a record that comes to be: created, or moved there. */
function madeBy(prepared: PreparedDesign, { kind, before, after }: Scenario): string[] {
  const to = after && kind !== 'delete' ? imageOf(prepared, after).record : undefined;
  const from = before && kind === 'update' ? imageOf(prepared, before).record : undefined;
  return to && (!from || placeOf(from) !== placeOf(to)) ? [placeOf(to)] : [];
}

const removedBy = (prepared: PreparedDesign, running: readonly Scenario[]): readonly string[] =>
  neededBy(
    prepared,
    running.filter(({ kind }) => kind === 'delete'),
  ).map(({ key }) => key);

const placeOf = ({ table, key }: Pick<ImageItem, 'table' | 'key'>): string => JSON.stringify([table, key]);

/**
 * Which of the records that somebody makes are not there. First those that nobody removes: with them there, nothing
 * would be left to see.
 */
function leftOut(contested: readonly string[], removed: readonly string[]): readonly (readonly string[])[] {
  const telling = contested.filter((key) => !removed.includes(key));
  const subsets = contested.reduce<string[][]>((all, key) => all.concat(all.map((each) => each.concat(key))), [[]]);
  return [telling, ...subsets];
}

/** Each record first once: of those that exclude each other, the first stays. */
function fitting(needed: readonly Needed[]): Needed[][] {
  if (needed.length === 0) return [[]];
  return needed.map((first) => {
    const occupied = new Set<string>();
    return [first, ...needed.filter((each) => each !== first)].filter(({ texts }) => {
      if (texts.some((text) => occupied.has(text))) return false;
      for (const text of texts) occupied.add(text);
      return true;
    });
  });
}

const startText = (start: readonly Needed[]): string =>
  JSON.stringify(
    start
      .map(({ state }) => state)
      .map(textOf)
      .sort(),
  );

const textOf = (state: State): string => JSON.stringify(state);

function distinctBy<T>(all: readonly T[], text: (one: T) => string): T[] {
  const first = new Map<string, T>();
  for (const one of all) if (!first.has(text(one))) first.set(text(one), one);
  return [...first.values()];
}
