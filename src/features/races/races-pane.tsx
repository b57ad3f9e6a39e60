/** Several clients at once: who does what, how it ends in each way of working, step by step, and the proof of all orders. */
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type Design, guardsInPlay, playRace, type Race, type Run, startingAt } from '#core';
import { t } from '#i18n';
import { useShown } from '#state';
import { Section } from '#ui';
import { GuardSwitches } from './guards/guard-switches.tsx';
import { ProofPart } from './proof-part.tsx';
import { begin, followDesign, settle, useSession } from './race-session.ts';
import { raceOf } from './setup.ts';
import { SetupPart } from './setup-part.tsx';
import { StepDetail } from './step/step-detail.tsx';
import { StoredTables } from './step/stored-tables.tsx';
import { RunControls } from './timeline/run-controls.tsx';
import { StartChoice } from './timeline/start-choice.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useOpening } from './use-opening.ts';
import { useStudy } from './use-study.ts';
import { WaysPart } from './ways-part.tsx';

export function RacesPane() {
  const design = useShown((shown) => shown.design);
  useOpening(design);
  useLayoutEffect(() => followDesign(design), [design]);
  const { setup } = useSession();
  const race = useMemo(() => raceOf(setup, design), [setup, design]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where nothing is shown yet
  useEffect(() => begin(design), []);
  const key = JSON.stringify([race && { ...race, off: null, way: null }]);
  const study = useStudy(race, key);
  return (
    <>
      <SetupPart design={design} race={race} />
      {race && <RaceParts race={race} study={study} design={design} />}
    </>
  );
}

interface RacePartsProps {
  readonly race: Race;
  readonly study: ReturnType<typeof useStudy>;
  readonly design: Design;
}

function RaceParts({ race, study, design }: RacePartsProps) {
  const { setup } = useSession();
  const isGuarded = useMemo(() => !guardsInPlay(race).some(({ id }) => race.off.has(id)), [race]);
  const shown = useMemo(() => startingAt(race, setup.start), [race, setup.start]);
  return (
    <>
      <WaysPart design={design} study={study} isGuarded={isGuarded} />
      <ProofPart race={race} />
      <RunPart race={race} shown={shown} />
      <Section title={t.races.guards.title} note={t.races.guards.note} className="border-b-0!">
        <GuardSwitches race={race} study={study} design={design} />
      </Section>
    </>
  );
}

/** The timeline with what its chosen step did and left; `shown` is the race from the start that is shown. */
function RunPart({ race, shown }: { readonly race: Race; readonly shown: Race }) {
  const { order, at } = useSession();
  const run = useMemo((): Run => playRace(shown, order), [shown, order]);
  useLayoutEffect(() => settle(run), [run]);
  const next = useMemo(
    () => (at >= run.steps.length ? run.next : playRace(shown, order.slice(0, at)).next),
    [shown, run, order, at],
  );
  return (
    <>
      <Section title={t.races.run.title} actions={<RunControls race={shown} steps={run.steps.length} />}>
        <StartChoice race={race} />
        <Timeline race={race} run={run} next={next} />
      </Section>
      <div className="grid grid-cols-1 border-b border-line @min-[600px]:grid-cols-2">
        <StepDetail run={run} />
        <StoredTables run={run} />
      </div>
    </>
  );
}
