/** The references of a design made ready: the key each points at, as prepared templates (P8). */
import type { Attribute, Design, KeyAttribute, ReferenceConstraint } from '#core/design';
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
  design: Design,
  attributes: ReadonlyMap<string, Attribute>,
  constraint: ReferenceConstraint,
  position: number,
): PreparedReference {
  const table = constraint.table ?? design.table.name;
  const definitions = keysOfTable(design, table);
  const sources = new Set<string>();
  const keys: PreparedReference['keys'][number][] = [];
  let problem: PreparedReference['problem'];
  for (const [key, text] of Object.entries(constraint.key)) {
    const type = definitions && (definitions.find(({ name }) => name === key)?.type ?? 'S');
    const prepared = prepareTemplate(text, type, attributes);
    for (const source of prepared.sources) sources.add(source);
    if (prepared.ok) keys.push({ name: key, template: prepared.template });
    else problem ??= { ...prepared.problem, key };
  }
  problem ??= shapeProblem(Object.keys(constraint.key), definitions);
  return { constraint, position, table, keys: inTableOrder(keys, definitions), sources: [...sources], problem };
}

/** Key attributes of a table this document describes; `undefined` for any other. */
function keysOfTable({ table, locks }: Design, name: string): readonly KeyAttribute[] | undefined {
  const known = [table, ...(locks?.table ? [locks.table] : [])].find((each) => each.name === name);
  return known && (known.sortKey ? [known.partitionKey, known.sortKey] : [known.partitionKey]);
}

/** A key has a partition key and perhaps a sort key; of a table described here also the right names. */
function shapeProblem(
  names: readonly string[],
  definitions: readonly KeyAttribute[] | undefined,
): PreparedReference['problem'] {
  if (names.length === 0 || names.length > 2) return { code: 'reference-key-shape', params: { keys: names.length } };
  const expected = definitions?.map(({ name }) => name);
  if (!expected || sameNames(names, expected)) return undefined;
  return { code: 'reference-key-names', params: { expected: expected.join(', ') } };
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
