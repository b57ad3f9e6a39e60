/** What is chosen by name stays chosen when the design changes under it: a name that is typed over is followed. */
import type { Design } from '#core';
import type { SessionState, State } from './state.ts';

type Chosen = Pick<SessionState, 'scenario' | 'compared' | 'list' | 'orderRows' | 'places'>;

/** The names chosen in the design that `before` becomes. */
export function chosenAfter(before: State, design: Design): Chosen {
  const scenarios = [namesOf(before.design.scenarios), namesOf(design.scenarios)] as const;
  const lists = [namesOf(before.design.accessPatterns), namesOf(design.accessPatterns)] as const;
  return {
    scenario: nameAfter(before.scenario, ...scenarios),
    compared: before.compared && nameAfter(before.compared, ...scenarios),
    list: before.list && nameAfter(before.list, ...lists),
    orderRows: keptAfter(before.orderRows, ...lists),
    places: keptAfter(before.places, ...lists),
  };
}

const namesOf = (named: readonly { readonly name: string }[] = []): string[] => named.map(({ name }) => name);

/** What was renamed stays chosen; where it is gone, its neighbour is. */
function nameAfter(name: string, before: readonly string[], after: readonly string[]): string {
  if (after.includes(name)) return name;
  const at = before.indexOf(name);
  return after[Math.min(Math.max(at, 0), after.length - 1)] ?? '';
}

/** What is kept by list goes along when the list is renamed, and stays for a list that may come back. */
function keptAfter<T>(
  keptBy: Readonly<Record<string, T>>,
  before: readonly string[],
  after: readonly string[],
): Readonly<Record<string, T>> {
  if (before.length !== after.length) return keptBy;
  const entries = Object.entries(keptBy);
  const isFollowed = entries.some(([list]) => before.includes(list) && !after.includes(list));
  if (!isFollowed) return keptBy;
  return Object.fromEntries(
    entries.map(([list, kept]): [string, T] => {
      const at = before.indexOf(list);
      return [at < 0 || after.includes(list) ? list : (after[at] ?? list), kept];
    }),
  );
}
