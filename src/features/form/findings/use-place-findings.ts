/** The findings a field shows, in words, with the fix each offers. The field claims its place while it is there. */
import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { applyPatches, type Finding } from '#core';
import { useActions, useLatchkeyStore } from '#state';
import type { FieldFinding } from '#ui';
import { afterMenu, focusPlace } from '../parts/focus-place.ts';
import type { Claims } from './claims.ts';
import { wordsOfFinding } from './words-of-finding.ts';

const NONE: readonly Finding[] = [];

export const ClaimsContext = createContext<Claims | null>(null);

/** `null` claims nothing: a narrow field leaves what there is to say to the row around it. */
export function usePlaceFindings(place: string | null): readonly FieldFinding[] {
  const claims = use(ClaimsContext);
  if (!claims) throw new Error('invariant: the form stands above its fields');
  const store = useLatchkeyStore();
  const { edit } = useActions();
  useEffect(() => (place === null ? undefined : claims.claim(place)), [claims, place]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [claims.subscribe(listener), store.shown.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [claims, store],
  );
  const findings = useSyncExternalStore(subscribe, () =>
    place === null ? NONE : claims.findingsFor(store.shown.getState().compiled.findings, place),
  );
  return useMemo(() => findings.map((finding, at) => inWords(finding, at, place ?? '', edit)), [findings, place, edit]);
}

function inWords(
  finding: Finding,
  at: number,
  place: string,
  edit: ReturnType<typeof useActions>['edit'],
): FieldFinding {
  const { fix } = finding;
  const words = wordsOfFinding(finding);
  // The button goes with what it mends; the focus stays with the field.
  const mend = (): void => {
    if (fix) edit(`fix:${finding.code}`, (design) => applyPatches(design, fix));
    afterMenu(() => {
      if (document.activeElement === document.body) focusPlace(place);
    });
  };
  return {
    key: `${finding.code}-${at}`,
    severity: finding.severity,
    severityLabel: words.severity,
    title: words.title,
    ...(words.detail ? { detail: words.detail } : {}),
    ...(fix && words.fix ? { fix: { label: words.fix, onPress: mend } } : {}),
  };
}
