/** Figures for a scenario that is not there. */
import { changed, finds, type RuleExamples, SOUND, set } from '../example.ts';

const workload = (perMonth: object) =>
  changed(set(['workload'], { items: 1, perMonth, region: 'us-east-1', billing: 'on-demand' }));

export const examples: RuleExamples = {
  firing: [
    {
      design: workload({ Create: 5, Gone: 7 }),
      findings: [finds('workload-unknown-scenario', 'warning', ['workload', 'perMonth', 'Gone'], { scenario: 'Gone' })],
    },
  ],
  silent: [{ design: workload({ Create: 5, 'Orders of a customer': 7 }) }, { design: SOUND }],
};
