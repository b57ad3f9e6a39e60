/** What every edited proposal ends with: what is still wrong with it, and the way to take it. */
import { type ReactNode, useId } from 'react';
import type { Placement } from '#core';
import { listWords } from '#i18n';
import { Button, FieldFindings } from '#ui';
import type { Checked } from './use-checked.ts';
import { usePlacing } from './use-placing.ts';

export function ProposalEditor(props: {
  readonly name: string;
  readonly edited: Placement;
  readonly checked: Checked;
  /** What is wrong with a part that is not in the placement yet. */
  readonly problem?: string | null;
  readonly onDone: () => void;
  readonly children: ReactNode;
}) {
  const { checked, edited, onDone } = props;
  const id = useId();
  const place = usePlacing(props.name);
  const words = listWords.place;
  const reason = props.problem ?? checked.reason;
  const apply = () => {
    if (reason === null && place(edited)) onDone();
  };
  return (
    <div className="flex max-w-prose flex-col gap-1.5">
      {props.children}
      <FieldFindings findings={checked.others} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          size="small"
          variant="outline"
          isDisabled={reason !== null}
          {...(reason !== null && { 'aria-describedby': id })}
          onPress={apply}
        >
          {words.apply}
        </Button>
        <p id={id} role="status" className="min-w-0 flex-1 text-small text-error">
          {reason}
        </p>
      </div>
    </div>
  );
}
