import { type Placement, placeAccessPattern } from '#core';
import { listWords } from '#i18n';
import { useActions, useLatchkeyStore } from '#state';

/** Moves a list: one step that undo takes back. False where the placement does not fit the design. */
export function usePlacing(name: string): (placement: Placement) => boolean {
  const store = useLatchkeyStore();
  const { edit, notify, undo } = useActions();
  return (placement) => {
    const { design } = store.getState();
    edit(`place/${name}`, (current) => placeAccessPattern(current, name, placement));
    const isMoved = store.getState().design !== design;
    const words = listWords;
    if (isMoved) {
      notify({
        tone: 'note',
        text: words.place.moved(words.place.kinds[placement.kind].name),
        action: { label: words.undo, onPress: undo },
      });
    }
    return isMoved;
  };
}
