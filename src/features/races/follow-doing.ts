/** What the clients of an own race do, after the design has changed under it: what was renamed is followed. */
import type { Design } from '#core';
import { type Doing, isThere } from './setup.ts';

/** The same where the design still has it, or has nothing in its place. */
export const followDoing = (doing: readonly Doing[], before: Design, after: Design): readonly Doing[] =>
  doing.map((each) => (isThere(each, after) ? each : followed(each, before, after)));

function followed(doing: Doing, before: Design, after: Design): Doing {
  if ('expires' in doing || !isSameDesign(before, after)) return doing;
  if ('removes' in doing) {
    const removes = renamed(doing.removes, before.constraints ?? [], after.constraints ?? []);
    return removes === undefined ? doing : { removes };
  }
  const scenario = renamed(doing.scenario, before.scenarios, after.scenarios);
  return scenario === undefined ? doing : { scenario };
}

/** Another design in its place is no edit of this one. */
const isSameDesign = (before: Design, after: Design): boolean =>
  before.table.name === after.table.name || before.entity.name === after.entity.name;

interface Named {
  readonly name: string;
  readonly kind: string;
}

/** What stands in the place of a name that is gone, under a name that is new. */
function renamed(name: string, before: readonly Named[], after: readonly Named[]): string | undefined {
  if (before.length !== after.length) return undefined;
  const at = before.findIndex((each) => each.name === name);
  const next = after[at];
  if (!next || next.kind !== before[at]?.kind) return undefined;
  return before.some((each) => each.name === next.name) ? undefined : next.name;
}
