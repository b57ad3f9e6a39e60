import { useEffect } from 'react';
import type { Path } from '#core';
import { placeOf, useLatchkey } from '#state';

/** Opens what is closed when somebody wants to be taken to a place inside it; `open` is told where to. */
export function useOpenedForGoal(places: readonly string[], open: (goal: Path) => void): void {
  const goal = useLatchkey((state) =>
    state.goal && places.some((place) => isWithin(place, state.goal?.path ?? [])) ? state.goal : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish is a new goal; opening again does no harm
  useEffect(() => {
    if (goal) open(goal.path);
  }, [goal]);
}

function isWithin(place: string, path: Path): boolean {
  const asked = placeOf(path);
  return asked === place || asked.startsWith(`${place}/`);
}
