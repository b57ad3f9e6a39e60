/** Several clients at once: who does what, how it ends in each way of working, step by step, and the proof of all orders. */
import { useEffect, useMemo } from 'react';
import { type Design, playRace, type Race, type Run } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey, useShown } from '#state';
import { Section } from '#ui';
import { GuardSwitches } from './guards/guard-switches.tsx';
import { tellingOrder } from './order.ts';
import { ProofPart } from './proof-part.tsx';
import { begin, changeSetup, showRun, useSession } from './race-session.ts';
import { readRun } from './run-link.ts';
import { presetSetup, raceOf } from './setup.ts';
import { SetupPart } from './setup-part.tsx';
import { StepDetail } from './step/step-detail.tsx';
import { StoredTables } from './step/stored-tables.tsx';
import { RunControls } from './timeline/run-controls.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useStudy } from './use-study.ts';
import { WaysPart } from './ways-part.tsx';

export function RacesPane() {
  const design = useShown((shown) => shown.design);
  useOpening(design);
  const { setup } = useSession();
  const race = useMemo(() => raceOf(setup, design), [setup, design]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where nothing is shown yet
  useEffect(() => begin(race), []);
  const key = JSON.stringify([race && { ...race, off: null, way: null }]);
  const study = useStudy(race, key);
  return (
    <>
      <SetupPart design={design} />
      {race && (
        <>
          <WaysPart design={design} study={study} />
          <ProofPart race={race} />
          <RunPart race={race} />
          <Section title={t.races.guards.title} note={t.races.guards.note} className="border-b-0!">
            <GuardSwitches race={race} study={study} design={design} />
          </Section>
        </>
      )}
    </>
  );
}

/** The timeline with what its chosen step did and left. */
function RunPart({ race }: { readonly race: Race }) {
  const { order, at } = useSession();
  const run = useMemo((): Run => playRace(race, order), [race, order]);
  const next = useMemo(
    () => (at >= run.steps.length ? run.next : playRace(race, order.slice(0, at)).next),
    [race, run, order, at],
  );
  return (
    <>
      <Section title={t.races.run.title} actions={<RunControls race={race} steps={run.steps.length} />}>
        <Timeline race={race} run={run} next={next} />
      </Section>
      <div className="grid grid-cols-1 border-b border-line @min-[600px]:grid-cols-2">
        <StepDetail run={run} />
        <StoredTables run={run} />
      </div>
    </>
  );
}

/** Shows what was asked for from elsewhere: a preset, or the run of a link. */
function useOpening(design: Design): void {
  const opening = useLatchkey((state) => state.race);
  const { takeRace, notify } = useActions();
  useEffect(() => {
    if (!opening) return;
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
    const race = raceOf(shared.setup, design);
    showRun(shared.setup, race && shared.order.length === 0 ? tellingOrder(race) : shared.order);
  }, [opening, design, takeRace, notify]);
}
