/** Several changes at document paths made to one item at once, sharing whatever stays. */
import { ok } from '#core/shared';
import type { AttributeValue, Item } from '#core/value';
import { type Checked, refuse } from '../problem.ts';
import type { Path } from '../request/placeholders.ts';
import { valueIn } from './operand.ts';
import { pathText } from './paths.ts';

export type Change = { readonly kind: 'set'; readonly value: AttributeValue } | { readonly kind: 'remove' };

export interface Patch {
  readonly path: Path;
  readonly change: Change;
}

/** Changes by their first step; a change is either here or further inside, since paths do not overlap. */
interface Branch {
  readonly patches: Patch[];
  /** Steps already taken. */
  readonly depth: number;
}

/** The item with all changes. A path through something that is not there, or is no such container, is refused. */
export function changeItem(item: Item, patches: readonly Patch[]): Checked<Item> {
  return changeMap(item, { patches: [...patches], depth: 0 });
}

function changeMap(map: Item, branch: Branch): Checked<Item> {
  const changed: Record<string, AttributeValue> = { ...map };
  for (const [step, inner] of split(branch)) {
    const value = changeStep({ M: map }, step, inner);
    if (!value.ok) return value;
    if (value.value === undefined) delete changed[step];
    else
      Object.defineProperty(changed, step, {
        value: value.value,
        configurable: true,
        enumerable: true,
        writable: true,
      });
  }
  return ok(changed);
}

/** Positions are those of before; what is set beyond the end is appended in the order of the positions. */
function changeList(list: readonly AttributeValue[], branch: Branch): Checked<AttributeValue[]> {
  const changed: (AttributeValue | undefined)[] = [...list];
  const steps = [...split(branch)].toSorted(([a], [b]) => Number(a) - Number(b));
  for (const [step, inner] of steps) {
    const at = Number(step);
    const value = changeStep({ L: list }, at, inner);
    if (!value.ok) return value;
    if (at < list.length) changed[at] = value.value;
    else changed.push(value.value);
  }
  return ok(changed.filter((element) => element !== undefined));
}

/** The value one step inside a container after the changes there; none where it is gone. */
function changeStep(
  container: AttributeValue,
  step: string | number,
  branch: Branch,
): Checked<AttributeValue | undefined> {
  const [first] = branch.patches;
  const here = branch.patches.find(({ path }) => path.length === branch.depth);
  if (here !== undefined) return ok(here.change.kind === 'set' ? here.change.value : undefined);
  const value = valueIn(container, step);
  const next = first?.path[branch.depth];
  if (value !== undefined && 'M' in value && typeof next === 'string') {
    const map = changeMap(value.M, branch);
    return map.ok ? ok({ M: map.value }) : map;
  }
  if (value !== undefined && 'L' in value && typeof next === 'number') {
    const list = changeList(value.L, branch);
    return list.ok ? ok({ L: list.value }) : list;
  }
  return refuse('update-path', { path: pathText(first?.path ?? []) });
}

/** Groups changes by their next step. */
function split({ patches, depth }: Branch): Map<string, Branch> {
  const branches = new Map<string, Branch>();
  for (const patch of patches) {
    const step = String(patch.path[depth]);
    const branch = branches.get(step);
    if (branch === undefined) branches.set(step, { patches: [patch], depth: depth + 1 });
    else branch.patches.push(patch);
  }
  return branches;
}
