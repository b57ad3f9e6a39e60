/** Proves in a thread of its own, so that the page stays quick and a long proof can be stopped. */

import type { SwitchExplained } from '#core';
import { explainSwitches, type Proof, type ProofProgress, prove, proveRace, type Race, WAYS, type Way } from '#core';
import { offer } from '#platform';

export type Studied =
  | { readonly kind: 'way'; readonly way: Way; readonly proof: Proof }
  | { readonly kind: 'switch'; readonly explained: SwitchExplained };

/** What is worth a glance is not worth a wait. */
const MOST_AT_A_GLANCE = 3000;
const PROGRESS_EVERY = 250;

const api = {
  /** The three ways side by side, then what each guard is there for. */
  study(race: Race, report: (studied: Studied) => void): void {
    for (const way of WAYS) {
      const off = new Set<string>();
      report({ kind: 'way', way, proof: prove({ ...race, way, off }, MOST_AT_A_GLANCE) });
    }
    for (const explained of explainSwitches(race, MOST_AT_A_GLANCE)) report({ kind: 'switch', explained });
  },

  prove(race: Race, report: (progress: ProofProgress) => void): Proof {
    const run = proveRace(race);
    for (;;) {
      const step = run.next();
      if (step.done) return step.value;
      if (step.value.situations % PROGRESS_EVERY === 0) report(step.value);
    }
  },
};

export type ProofWorker = typeof api;

offer(api);
