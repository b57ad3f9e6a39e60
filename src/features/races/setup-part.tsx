/** Which race, and what its clients do. */
import { useMemo } from 'react';
import { type Design, optionsInPlay, PRESETS, type Race } from '#core';
import { t } from '#i18n';
import { Select, Switch } from '#ui';
import { scenarioText } from './describe-run.ts';
import { SETUP } from './focus-setup.ts';
import { OwnClients } from './own-clients.tsx';
import { changeSetup, useSession } from './race-session.ts';
import { isOfScenario, ownSetup, presetSetup } from './setup.ts';
import { withheldIn } from './withheld.ts';

const OWN = 'own';

interface SetupPartProps {
  readonly design: Design;
  readonly race: Race | undefined;
}

export function SetupPart({ design, race }: SetupPartProps) {
  const { setup } = useSession();
  const words = t.races.setup;
  const options = [
    ...PRESETS.map(({ id }) => ({ value: id, label: t.races.presets[id].title })),
    { value: OWN, label: words.own },
  ];
  const choose = (value: string): void => {
    const preset = PRESETS.find(({ id }) => id === value);
    changeSetup({ ...(preset ? presetSetup(preset.id) : ownSetup(design)), way: setup.way }, design);
  };
  return (
    <div {...{ [SETUP]: true }} className="flex flex-col gap-2 border-b border-line px-(--gutter) py-3">
      <Select
        hint={null}
        label={words.race}
        labelPosition="left"
        value={setup.preset ?? OWN}
        options={options}
        onChange={choose}
        className="max-w-[32rem]"
      />
      <p className="max-w-prose text-small text-mute">
        {setup.preset === null ? words.ownAbout : `${t.races.presets[setup.preset].about} ${words.presetAbout}`}
      </p>
      {setup.preset === null && <OwnClients design={design} />}
      {setup.preset === null && <WithheldScenarios design={design} />}
      {race && <Switches design={design} race={race} />}
    </div>
  );
}

const REASONS_SHOWN = 6;

/** Scenarios that cannot be chosen to any end, and why: before anybody picks one. */
function WithheldScenarios({ design }: { readonly design: Design }) {
  const withheld = useMemo(() => withheldIn(design), [design]);
  if (withheld.length === 0) return null;
  const words = t.races.setup;
  return (
    <div role="status" className="text-small text-warning [overflow-wrap:anywhere]">
      <p>{words.withheld}</p>
      <ul className="list-disc pl-5">
        {withheld.slice(0, REASONS_SHOWN).map(({ why, names }) => (
          <li key={why}>{words.withheldWhy(names.map(scenarioText), why)}</li>
        ))}
      </ul>
      {withheld.length > REASONS_SHOWN && <p>{words.withheldMore(withheld.length - REASONS_SHOWN)}</p>}
    </div>
  );
}

/** Only those that change what is sent. */
function Switches({ design, race }: { readonly design: Design; readonly race: Race }) {
  const { setup } = useSession();
  const words = t.races.setup;
  const { token, lag } = useMemo(() => optionsInPlay(race), [race]);
  const canRepeat = setup.preset === null && isOfScenario(setup.doing[0]);
  if (!canRepeat && !token && !lag) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {canRepeat && (
        <Switch isSelected={setup.repeats} onChange={(repeats) => changeSetup({ ...setup, repeats }, design)}>
          {words.repeats}
        </Switch>
      )}
      {token && (
        <Switch isSelected={setup.hasToken} onChange={(hasToken) => changeSetup({ ...setup, hasToken }, design)}>
          {words.token}
        </Switch>
      )}
      {lag && (
        <Switch isSelected={setup.lag} onChange={(isLagging) => changeSetup({ ...setup, lag: isLagging }, design)}>
          {words.lag}
        </Switch>
      )}
    </div>
  );
}
