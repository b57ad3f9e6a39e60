/**
 * Reads foreign JSON as a design: any version we know, checked for structure, types and enumerations. Names that do not
 * fit together are findings, so that a half-typed design loads. Nothing is dropped, added or reordered.
 */
import { isRecord } from '#core/shared';
import { copyJson } from './copy-json.ts';
import type { Design } from './design.ts';
import type { DesignIssue } from './issue.ts';
import { migrate } from './migrations/migrate.ts';
import { CURRENT_VERSION, designSchema } from './schema.ts';
import { translateIssue } from './translate-issue.ts';

export type ParsedDesign =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly issues: readonly DesignIssue[] };

/**
 * Reads `json` as a design or lists everything that is wrong with it. Never throws and never changes its input.
 *
 * `{ version: 1, nam: 'x' }` → `missing` at `['name']`, `['table']` …, and `unknown-field` at `['nam']`
 */
export function parseDesign(json: unknown): ParsedDesign {
  const copy = copyJson(json);
  if (!copy.usable) return { ok: false, issues: copy.issues };
  const unknownVersion = checkVersion(copy.json);
  if (unknownVersion) return { ok: false, issues: [...copy.issues, unknownVersion] };
  const document = migrate(copy.json);
  const parsed = designSchema.safeParse(document);
  const translated = parsed.error?.issues.flatMap((issue) => translateIssue(issue, document)) ?? [];
  const issues = [
    ...copy.issues,
    ...translated.filter(({ path }) => !copy.issues.some((known) => isWithin(path, known.path))),
  ];
  // The copy rather than zod's output: the same values, but with the fields in the order they were written in.
  return issues.length === 0 && isDesign(document) ? { ok: true, design: document } : { ok: false, issues };
}

/** Whether a value built by an edit still is a design; `document` is known to be plain JSON. */
export function isDesign(document: unknown): document is Design {
  return designSchema.safeParse(document).success;
}

/** A version we do not know makes everything else unreadable; one that is missing or no number is for the schema. */
function checkVersion(json: unknown): DesignIssue | undefined {
  const version = isRecord(json) ? json.version : undefined;
  if (typeof version !== 'number' || (Number.isInteger(version) && version >= 1 && version <= CURRENT_VERSION))
    return undefined;
  return {
    path: ['version'],
    code: 'unknown-version',
    params: { version, known: Array.from({ length: CURRENT_VERSION }, (_, i) => String(i + 1)) },
  };
}

/** A place that could not be copied looks missing or mistyped to the schema: that is said already. */
function isWithin(path: readonly (string | number)[], place: readonly (string | number)[]): boolean {
  return place.every((step, i) => path[i] === step);
}
