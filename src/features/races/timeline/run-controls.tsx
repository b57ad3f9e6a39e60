/** Moving through a run: back, forward, playing, another order, and a link to this one. */
import { Link2, Pause, Play, Shuffle, SkipBack, StepBack, StepForward } from 'lucide-react';
import { useEffect } from 'react';
import type { Race } from '#core';
import { t } from '#i18n';
import { IconButton } from '#ui';
import { shuffled } from '../order.ts';
import { goToStep, playOn, setPlaying, showOrder, useSession } from '../race-session.ts';
import { useShareRun } from '../use-share-run.ts';

const STEP_MS = 900;

export function RunControls({ race, steps }: { readonly race: Race; readonly steps: number }) {
  const { at, isPlaying } = useSession();
  const share = useShareRun();
  const words = t.races.run;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(playOn, STEP_MS);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <span aria-live="polite" className="mr-1 font-mono text-small text-faint">
        {words.position(at, steps)}
      </span>
      <IconButton label={words.toStart} size="small" onPress={() => goToStep(0)} aria-disabled={at === 0}>
        <SkipBack aria-hidden className="size-3.5" />
      </IconButton>
      <IconButton label={words.back} size="small" onPress={() => goToStep(at - 1)} aria-disabled={at === 0}>
        <StepBack aria-hidden className="size-3.5" />
      </IconButton>
      <IconButton
        label={isPlaying ? words.pause : words.play}
        size="small"
        onPress={() => setPlaying(!isPlaying)}
        isDisabled={steps === 0}
      >
        {isPlaying ? <Pause aria-hidden className="size-3.5" /> : <Play aria-hidden className="size-3.5" />}
      </IconButton>
      <IconButton label={words.forward} size="small" onPress={() => goToStep(at + 1)} aria-disabled={at >= steps}>
        <StepForward aria-hidden className="size-3.5" />
      </IconButton>
      <IconButton label={words.shuffle} size="small" onPress={() => showOrder(shuffled(race, Math.random))}>
        <Shuffle aria-hidden className="size-3.5" />
      </IconButton>
      <IconButton label={words.share} size="small" onPress={share}>
        <Link2 aria-hidden className="size-3.5" />
      </IconButton>
    </>
  );
}
