/** ADD and DELETE: a number grows, a set gains or loses members. */
import { ok } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { Checked } from '../problem.ts';
import { addedNumber, wrongType } from './update-value.ts';

/** What ADD makes of the value that is there; nothing there counts as 0 or the empty set. */
export function added(before: AttributeValue | undefined, by: AttributeValue): Checked<AttributeValue> {
  if (before === undefined) return ok(by);
  if ('N' in by && 'N' in before) return addedNumber(before.N, by.N);
  if ('SS' in by && 'SS' in before) return ok({ SS: union(before.SS, by.SS) });
  if ('NS' in by && 'NS' in before) return ok({ NS: union(before.NS, by.NS) });
  if ('BS' in by && 'BS' in before) return ok({ BS: union(before.BS, by.BS) });
  return wrongType('ADD', before);
}

/** What DELETE leaves of the value that is there: nothing at all, rather than an empty set. */
export function deleted(before: AttributeValue | undefined, by: AttributeValue): Checked<AttributeValue | undefined> {
  if (before === undefined) return ok(undefined);
  if ('SS' in by && 'SS' in before) return ok(unlessEmpty(without(before.SS, by.SS), (SS) => ({ SS })));
  if ('NS' in by && 'NS' in before) return ok(unlessEmpty(without(before.NS, by.NS), (NS) => ({ NS })));
  if ('BS' in by && 'BS' in before) return ok(unlessEmpty(without(before.BS, by.BS), (BS) => ({ BS })));
  return wrongType('DELETE', before);
}

// Members are canonical in the store and in the request, so equal ones are equal texts.
const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];
const without = (a: readonly string[], b: readonly string[]): string[] => a.filter((member) => !b.includes(member));

const unlessEmpty = (members: string[], wrap: (members: string[]) => AttributeValue): AttributeValue | undefined =>
  members.length === 0 ? undefined : wrap(members);
