/** The references of a design made ready: the key each points at, as prepared templates (P8). */
import type { Attribute, Design, ReferenceConstraint } from '#core/design';
import type { Problem } from './image.ts';
import { type PreparedTemplate, prepareTemplate } from './prepare-key.ts';

export interface PreparedReference {
  readonly constraint: ReferenceConstraint;
  /** Position in the document's list of constraints. */
  readonly position: number;
  readonly table: string;
  readonly keys: readonly { readonly name: string; readonly template: PreparedTemplate }[];
  /** Entity attributes its key is made from. */
  readonly sources: readonly string[];
  /** What keeps it from being checked, with the key attribute it was found at. */
  readonly problem: (Problem & { readonly key?: string }) | undefined;
}

/** Prepares every reference of the design, in document order. */
export function prepareReferences(design: Design, attributes: ReadonlyMap<string, Attribute>): PreparedReference[] {
  return (design.constraints ?? []).flatMap((constraint, position) =>
    constraint.kind === 'reference' ? [prepareReference(design, attributes, constraint, position)] : [],
  );
}

function prepareReference(
  { table, locks }: Design,
  attributes: ReadonlyMap<string, Attribute>,
  constraint: ReferenceConstraint,
  position: number,
): PreparedReference {
  const name = constraint.table ?? table.name;
  const known = [table, ...(locks?.table ? [locks.table] : [])].find((each) => each.name === name);
  const definitions = known && [known.partitionKey, ...(known.sortKey ? [known.sortKey] : [])];
  const sources = new Set<string>();
  const keys: PreparedReference['keys'][number][] = [];
  let problem: PreparedReference['problem'];
  for (const [key, text] of Object.entries(constraint.key)) {
    const type = definitions?.find((definition) => definition.name === key)?.type;
    const prepared = prepareTemplate(text, definitions ? (type ?? 'S') : undefined, attributes);
    for (const source of prepared.sources) sources.add(source);
    if (prepared.ok) keys.push({ name: key, template: prepared.template });
    else problem ??= { ...prepared.problem, key };
  }
  const names = Object.keys(constraint.key);
  if (names.length === 0 || names.length > 2)
    problem ??= { code: 'reference-key-shape', params: { keys: names.length } };
  if (
    definitions &&
    !sameNames(
      names,
      definitions.map((definition) => definition.name),
    )
  ) {
    const expected = definitions.map((definition) => definition.name).join(', ');
    problem ??= { code: 'reference-key-names', params: { expected } };
  }
  return { constraint, position, table: name, keys: inTableOrder(keys, definitions), sources: [...sources], problem };
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name));

/** The partition key first, whatever the order in the document: its name is the one a condition tests. */
function inTableOrder<T extends { readonly name: string }>(
  keys: readonly T[],
  definitions: readonly { readonly name: string }[] | undefined,
): readonly T[] {
  if (!definitions) return keys;
  const order = definitions.map((definition) => definition.name);
  return [...keys].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
