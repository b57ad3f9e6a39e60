/** Moving a list between places, from wherever it is done: what it leaves behind is remembered for the way back. */
import type { StoreApi } from 'zustand/vanilla';
import type { RememberedPlacements } from '#core';
import type { Actions, State } from './state.ts';

type PlacingActions = Pick<Actions, 'placeList' | 'wantPlacement'>;

const NONE: RememberedPlacements = {};

export function placingActions(store: StoreApi<State>, edit: Actions['edit']): PlacingActions {
  const knownOf = (list: string): RememberedPlacements => {
    const { places } = store.getState();
    return (Object.hasOwn(places, list) ? places[list] : undefined) ?? NONE;
  };
  const know = (list: string, known: RememberedPlacements): void =>
    store.setState(({ places }) => ({ places: Object.fromEntries([...Object.entries(places), [list, known]]) }));
  return {
    placeList: (list, move) => {
      const moved = move(knownOf(list), store.getState().design);
      if (!moved) return false;
      edit(`place/${list}`, () => moved.design);
      know(list, moved.known);
      return true;
    },
    wantPlacement: (list, said) => {
      know(list, { ...knownOf(list), [said.kind]: { said, since: [] } });
    },
  };
}
