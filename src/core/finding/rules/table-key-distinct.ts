/** A table key that does not tell two records apart (K6): the second one cannot be created, or takes the other's place. */
import type { Placeholder, Template } from '#core/design';
import type { PreparedDesign, PreparedTemplate } from '#core/image';
import type { Found, NoParams, Path } from '../finding.ts';
import { fixedWidth } from '../fixed-width.ts';
import type { Rule } from '../rule.ts';
import { isUnique, type KeyPart } from '../table-key-parts.ts';

type TableKeyDistinctCases = {
  'table-key-constant': NoParams;
  'adjacent-placeholders': { readonly first: string; readonly second: string };
  'lossy-key-format': { readonly key: string; readonly attribute: string; readonly format: string };
};

export const tableKeyDistinct: Rule<TableKeyDistinctCases> = {
  name: 'table-key-distinct',
  codes: { 'table-key-constant': 'warning', 'adjacent-placeholders': 'warning', 'lossy-key-format': 'warning' },
  ofDesign: ({ prepared, tableKeyParts }) => [
    ...ofParts(prepared, tableKeyParts),
    ...prepared.tableKeys.flatMap((key) =>
      key.kind === 'template' ? adjacent(key.template, ['entity', 'keys', key.name, 'template']) : [],
    ),
    // The same mistake in a reference checks for another item than the one that is meant.
    ...prepared.references.flatMap(({ keys, position }) =>
      keys.flatMap(({ name, template }) => adjacent(template, ['constraints', position, 'key', name])),
    ),
  ],
};

function ofParts(prepared: PreparedDesign, parts: readonly KeyPart[] | undefined): Found<TableKeyDistinctCases>[] {
  const last = prepared.tableKeys.at(-1);
  if (!parts || !last) return [];
  if (parts.length === 0) {
    return [{ code: 'table-key-constant', path: ['entity', 'keys', last.name, 'template'], params: {} }];
  }
  const shown = new Set(parts.filter((part) => part.whole).map((part) => part.attribute.name));
  if (isUnique(prepared, shown)) return [];
  const lastWhole = parts.findLastIndex((part) => part.whole);
  return parts.flatMap((part, at) => (shown.has(part.attribute.name) ? [] : lossy(part, at < lastWhole, prepared)));
}

function lossy(
  { key, attribute, placeholder, whole }: KeyPart,
  beforeWhole: boolean,
  prepared: PreparedDesign,
): Found<TableKeyDistinctCases>[] {
  if (whole || !placeholder) return [];
  const folds = placeholder.formats.some(({ name }) => name === 'upper' || name === 'lower');
  // A cut instant or a padded text in front of something whole orders records; it need not tell them apart.
  if (!folds && beforeWhole) return [];
  if (folds && isUniqueInAnyCase(prepared, attribute.name)) return [];
  const format = placeholder.formats.map(({ name }) => name).join('|');
  const path = ['entity', 'keys', key.name, 'template'];
  return [{ code: 'lossy-key-format', path, params: { key: key.name, attribute: attribute.name, format } }];
}

/** Then two records that differ in case alone cannot both exist anyway. */
const isUniqueInAnyCase = ({ locks }: PreparedDesign, name: string): boolean =>
  locks.some(
    ({ problem, when, constraint: { attributes }, steps }) =>
      !problem && !when && attributes.every((one) => one === name) && steps.includes('lowercase'),
  );

/** Two texts of any length with nothing between them: ("a", "bc") and ("ab", "c") give one key. */
function adjacent({ template, attributes }: PreparedTemplate, path: Path): Found<TableKeyDistinctCases>[] {
  for (const run of runsOf(template)) {
    const [first, second] = run.filter((one) => !fixedWidth(one, attributes.get(one.attribute)));
    if (!first || !second) continue;
    const params = { first: first.attribute, second: second.attribute };
    return [{ code: 'adjacent-placeholders', path, params }];
  }
  return [];
}

/** Placeholders that follow each other without text between them. */
function runsOf({ segments }: Template): Placeholder[][] {
  const runs: Placeholder[][] = [[]];
  for (const segment of segments) {
    if (typeof segment === 'string') runs.push([]);
    else runs.at(-1)?.push(segment);
  }
  return runs;
}
