/** Which race, and what its clients do. */
import { type Design, PRESETS } from '#core';
import { t } from '#i18n';
import { Select, Switch } from '#ui';
import { OwnClients } from './own-clients.tsx';
import { changeSetup, useSession } from './race-session.ts';
import { isRepeating, ownSetup, presetSetup, withheldNames } from './setup.ts';

const OWN = 'own';

export function SetupPart({ design }: { readonly design: Design }) {
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
  const withheld = withheldNames(setup, design);
  return (
    <div className="flex flex-col gap-2 border-b border-line px-(--gutter) py-3">
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
        {setup.preset === null ? words.ownAbout : t.races.presets[setup.preset].about}
      </p>
      {setup.preset === null && <OwnClients design={design} />}
      {withheld.length > 0 && (
        <p role="status" className="text-small text-warning">
          {words.withheld(withheld.join(', '))}
        </p>
      )}
      <Switches design={design} />
    </div>
  );
}

function Switches({ design }: { readonly design: Design }) {
  const { setup } = useSession();
  const words = t.races.setup;
  const isOwn = setup.preset === null;
  const canLag = setup.way === 'check-then-write';
  if (!isOwn && !isRepeating(setup) && !canLag) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {isOwn && (
        <Switch isSelected={setup.repeats} onChange={(repeats) => changeSetup({ ...setup, repeats }, design)}>
          {words.repeats}
        </Switch>
      )}
      {isRepeating(setup) && (
        <Switch isSelected={setup.hasToken} onChange={(hasToken) => changeSetup({ ...setup, hasToken }, design)}>
          {words.token}
        </Switch>
      )}
      {canLag && (
        <Switch isSelected={setup.lag} onChange={(lag) => changeSetup({ ...setup, lag }, design)}>
          {words.lag}
        </Switch>
      )}
    </div>
  );
}
