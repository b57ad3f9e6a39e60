/** The scenarios of a design that no race can run, by why: what is in error offers no request. */
import { compile, type Design } from '#core';
import { describeFinding, t } from '#i18n';

export interface Withheld {
  readonly why: string;
  readonly names: readonly string[];
}

/** One entry a reason, the names of all scenarios that have it; several reasons may name one scenario. */
export function withheldIn(design: Design): readonly Withheld[] {
  const byReason = new Map<string, string[]>();
  for (const name of new Set(design.scenarios.map((scenario) => scenario.name))) {
    for (const why of reasonsOf(design, name)) byReason.set(why, [...(byReason.get(why) ?? []), name]);
  }
  return [...byReason].map(([why, names]) => ({ why, names }));
}

function reasonsOf(design: Design, name: string): readonly string[] {
  const { request, findings } = compile(design, name);
  if (request !== null) return [];
  const errors = findings.filter(({ severity }) => severity === 'error').map((each) => describeFinding(each).title);
  return errors.length > 0 ? [...new Set(errors)] : [t.races.setup.changesNothing];
}
