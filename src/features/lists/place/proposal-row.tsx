/** A place: its name and meaning, the keys there, why they are as they are, and the way to take it. */
import { useState } from 'react';
import type { PlacementProposal } from '#core';
import { describePlacementReason, listWords } from '#i18n';
import { Button, Chip, classNames, RoleChip } from '#ui';
import { StateCondition } from '../condition/state-condition.tsx';
import { EditProposal, isEditable } from './edit-proposal.tsx';
import { ProposalKeys } from './proposal-keys.tsx';
import { usePlacing } from './use-placing.ts';

export function ProposalRow({ name, proposal }: { readonly name: string; readonly proposal: PlacementProposal }) {
  const { kind, placement, current, reasons } = proposal;
  const [isEditing, setEditing] = useState(false);
  const words = listWords.place;
  const isPossible = placement !== null || current;
  return (
    <li
      aria-label={words.kinds[kind].name}
      className={classNames(
        'grid grid-cols-1 gap-x-5 gap-y-1 border-t border-hair py-2.5 first:border-t-0 first:pt-0',
        '@min-[560px]:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-1.5 font-semibold">
          {words.kinds[kind].name}
          {current && <Chip>{words.now}</Chip>}
          {!isPossible && <Chip>{words.impossible}</Chip>}
        </h3>
        <p className="text-small text-mute">{words.kinds[kind].means}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        {isPossible && (
          <div className="flex items-start gap-2">
            <ProposalKeys keys={proposal.keys} />
            <span className="shrink-0">
              <Home proposal={proposal} />
            </span>
          </div>
        )}
        {reasons.length > 0 && (
          <ul className="flex max-w-prose list-disc flex-col gap-0.5 pl-4 text-small text-mute marker:text-faint">
            {reasons.map((reason) => (
              <li key={JSON.stringify(reason)}>{describePlacementReason(reason)}</li>
            ))}
          </ul>
        )}
        {!isPossible && reasons.every(({ code }) => code === 'nothing-to-leave-out') && <StateCondition name={name} />}
        {placement && !current && (
          <Take name={name} proposal={proposal} isEditing={isEditing} onEdit={() => setEditing(!isEditing)} />
        )}
        {isEditing && placement && isEditable(placement) && (
          <EditProposal name={name} placement={placement} onDone={() => setEditing(false)} />
        )}
      </div>
    </li>
  );
}

function Home({ proposal: { index } }: { readonly proposal: PlacementProposal }) {
  if (index === undefined) return <RoleChip of="record">{listWords.place.onTable}</RoleChip>;
  return (
    <RoleChip of="index" mono>
      {index}
    </RoleChip>
  );
}

function Take(props: {
  readonly name: string;
  readonly proposal: PlacementProposal;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
}) {
  const { kind, placement } = props.proposal;
  const place = usePlacing(props.name);
  const words = listWords.place;
  if (!placement) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        size="small"
        variant="outline"
        aria-label={words.takeNamed(words.kinds[kind].name)}
        onPress={() => place(kind === 'existing' ? placement : kind)}
      >
        {words.use}
      </Button>
      {isEditable(placement) && (
        <Button
          size="small"
          aria-expanded={props.isEditing}
          aria-label={words.editNamed(words.kinds[kind].name)}
          onPress={props.onEdit}
        >
          {words.edit}
        </Button>
      )}
    </div>
  );
}
