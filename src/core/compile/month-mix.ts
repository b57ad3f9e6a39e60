/**
 * The writes of a month as the workload names them: the scenarios that move the list's entries are its changes, all others
 * its other writes, each at its own cost. Where the workload names none of a sort, there is no mix of it.
 */
import type { AccessPattern, Design, Scenario } from '#core/design';
import { own, setOwn } from '#core/shared';
import { equalValues } from '#core/value';
import { boundedCount } from './bounded-count.ts';
import type { WriteSplit } from './write-split.ts';

export interface NamedWrite {
  readonly name: string;
  /** How often a month. */
  readonly times: number;
}

export interface MonthMix {
  readonly changes: readonly NamedWrite[];
  readonly others: readonly NamedWrite[];
}

/** Whether an update changes what the list is sorted or grouped by. */
export const movesList = (scenario: Scenario, { sort, partition }: AccessPattern): boolean =>
  scenario.kind === 'update' && [...sort, ...partition].some((attribute) => changesAttribute(scenario, attribute));

function changesAttribute({ before, after }: Scenario, attribute: string): boolean {
  const old = own(before, attribute);
  const value = own(after, attribute);
  return old === undefined || value === undefined ? old !== value : !equalValues(old, value);
}

/** The mix of a list's month. A compared scenario that moves nothing is the only change there is. */
export function monthMix({ scenarios, workload }: Design, pattern: AccessPattern, compared: Scenario): MonthMix {
  const named = scenarios.map((scenario) => ({
    name: scenario.name,
    times: boundedCount(own(workload?.perMonth, scenario.name) ?? 0),
    isChange: movesList(compared, pattern) ? movesList(scenario, pattern) : scenario.name === compared.name,
  }));
  const of = (isChange: boolean): NamedWrite[] =>
    named.filter((each) => each.isChange === isChange && each.times > 0).map(({ name, times }) => ({ name, times }));
  return { changes: of(true), others: of(false) };
}

/** How often a month all of them happen. */
export const timesOf = (writes: readonly NamedWrite[]): number => writes.reduce((sum, { times }) => sum + times, 0);

export interface Repeated {
  readonly split: WriteSplit;
  readonly times: number;
}

/** What one of these writes costs on average; null without any. */
export function averageSplit(writes: readonly Repeated[]): WriteSplit | null {
  const all = writes.reduce((sum, { times }) => sum + times, 0);
  if (all === 0) return null;
  const mean = (unitsOf: (split: WriteSplit) => number): number =>
    writes.reduce((sum, { split, times }) => sum + unitsOf(split) * times, 0) / all;
  const indexes: Record<string, number> = {};
  for (const name of new Set(writes.flatMap(({ split }) => Object.keys(split.indexes))))
    setOwn(
      indexes,
      name,
      mean((split) => own(split.indexes, name) ?? 0),
    );
  return {
    table: mean(({ table }) => table),
    indexes,
    otherIndexes: mean(({ otherIndexes }) => otherIndexes),
    total: mean(({ total }) => total),
  };
}
