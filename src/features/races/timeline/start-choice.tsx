/** Which of several starts the run begins with: what a client makes may be there already, or not yet. */
import { type Race, startingAt, startsOf } from '#core';
import { t } from '#i18n';
import { Button } from '#ui';
import { turns } from '../order.ts';
import { showStart, useSession } from '../race-session.ts';

export function StartChoice({ race }: { readonly race: Race }) {
  const { setup } = useSession();
  const starts = startsOf(race);
  if (starts.length < 2) return null;
  const at = starts[setup.start] ? setup.start : 0;
  const next = (at + 1) % starts.length;
  const words = t.races.run;
  return (
    <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-small text-mute">
      {words.start(at + 1, starts.length, starts[at]?.length ?? 0)}
      <Button size="small" className="-my-1" onPress={() => showStart(next, turns(startingAt(race, next)))}>
        {words.otherStart}
      </Button>
    </p>
  );
}
