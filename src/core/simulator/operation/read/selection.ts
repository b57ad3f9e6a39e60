/**
 * What a Query or Scan shows of the entries it finds.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html#DDB-Query-request-Select
 */
import { ok } from '#core/shared';
import { type Checked, refuse } from '../../problem.ts';
import type { Path } from '../../request/placeholders.ts';
import { type IndexDefinition, isProjected } from '../../table/table-definition.ts';

export const SELECTS = ['ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES', 'COUNT'] as const;
export type Select = (typeof SELECTS)[number];

export interface Selection {
  /** Whether items are given at all, or only counted. */
  readonly items: boolean;
  /** What of them; everything where absent. */
  readonly paths: readonly Path[] | undefined;
  /** Whether the index lacks something, so that each item is read from the table too. Local indexes only. */
  readonly fetches: boolean;
}

/** The selection of a request, whose fields fit each other. */
export function readSelection(
  select: Select | undefined,
  paths: readonly Path[] | undefined,
  index: IndexDefinition | undefined,
): Checked<Selection> {
  if (index === undefined || select === 'COUNT') return ok({ items: select !== 'COUNT', paths, fetches: false });
  if (select === 'ALL_ATTRIBUTES') return selectAll(index);
  const missing = paths?.map(([name]) => String(name)).find((name) => !isProjected(index, name));
  if (missing !== undefined && index.kind === 'global') {
    return refuse('not-projected', { index: index.name, attribute: missing });
  }
  return ok({ items: true, paths, fetches: missing !== undefined });
}

/** Refuses a Select that does not go with the request's other fields, whatever the table is like. */
export function checkSelect(
  select: Select | undefined,
  paths: readonly Path[] | undefined,
  index: string | undefined,
): Checked<true> {
  if (select === 'SPECIFIC_ATTRIBUTES' && paths === undefined) return refuse('select-needs-projection');
  if (select === 'ALL_PROJECTED_ATTRIBUTES' && index === undefined) return refuse('select-needs-index');
  const forbids = select !== undefined && select !== 'SPECIFIC_ATTRIBUTES';
  return forbids && paths !== undefined ? refuse('select-forbids-projection', { select }) : ok(true);
}

function selectAll(index: IndexDefinition): Checked<Selection> {
  const lacks = index.projected !== 'ALL';
  if (lacks && index.kind === 'global') return refuse('select-not-projected', { index: index.name });
  return ok({ items: true, paths: undefined, fetches: lacks });
}
