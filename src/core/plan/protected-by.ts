/** A derived thing as one that rests on an attribute: the sentence on what goes wrong without a guard is chosen by it. */
import { predicateAttributes } from '#core/design';
import type { Derived, PreparedDesign } from '#core/image';
import type { Protected } from './plan.ts';
import type { Side } from './transition.ts';

/** The derived thing, and of a lock what `source` is to it. */
export function protectedBy(
  { locks }: PreparedDesign,
  after: Side | undefined,
  { kind, name }: Derived,
  source: string,
): Protected {
  if (kind !== 'lock') return { kind, name };
  const named = locks.filter(({ constraint }) => constraint.name === name);
  // An attribute that is several things to one lock is the one that decides most.
  if (named.some(({ constraint }) => constraint.attributes.includes(source))) return { kind, name, as: 'part' };
  if (named.some(({ when }) => predicateAttributes(when).includes(source))) return { kind, name, as: 'when' };
  const isHeld = after?.image.locks.some(({ constraint }) => constraint === name) ?? false;
  return { kind, name, as: 'expiry', isHeld };
}
