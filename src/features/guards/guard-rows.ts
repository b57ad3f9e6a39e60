/** The guards of a request, each with its action, its text and the sentence on what happens without it. */
import type { Action, Compiled, Design, Guard } from '#core';
import { guardFacts, t } from '#i18n';

export interface GuardRow {
  readonly action: Action;
  readonly position: number;
  readonly guard: Guard;
  /** As in the request. */
  readonly text: string;
  /** With names and values in place of placeholders. */
  readonly resolved: string;
  readonly sentence: string;
}

export function guardRows({ plan, expressions }: Compiled, { entity }: Design): readonly GuardRow[] {
  const name = entity.name || t.panes.roles.record;
  return expressions.flatMap(({ position, guards }) => {
    const action = plan[position];
    if (!action) return [];
    return guards.flatMap(({ guard: at, text, resolved }) => {
      const guard = action.guards[at];
      if (!guard) return [];
      return [
        { action, position, guard, text, resolved, sentence: t.guards[guard.reason](guardFacts(action, guard, name)) },
      ];
    });
  });
}

/** The same as text: the guard, then its sentence. */
export function guardsText(compiled: Compiled, design: Design): string {
  const rows = guardRows(compiled, design);
  if (rows.length === 0) return t.panes.guards.none;
  return rows.map(({ position, text, sentence }) => `${position}  ${text}\n   ${sentence}`).join('\n');
}
