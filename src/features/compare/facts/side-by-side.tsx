/** The placements beside each other, fact by fact at the same height. */
import type { Comparison } from '#core';
import { PlacementCard } from './placement-card.tsx';

export function SideBySide({ name, comparison }: { readonly name: string; readonly comparison: Comparison }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-6 @min-[520px]:grid-cols-2 @min-[1000px]:grid-cols-4">
      {comparison.placements.map((placement) => (
        <PlacementCard
          key={placement.kind}
          name={name}
          placement={placement}
          isPlain={comparison.mix.others.length === 0}
          isOpen={comparison.placements.some(({ planned }) => planned)}
        />
      ))}
    </ul>
  );
}
