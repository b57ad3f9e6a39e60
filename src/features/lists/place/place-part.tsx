/** The switch between the places a list can live, and each other place with its keys and the reasons for them. */
import { useMemo } from 'react';
import { type AccessPattern, proposePlacements } from '#core';
import { listWords } from '#i18n';
import { useShown } from '#state';
import { PlacementSwitch } from './placement-switch.tsx';
import { ProposalRow } from './proposal-row.tsx';

export function PlacePart({ pattern }: { readonly pattern: AccessPattern }) {
  const design = useShown((shown) => shown.design);
  const proposals = useMemo(() => proposePlacements(design, pattern.name), [design, pattern.name]);
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
