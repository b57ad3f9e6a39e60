/** The proof of the race as it stands: started, watched and stopped by the person. */
import { useEffect, useRef, useState } from 'react';
import type { Proof, ProofProgress, Race } from '#core';
import { callback } from '#platform';
import { startWorker } from './use-study.ts';

export type ProofState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ProofProgress }
  | { readonly kind: 'done'; readonly proof: Proof }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

const IDLE: ProofState = { kind: 'idle' };

/** A change of the race ends its proof: `key` is equal for equal races. */
export function useProof(key: string): {
  readonly state: ProofState;
  readonly start: (race: Race, onDone: (proof: Proof) => void) => void;
  readonly cancel: () => void;
} {
  const [known, setKnown] = useState<{ readonly key: string; readonly state: ProofState }>({ key, state: IDLE });
  const stop = useRef<() => void>(undefined);
  const end = (): void => {
    stop.current?.();
    stop.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is proved is the race of this key
  useEffect(() => end, [key]);
  const set = (state: ProofState): void => setKnown({ key, state });

  const start = (race: Race, onDone: (proof: Proof) => void): void => {
    end();
    const worker = startWorker();
    stop.current = worker.stop;
    set({ kind: 'running', progress: { situations: 0, depth: 0 } });
    const isCurrent = (): boolean => stop.current === worker.stop;
    worker.api
      .prove(
        race,
        callback((progress: ProofProgress) => isCurrent() && set({ kind: 'running', progress })),
      )
      .then((proof) => {
        if (!isCurrent()) return;
        set({ kind: 'done', proof });
        onDone(proof);
        end();
      })
      .catch(() => isCurrent() && set({ kind: 'failed' }));
  };
  const cancel = (): void => {
    end();
    set({ kind: 'cancelled' });
  };
  return { state: known.key === key ? known.state : IDLE, start, cancel };
}
