/** Moving a list between places, from wherever it is done: what it leaves behind is remembered for the way back. */
import type { StoreApi } from 'zustand/vanilla';
import { placeAccessPattern, type RememberedPlacements, rememberedPlacement, rememberPlacement } from '#core';
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
    placeList: (list, wanted) => {
      const { design: before } = store.getState();
      const known = knownOf(list);
      const remembered = typeof wanted === 'string' && rememberedPlacement(known, before, list, wanted);
      const back = remembered ? placeAccessPattern(before, list, remembered) : before;
      const placed = back === before ? placeAccessPattern(before, list, wanted) : back;
      if (placed === before) return false;
      edit(`place/${list}`, () => placed);
      know(list, rememberPlacement(known, before, store.getState().design, list));
      return true;
    },
    wantPlacement: (list, said) => {
      know(list, { ...knownOf(list), [said.kind]: { said, since: [] } });
    },
  };
}
