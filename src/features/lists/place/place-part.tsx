/** The switch between the places a list can live, and each other place with its keys and the reasons for them. */
import { useMemo } from 'react';
import { type AccessPattern, proposePlacements, type RememberedPlacements } from '#core';
import { listWords } from '#i18n';
import { useLatchkey, useShown } from '#state';
import { PlacementSwitch } from './placement-switch.tsx';
import { ProposalRow } from './proposal-row.tsx';

const NONE: RememberedPlacements = {};

export function PlacePart({ pattern }: { readonly pattern: AccessPattern }) {
  const design = useShown((shown) => shown.design);
  const remembered = useLatchkey(({ places }) =>
    Object.hasOwn(places, pattern.name) ? (places[pattern.name] ?? NONE) : NONE,
  );
  const proposals = useMemo(
    () => proposePlacements(design, pattern.name, remembered),
    [design, pattern.name, remembered],
  );
  const current = proposals.find((proposal) => proposal.current);
  const words = listWords.place;
  return (
    <div className="flex flex-col gap-3">
      <PlacementSwitch name={pattern.name} proposals={proposals} />
      {!current && <p className="text-small text-warning">{words.nowhere}</p>}
      <ul className="flex flex-col">
        {proposals.map((proposal) => (
          <ProposalRow key={`${proposal.kind}:${proposal.index ?? ''}`} name={pattern.name} proposal={proposal} />
        ))}
      </ul>
    </div>
  );
}
