/** Every guard of the race with its switch, and what is known of a race without it. */
import { useMemo } from 'react';
import {
  type Design,
  type Guard,
  type GuardForm,
  type GuardInPlay,
  guardsInPlay,
  type Race,
  type SwitchExplained,
  shownBy,
} from '#core';
import { describeAction, t } from '#i18n';
import { Button, Code, RoleMark, Switch } from '#ui';
import { shortViolations } from '../describe-run.ts';
import { focusSetup } from '../focus-setup.ts';
import { changeSetup, showRun, useSession } from '../race-session.ts';
import { presetSetup } from '../setup.ts';
import type { Study } from '../use-study.ts';

export function GuardSwitches(props: { readonly race: Race; readonly study: Study; readonly design: Design }) {
  const { race, study, design } = props;
  const guards = useMemo(() => guardsInPlay(race), [race]);
  const words = t.races.guards;
  if (guards.length === 0) return <p className="text-small text-mute">{words.none}</p>;
  const texts = new Map(guards.map(({ id, action, text }) => [id, `${text} (${describeAction(action)})`]));
  const isBroken = study.ways.plan?.kind === 'broken';
  return (
    <>
      {race.way !== 'plan' && <p className="mb-1 text-small text-mute">{words.onlyPlan}</p>}
      {isBroken && <p className="mb-1 text-small text-mute">{words.broken}</p>}
      <ul className="flex flex-col">
        {guards.map((guard) => (
          <GuardRow
            key={guard.id}
            guard={guard}
            texts={texts}
            verdict={study.switches.get(guard.id)}
            canSwitch={race.way === 'plan'}
            design={design}
          />
        ))}
      </ul>
    </>
  );
}

interface GuardRowProps {
  readonly guard: GuardInPlay;
  readonly texts: ReadonlyMap<string, string>;
  readonly verdict: SwitchExplained['verdict'] | undefined;
  readonly canSwitch: boolean;
  readonly design: Design;
}

function GuardRow({ guard: { id, guard, action, text, forms }, texts, verdict, canSwitch, design }: GuardRowProps) {
  const { setup } = useSession();
  const isOn = !setup.off.includes(id);
  const change = (on: boolean): void => {
    const off = on ? setup.off.filter((each) => each !== id) : [...setup.off, id];
    changeSetup({ ...setup, off }, design);
  };
  const words = t.races.guards;
  return (
    <li
      data-role={action.role}
      className="grid grid-cols-1 gap-x-3 border-t border-hair py-1.5 first:border-t-0 @min-[560px]:grid-cols-2"
    >
      <Switch isSelected={isOn} onChange={change} isDisabled={!canSwitch} className="min-w-0 items-start!">
        <span className="flex min-w-0 items-baseline gap-1.5">
          <RoleMark of={action.role} />
          <span className="min-w-0">
            {forms.map((form) => (
              <Form key={form.text} form={form} isOn={isOn} isAlone={forms.length === 1} />
            ))}
            <span className="whitespace-nowrap text-faint">{describeAction(action)}</span>
          </span>
        </span>
      </Switch>
      <div className="text-small text-mute">
        {verdict && <Verdict verdict={verdict} texts={texts} />}{' '}
        {verdict?.kind === 'unseen' && <OtherRace guard={guard} text={text} design={design} />}
        {verdict && 'proof' in verdict && (
          <Button
            size="small"
            className="-my-1"
            aria-label={words.seeWithoutLong(text)}
            onPress={() => {
              const off = [id, ...(verdict.kind === 'implied' ? verdict.by : [])];
              showRun({ ...setup, way: 'plan', off, start: verdict.proof.start }, verdict.proof.order);
            }}
          >
            {words.seeWithout}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A guard as it stands in the plans of some of the clients. */
function Form(props: { readonly form: GuardForm; readonly isOn: boolean; readonly isAlone: boolean }) {
  const { form, isOn, isAlone } = props;
  return (
    <span className={isAlone ? '' : 'block'}>
      {!isAlone && <span className="font-mono text-faint">{form.clients.join(', ')} </span>}
      <Code language="expression" className={isOn ? 'text-ink' : 'line-through'}>
        {form.text}
      </Code>{' '}
    </span>
  );
}

/** A guard that does nothing in this race does in another. */
function OtherRace({ guard, text, design }: { readonly guard: Guard; readonly text: string; readonly design: Design }) {
  const { setup } = useSession();
  const shown = shownBy(guard);
  if (!shown || shown.preset === setup.preset) return null;
  const words = t.races.guards;
  return (
    <Button
      size="small"
      className="-my-1"
      aria-label={words.seeOtherLong(text, t.races.presets[shown.preset].title)}
      onPress={() => {
        changeSetup({ ...presetSetup(shown.preset), off: [shown.off] }, design);
        focusSetup();
      }}
    >
      {words.seeOther}
    </Button>
  );
}

function Verdict(props: { readonly verdict: SwitchExplained['verdict']; readonly texts: ReadonlyMap<string, string> }) {
  const { verdict, texts } = props;
  const words = t.races.guards;
  if (verdict.kind === 'unseen' || verdict.kind === 'undecided') return words[verdict.kind];
  if (verdict.kind === 'implied') return words.implied(verdict.by.map((id) => texts.get(id) ?? id));
  return words.prevents(shortViolations(verdict.proof.violations), verdict.proof.order.length);
}
