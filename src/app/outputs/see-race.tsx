/** From a guard to a race that shows what happens without it. */
import type { Guard, GuardReason } from '#core';
import { t } from '#i18n';
import { type RaceOpening, useActions } from '#state';

type PresetOpening = Extract<RaceOpening, { kind: 'preset' }>;

const race = (id: PresetOpening['id'], off: string): PresetOpening => ({ kind: 'preset', id, off });

/** Guards on values read have a race for each kind of thing that rests on them. */
const RACES: Readonly<Record<Exclude<GuardReason, 'unchanged' | 'lockExists'>, PresetOpening>> = {
  free: race('created-again', 'free:'),
  exists: race('change-against-delete', 'exists:'),
  expected: race('stated-expectation', 'expected:decision'),
  version: race('stale-version', 'version:'),
  unclaimed: race('two-sign-ups', 'unclaimed:EMAIL'),
  reclaim: race('expired-claim', 'reclaim:SEAT'),
  owned: race('expired-claim', 'owned:SEAT'),
  ownedOrGone: race('expired-release', 'ownedOrGone:SEAT'),
  referenced: race('removed-reference', 'referenced:ROLE'),
};

function raceOf({ reason, protects }: Guard): PresetOpening | undefined {
  if (reason === 'lockExists') return undefined;
  if (reason !== 'unchanged') return RACES[reason];
  const isFor = (kind: string): boolean => protects.some((one) => one.kind === kind);
  if (isFor('lock')) return race('two-email-changes', 'unchanged:email');
  if (isFor('index')) return race('one-index-key', 'unchanged:team');
  return isFor('reference') ? race('two-part-reference', 'unchanged:team') : undefined;
}

export function SeeRace({ guard }: { readonly guard: Guard }) {
  const { openRace } = useActions();
  const opening = raceOf(guard);
  if (!opening) return null;
  return (
    <button
      type="button"
      onClick={() => openRace(opening)}
      className="cursor-default rounded-small text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink"
    >
      {t.races.seeRace}
    </button>
  );
}
