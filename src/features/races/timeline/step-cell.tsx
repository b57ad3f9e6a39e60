/** A step as a button: what it does and what it came to. Steps not yet taken stand back. */
import { Ban, Check, TriangleAlert, X } from 'lucide-react';
import type { Run } from '#core';
import { t } from '#i18n';
import { classNames } from '#ui';
import { newViolations, outcomeOf, shortViolations } from '../describe-run.ts';
import { goToStep, useSession } from '../race-session.ts';

const ICONS = { ok: Check, refused: X, stop: Ban } as const;

export function StepCell({ run, at }: { readonly run: Run; readonly at: number }) {
  const { at: shown } = useSession();
  const step = run.steps[at];
  if (!step) return null;
  const outcome = outcomeOf(step);
  const broken = newViolations(run.steps, at);
  const Icon = ICONS[outcome.kind];
  const words = t.races;
  const said = broken.length > 0 ? `${outcome.text}; ${shortViolations(broken)}` : outcome.text;
  return (
    <button
      type="button"
      aria-label={words.run.stepLabel(at + 1, step.client, words.steps[step.kind].verb, said)}
      aria-pressed={at + 1 === shown}
      onClick={() => goToStep(at + 1)}
      className={classNames(
        'flex h-8 w-full min-w-16 scroll-my-24 scroll-mr-4 scroll-ml-40 @min-[560px]:scroll-ml-56 cursor-default items-center justify-center gap-1 rounded-base border px-1.5 text-small',
        broken.length > 0 ? 'border-error bg-error-wash text-error' : 'border-line bg-panel hover:border-line-strong',
        outcome.kind !== 'ok' && broken.length === 0 && 'border-dashed text-mute',
        at + 1 === shown && 'ring-2 ring-ink',
        at + 1 > shown && 'opacity-45',
      )}
    >
      {words.steps[step.kind].noun}
      {broken.length > 0 ? (
        <TriangleAlert aria-hidden className="size-3" />
      ) : (
        <Icon aria-hidden className="size-3 text-faint" />
      )}
    </button>
  );
}
