import { placeOf, useLatchkey } from '#state';

/** Whether somebody wants to be taken to a place in here: what is closed opens. A new wish is a new value. */
export function useIsAskedFor(place: string): object | null {
  return useLatchkey(({ goal }) => {
    if (!goal) return null;
    const asked = placeOf(goal.path);
    return asked === place || asked.startsWith(`${place}/`) ? goal : null;
  });
}
