/** Which values a scenario's grid shows, in which order, and which of them wait behind a button. */
import type { Attribute, AttributeType, Design, Scenario } from '#core';
import { typeOf } from '#core';

export type SideName = 'before' | 'after';

export interface StateRow {
  readonly name: string;
  readonly type: AttributeType;
  readonly attribute: Attribute | undefined;
  /** The version: stored before, never stated after. */
  readonly isVersion: boolean;
}

/** From how many attributes on those that are absent and optional wait behind a button. */
const MANY = 14;

/** One row for each attribute, one for the version, and one for each value that no attribute stands for. */
export function stateRows(entity: Design['entity'], scenario: Scenario): readonly StateRow[] {
  const { version } = entity;
  const rows = new Map<string, StateRow>();
  const add = (row: StateRow): void => {
    if (!rows.has(row.name)) rows.set(row.name, row);
  };
  for (const attribute of entity.attributes) {
    add({ name: attribute.name, type: attribute.type, attribute, isVersion: false });
  }
  if (version !== undefined && scenario.before) {
    add({ name: version, type: 'N', attribute: undefined, isVersion: true });
  }
  for (const [name, value] of Object.entries({ ...scenario.before, ...scenario.after })) {
    add({ name, type: typeOf(value), attribute: undefined, isVersion: false });
  }
  return [...rows.values()];
}

/** Splits rows into those shown at once and those that are absent, optional and too many. */
export function foldRows(
  rows: readonly StateRow[],
  scenario: Scenario,
): { readonly shown: readonly StateRow[]; readonly folded: readonly StateRow[] } {
  if (rows.length <= MANY) return { shown: rows, folded: [] };
  const isShown = ({ name, attribute }: StateRow): boolean =>
    attribute?.required === true ||
    [scenario.before, scenario.after].some((state) => state !== undefined && Object.hasOwn(state, name));
  return { shown: rows.filter(isShown), folded: rows.filter((row) => !isShown(row)) };
}
