/**
 * What each client of an own race does: a scenario of the design, removing what a reference points at, or what time to
 * live does.
 */
import type { Design } from '#core';
import { t } from '#i18n';
import { type Option, Select } from '#ui';
import { changeSetup, useSession } from './race-session.ts';
import { CLIENT_IDS, type Doing } from './setup.ts';

const NOBODY = '';
const EXPIRING = ['lock', 'record'] as const;

const valueFor = (doing: Doing | undefined): string => {
  if (!doing) return NOBODY;
  if ('removes' in doing) return `removes:${doing.removes}`;
  return 'expires' in doing ? `expires:${doing.expires}` : `scenario:${doing.scenario}`;
};

export function OwnClients({ design }: { readonly design: Design }) {
  const { setup } = useSession();
  const words = t.races.setup;
  const choices = choicesOf(design);
  if (choices.length === 0) return <p className="text-small text-mute">{words.tooFew}</p>;
  const change = (at: number, value: string): void => {
    const chosen = choices.find((choice) => valueFor(choice.doing) === value)?.doing;
    const doing = [...setup.doing];
    if (chosen) doing[Math.min(at, doing.length)] = chosen;
    else doing.splice(at, 1);
    changeSetup({ ...setup, doing, off: [] }, design);
  };
  const options = choices.map(({ doing, label }): Option => ({ value: valueFor(doing), label }));
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {CLIENT_IDS.map((id, at) => (
        <Select
          hint={null}
          key={id}
          label={words.client(id)}
          value={valueFor(setup.doing[at])}
          options={at === 2 ? [{ value: NOBODY, label: words.nobody }, ...options] : options}
          onChange={(value) => change(at, value)}
          className="w-48"
        />
      ))}
    </div>
  );
}

function choicesOf({ scenarios, constraints = [], table }: Design): readonly { doing: Doing; label: string }[] {
  const names = [...new Set(scenarios.map(({ name }) => name))];
  const references = constraints.filter(({ kind }) => kind === 'reference').map(({ name }) => name);
  const expiring = table.timeToLive === undefined ? [] : EXPIRING;
  return [
    ...names.map((scenario) => ({ doing: { scenario }, label: scenario })),
    ...references.map((removes) => ({ doing: { removes }, label: t.races.setup.removes(removes) })),
    ...expiring.map((expires) => ({ doing: { expires }, label: t.races.setup.expires[expires] })),
  ];
}
