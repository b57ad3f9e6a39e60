/** What a pane says where a scenario has no plan: that nothing is written, or that an error leaves nothing to show. */
import type { Compiled } from '#core';
import { t } from './t.ts';

export const noPlanText = ({ findings }: Compiled, nothing: string): string =>
  findings.some(({ severity }) => severity === 'error') ? t.panes.withheld : nothing;
