/** The three ways of working side by side: one is chosen, each says how it ends. */
import { type Design, type Proof, WAYS, type Way } from '#core';
import { t } from '#i18n';
import { Button, classNames } from '#ui';
import { proofLine } from './describe-run.ts';
import { changeSetup, showRun, useSession } from './race-session.ts';
import type { Study } from './use-study.ts';

interface WaysPartProps {
  readonly design: Design;
  readonly study: Study;
  /** No guard is switched off. */
  readonly isGuarded: boolean;
}

export function WaysPart({ design, study, isGuarded }: WaysPartProps) {
  return (
    <fieldset className="m-0 border-0 border-b border-line px-(--gutter) py-2">
      <legend className="sr-only">{t.races.setup.waysLabel}</legend>
      {WAYS.map((way) => (
        <WayRow
          key={way}
          way={way}
          proof={study.ways[way]}
          design={design}
          note={way === 'plan' && !isGuarded ? t.races.compare.allGuards : ''}
        />
      ))}
    </fieldset>
  );
}

interface WayRowProps {
  readonly way: Way;
  readonly proof: Proof | undefined;
  readonly design: Design;
  readonly note: string;
}

function WayRow({ way, proof, design, note }: WayRowProps) {
  const { setup } = useSession();
  const words = t.races.ways[way];
  const isChosen = setup.way === way;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <label
        title={words.about}
        className={classNames(
          'flex min-w-0 cursor-default items-center gap-2 rounded-base py-1 w-full @min-[560px]:w-[17.5rem]',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-focus',
          isChosen ? 'font-semibold' : 'text-mute',
        )}
      >
        <input
          type="radio"
          name="way"
          className="peer sr-only"
          checked={isChosen}
          onChange={() => changeSetup({ ...setup, way }, design)}
        />
        <span
          aria-hidden
          className="size-3 shrink-0 rounded-full border border-line-strong peer-checked:border-4 peer-checked:border-ink"
        />
        {words.title}
      </label>
      <span className="ml-5 flex min-w-0 flex-1 items-baseline gap-2 text-small @min-[560px]:ml-0">
        {note && <span className="text-mute">{note}</span>}
        <Ending proof={proof} />
        {proof?.kind === 'broken' && (
          <Button
            size="small"
            className="-my-1"
            aria-label={t.races.compare.showWay(words.title)}
            onPress={() => showRun({ ...setup, way, off: [], start: proof.start }, proof.order)}
          >
            {t.races.compare.show}
          </Button>
        )}
      </span>
    </div>
  );
}

function Ending({ proof }: { readonly proof: Proof | undefined }) {
  if (!proof) return <span className="text-faint">{t.races.compare.waiting}</span>;
  return (
    <span
      className={classNames(
        proof.kind === 'holds' && 'text-added',
        proof.kind === 'broken' && 'text-error',
        (proof.kind === 'bounded' || proof.kind === 'empty') && 'text-mute',
      )}
    >
      <span aria-hidden>{proof.kind === 'holds' ? '✓ ' : proof.kind === 'broken' ? '✗ ' : ''}</span>
      {proofLine(proof)}
    </span>
  );
}
