/** One lane a client, one column a step. A step is a button; each lane lets its client go next. */
import { StepForward } from 'lucide-react';
import { useRef } from 'react';
import type { Client, Race, Run } from '#core';
import { t } from '#i18n';
import { IconButton, ScrollBox } from '#ui';
import { doingText } from '../describe-run.ts';
import { letGo, useSession } from '../race-session.ts';
import { StepCell } from './step-cell.tsx';
import { useInView } from './use-in-view.ts';

export interface TimelineProps {
  readonly race: Race;
  readonly run: Run;
  /** Ids of the clients that could go next where the run stands now. */
  readonly next: readonly string[];
}

export function Timeline({ race, run, next }: TimelineProps) {
  const { at } = useSession();
  const box = useRef<HTMLDivElement | null>(null);
  useInView(box);
  const words = t.races.run;
  return (
    <ScrollBox label={words.label} scrollRef={box}>
      <table className="border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-panel pb-1 text-micro font-normal text-faint">
              {words.step}
            </th>
            {run.steps.map((_, step) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the run
                key={step}
                scope="col"
                className="px-0.5 pb-1 text-center font-mono text-micro font-normal text-faint"
                aria-current={step + 1 === at ? 'step' : undefined}
              >
                {step + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {race.clients.map((client) => (
            <Lane key={client.id} client={client} run={run} canGo={next.includes(client.id)} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Lane(props: { readonly client: Client; readonly run: Run; readonly canGo: boolean }) {
  const { client, run, canGo } = props;
  const words = t.races.run;
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="sticky left-0 bg-panel py-1 pr-2 font-normal">
        <span className="flex w-36 items-center gap-2 @min-[560px]:w-52">
          <span className="flex size-5 shrink-0 items-center justify-center rounded-small bg-well-strong font-mono text-small font-semibold">
            {client.id}
          </span>
          <span className="min-w-0 flex-1 truncate text-small" title={doingText(client)}>
            {doingText(client)}
          </span>
          <IconButton
            label={words.next(client.id)}
            size="small"
            aria-disabled={!canGo}
            onPress={() => canGo && letGo(client.id)}
          >
            <StepForward aria-hidden className="size-3.5" />
          </IconButton>
        </span>
      </th>
      {run.steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the run
        <td key={at} className="p-0.5">
          {step.client === client.id && <StepCell run={run} at={at} />}
        </td>
      ))}
    </tr>
  );
}
