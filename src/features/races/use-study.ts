/** How each way of working ends, and what each guard is there for: worked out aside, shown as it comes. */
import { useEffect, useState } from 'react';
import type { Proof, Race, SwitchExplained, Way } from '#core';
import { callback, callWorker } from '#platform';
import type { ProofWorker, Studied } from './proof.worker.ts';

export interface Study {
  readonly ways: Partial<Record<Way, Proof>>;
  readonly switches: ReadonlyMap<string, SwitchExplained['verdict']>;
  readonly isDone: boolean;
}

const NOTHING: Study = { ways: {}, switches: new Map(), isDone: false };
const REST_MS = 200;

export const startWorker = () =>
  callWorker<ProofWorker>(new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }));

/** `key` is equal for races that differ in nothing but way and switches. */
export function useStudy(race: Race | undefined, key: string): Study {
  const [found, setFound] = useState<{ readonly key: string; readonly study: Study }>({ key, study: NOTHING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the race's identity
  useEffect(() => {
    if (!race) return;
    let stop = (): void => undefined;
    const add = (change: (study: Study) => Study): void =>
      setFound((known) => ({ key, study: change(known.key === key ? known.study : NOTHING) }));
    const timer = setTimeout(() => {
      const { api, stop: end } = startWorker();
      stop = end;
      api
        .study(
          race,
          callback((studied: Studied) => add((study) => withStudied(study, studied))),
        )
        .then(() => add((study) => ({ ...study, isDone: true })))
        .finally(end);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);
  return found.key === key ? found.study : NOTHING;
}

function withStudied(study: Study, studied: Studied): Study {
  if (studied.kind === 'way') return { ...study, ways: { ...study.ways, [studied.way]: studied.proof } };
  const { id, verdict } = studied.explained;
  return { ...study, switches: new Map(study.switches).set(id, verdict) };
}
