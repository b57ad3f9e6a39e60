/** Shows what was asked for from elsewhere: a preset, or the run of a link. */
import { useEffect } from 'react';
import { type Design, guardsInPlay } from '#core';
import { t } from '#i18n';
import { useActions, useDesign, useLatchkey } from '#state';
import { tellingRun } from './order.ts';
import { changeSetup, followDesign, showRun } from './race-session.ts';
import { readRun, type SharedRun } from './run-link.ts';
import { presetSetup, raceOf } from './setup.ts';

/** `design` is the one the outputs show: a run waits until that is the one it came with. */
export function useOpening(design: Design): void {
  const opening = useLatchkey((state) => state.race);
  const isShown = useDesign() === design;
  const { takeRace, notify } = useActions();
  useEffect(() => {
    if (!opening || !isShown) return;
    takeRace();
    if (opening.kind === 'preset') {
      const off = opening.off === undefined ? [] : [opening.off];
      changeSetup({ ...presetSetup(opening.id), off }, design);
      return;
    }
    const shared = readRun(opening.text);
    if (!shared) {
      notify({ tone: 'problem', text: t.races.run.broken });
      return;
    }
    const unknown = showShared(shared, design);
    if (unknown.length > 0) notify({ tone: 'problem', text: t.races.run.unknownGuards(unknown) });
  }, [opening, isShown, design, takeRace, notify]);
}

/** Shows a run without the switches of guards there are none of, which are given back. */
function showShared({ setup, order, at }: SharedRun, design: Design): readonly string[] {
  const race = raceOf(setup, design);
  const known = new Set(race && guardsInPlay(race).map(({ id }) => id));
  const unknown = race ? setup.off.filter((id) => !known.has(id)) : [];
  const kept = { ...setup, off: setup.off.filter((id) => !unknown.includes(id)) };
  followDesign(design);
  if (race && order.length === 0) {
    const telling = tellingRun(raceOf(kept, design) ?? race);
    showRun({ ...kept, start: telling.start }, telling.order);
  } else showRun(kept, order, at);
  return unknown;
}
