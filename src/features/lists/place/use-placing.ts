import { moveList, type Placement, type PlacementKind } from '#core';
import { listWords } from '#i18n';
import { useActions } from '#state';

/** Moves a list and says so. False where the placement does not fit the design. */
export function usePlacing(name: string): (placement: Placement | PlacementKind) => boolean {
  const { placeList, notify, undo } = useActions();
  return (placement) => {
    const isMoved = placeList(name, (known, design) => moveList(known, design, name, placement));
    const kind = typeof placement === 'string' ? placement : placement.kind;
    const words = listWords;
    if (isMoved) {
      notify({
        tone: 'note',
        text: words.place.moved(words.place.kinds[kind].name),
        action: { label: words.undo, onPress: undo },
      });
    }
    return isMoved;
  };
}
