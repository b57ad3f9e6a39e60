/** What an action is called on the page: `record`, `EMAIL claim`, `TEAM check`. */
import type { Action } from '#core';
import { t } from './t.ts';

export function describeAction(action: Action): string {
  const purpose = t.panes.purposes[action.purpose];
  if (action.role === 'record') return `${t.panes.roles.record} ${purpose}`;
  return `${action.constraints.join(', ')} ${purpose}`;
}
