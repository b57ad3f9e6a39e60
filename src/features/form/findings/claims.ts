/** Remembers which places of the document have a field on the page, so that no finding is left unsaid or said twice. */
import type { Finding } from '#core';
import { assignFindings } from './assign-findings.ts';

export interface Claims {
  /** Claims a place until the function given back is called. Several fields may claim one place. */
  readonly claim: (place: string) => () => void;
  readonly findingsFor: (findings: readonly Finding[], place: string) => readonly Finding[];
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: readonly Finding[] = [];

export function createClaims(): Claims {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let assigned: { readonly of: readonly Finding[]; readonly to: ReadonlyMap<string, readonly Finding[]> } | null = null;
  let isAnnounced = false;

  /** Fields come and go in crowds: one announcement for all of one turn. */
  const announce = (): void => {
    assigned = null;
    if (isAnnounced) return;
    isAnnounced = true;
    queueMicrotask(() => {
      isAnnounced = false;
      for (const listener of listeners) listener();
    });
  };

  /** Findings that say the same as before are the same list: their field is not drawn again with every keystroke. */
  const shown = new Map<string, readonly Finding[]>();
  const keep = (place: string, list: readonly Finding[]): readonly Finding[] => {
    const before = shown.get(place);
    if (before === list || (before && JSON.stringify(before) === JSON.stringify(list))) return before;
    shown.set(place, list);
    return list;
  };

  return {
    claim: (place) => {
      counts.set(place, (counts.get(place) ?? 0) + 1);
      announce();
      return () => {
        const left = (counts.get(place) ?? 1) - 1;
        if (left === 0) counts.delete(place);
        else counts.set(place, left);
        announce();
      };
    },
    findingsFor: (findings, place) => {
      if (assigned?.of !== findings)
        assigned = { of: findings, to: assignFindings(findings, (one) => counts.has(one)) };
      return keep(place, assigned.to.get(place) ?? NONE);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
