/**
 * What can be pointed at, and what corresponds to it. Hovering or focusing one thing marks its counterparts in every
 * pane: an action, its lines of JSON, its item, guards and failures, and the fields of the form it came from.
 */
import type { Action, Compiled, Design, Item, Path } from '#core';

export type LinkTarget =
  | { readonly kind: 'action'; readonly position: number }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'constraint'; readonly name: string }
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'index'; readonly name: string }
  | { readonly kind: 'key'; readonly name: string }
  | { readonly kind: 'path'; readonly path: Path };

/** Tells items apart: the table and the key, as text. */
export function itemId(table: string, key: Item): string {
  return JSON.stringify([table, key]);
}

/** A target as text, to compare and to put into a set. */
export function linkId(target: LinkTarget): string {
  switch (target.kind) {
    case 'action':
      return `action:${target.position}`;
    case 'item':
      return `item:${target.item}`;
    case 'path':
      return `path:${placeOf(target.path)}`;
    default:
      return `${target.kind}:${target.name}`;
  }
}

/** A path as the text that fields carry: `entity/keys/PK`. Slashes in names are escaped. */
export function placeOf(path: Path): string {
  return path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** The ids of everything that corresponds to a target, the target itself included. */
export function linkedIds(target: LinkTarget, design: Design, compiled: Compiled): ReadonlySet<string> {
  const meant = target.kind === 'path' ? meaningOf(design, target.path) : target;
  const ids = new Set([linkId(target)]);
  if (!meant) return ids;
  ids.add(linkId(meant));
  for (const [position, action] of compiled.plan.entries()) {
    const all = actionTargets(action, position, design).map(linkId);
    if (all.includes(linkId(meant))) for (const id of relevantTo(meant, action, position, all)) ids.add(id);
  }
  if (meant.kind === 'index') addIndexEntries(meant.name, compiled, ids);
  return ids;
}

/** An action brings all it touches; anything else brings the actions that touch it and their items. */
function relevantTo(meant: LinkTarget, action: Action, position: number, all: readonly string[]): readonly string[] {
  if (meant.kind === 'action' || meant.kind === 'item') return all;
  return [linkId({ kind: 'action', position }), linkId({ kind: 'item', item: itemId(action.table, action.key) })];
}

function actionTargets(action: Action, position: number, design: Design): readonly LinkTarget[] {
  const attributes = new Set<string>();
  if (action.kind === 'Update') for (const change of action.changes) attributes.add(change.attribute);
  for (const guard of action.guards) if (guard.attribute !== undefined) attributes.add(guard.attribute);
  for (const name of action.constraints) {
    const constraint = design.constraints?.find((candidate) => candidate.name === name);
    if (constraint?.kind === 'unique') for (const attribute of constraint.attributes) attributes.add(attribute);
  }
  return [
    { kind: 'action', position },
    { kind: 'item', item: itemId(action.table, action.key) },
    ...action.constraints.map((name): LinkTarget => ({ kind: 'constraint', name })),
    ...[...attributes].map((name): LinkTarget => ({ kind: 'attribute', name })),
    ...Object.keys(action.key).map((name): LinkTarget => ({ kind: 'key', name })),
  ];
}

function addIndexEntries(index: string, compiled: Compiled, ids: Set<string>): void {
  for (const row of compiled.keys) if (row.usedBy.includes(index)) ids.add(linkId({ kind: 'key', name: row.name }));
  for (const action of compiled.capacity.actions) {
    if (Object.hasOwn(action.indexes, index)) ids.add(linkId({ kind: 'action', position: action.position }));
  }
}

/** What a field of the form stands for: the field of a constraint's prefix means the constraint. */
export function meaningOf(design: Design, path: Path): LinkTarget | null {
  const [root, second, third] = path;
  if (root === 'constraints' && typeof second === 'number') return named('constraint', design.constraints?.[second]);
  if (root === 'table') return second === 'indexes' ? named('index', design.table.indexes?.[Number(third)]) : null;
  if (root === 'entity' && second === 'attributes') return named('attribute', design.entity.attributes[Number(third)]);
  if (root === 'entity' && second === 'keys' && third !== undefined) return { kind: 'key', name: String(third) };
  if (root === 'scenarios' && (third === 'before' || third === 'after') && path[3] !== undefined) {
    return { kind: 'attribute', name: String(path[3]) };
  }
  return null;
}

function named(
  kind: 'constraint' | 'index' | 'attribute',
  thing: { readonly name: string } | undefined,
): LinkTarget | null {
  return thing ? { kind, name: thing.name } : null;
}
