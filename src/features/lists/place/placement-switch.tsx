/** One of four places. Choosing rewrites the design at once; undo brings it back as it was. */
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { PlacementProposal } from '#core';
import { listWords } from '#i18n';
import { classNames } from '#ui';
import { usePlacing } from './use-placing.ts';

const ORDER = ['table-key', 'index', 'sparse-index', 'multi-attribute-index'] as const;

export function PlacementSwitch(props: { readonly name: string; readonly proposals: readonly PlacementProposal[] }) {
  const place = usePlacing(props.name);
  const { label, kinds } = listWords.place;
  const offered = ORDER.flatMap((kind) => props.proposals.find((proposal) => proposal.kind === kind) ?? []);
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={offered.find(({ current }) => current)?.kind ?? ''}
      onChange={(kind) => {
        const chosen = offered.find((proposal) => proposal.kind === kind);
        if (chosen?.placement) place(chosen.kind === 'existing' ? chosen.placement : chosen.kind);
      }}
      className="flex flex-wrap gap-0.5 self-start rounded-base bg-well p-0.5"
    >
      {offered.map(({ kind, placement, current }) => (
        <Radio
          key={kind}
          value={kind}
          isDisabled={placement === null && !current}
          className={classNames(
            'flex h-6 cursor-default items-center rounded-small px-2 text-small whitespace-nowrap text-mute pointer-coarse:h-10',
            'data-[disabled]:opacity-40 data-[hovered]:text-ink data-[selected]:bg-panel data-[selected]:font-semibold',
            'data-[selected]:text-ink data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus',
          )}
        >
          {kinds[kind].name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
