/** An item beyond 409,600 bytes is refused; near it, what an UpdateItem itself takes decides, and that differs by Region. */
import type { Action } from '#core/plan';
import { itemSize as sizeOf } from '#core/value';
import type { Found } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule } from '../rule.ts';

type Size = { readonly bytes: number; readonly limit: number };
/** A lock is told by its constraint. */
type Owner = { readonly role: 'record' } | { readonly role: 'lock'; readonly constraint: string };
type ItemSizeCases = { 'item-too-large': Size & Owner; 'item-nearly-too-large': Size & Owner };

export const itemSize: Rule<ItemSizeCases> = {
  name: 'item-size',
  codes: { 'item-too-large': 'error', 'item-nearly-too-large': 'warning' },
  ofScenario({ capacity, plan, path }) {
    const found: Found<ItemSizeCases>[] = [];
    for (const { position, bytes: most } of capacity.actions) {
      const action = plan.actions[position];
      if (most <= LIMITS.safeItemBytes || !action || !('item' in action)) continue;
      const bytes = sizeOf(action.item);
      if (bytes <= LIMITS.safeItemBytes) continue;
      const code = bytes > LIMITS.itemBytes ? 'item-too-large' : 'item-nearly-too-large';
      found.push({ code, path: [...path, 'after'], params: { bytes, limit: LIMITS.itemBytes, ...ownerOf(action) } });
    }
    return found;
  },
};

function ownerOf({ role, constraints }: Action): Owner {
  const [constraint] = constraints;
  return role === 'lock' && constraint !== undefined ? { role, constraint } : { role: 'record' };
}
