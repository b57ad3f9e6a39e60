/**
 * What each client of an own race does: a scenario of the design, removing what a reference points at, or what time to
 * live does. What the design no longer has is said, and what it has instead is offered.
 */
import type { Design } from '#core';
import { t } from '#i18n';
import { Button, type Option, Select } from '#ui';
import { doingText } from './describe-run.ts';
import { focusSetup } from './focus-setup.ts';
import { changeSetup, useSession } from './race-session.ts';
import { CLIENT_IDS, type Doing, isThere, ownSetup } from './setup.ts';

const NOBODY = '';
const EXPIRING = ['lock', 'record'] as const;

const valueFor = (doing: Doing): string => {
  if ('removes' in doing) return `removes:${doing.removes}`;
  return 'expires' in doing ? `expires:${doing.expires}` : `scenario:${doing.scenario}`;
};

export function OwnClients({ design }: { readonly design: Design }) {
  const { setup } = useSession();
  const words = t.races.setup;
  if (design.scenarios.length === 0) return <p className="text-small text-mute">{words.noScenario}</p>;
  const choices = choicesOf(design);
  const chosenAt = (at: number): string | null => {
    const doing = setup.doing[at];
    if (!doing) return at === 2 ? NOBODY : null;
    return isThere(doing, design) ? valueFor(doing) : null;
  };
  const change = (at: number, value: string): void => {
    const chosen = choices.find((doing) => valueFor(doing) === value);
    changeSetup({ ...setup, doing: withDoing(setup.doing, at, chosen), off: [] }, design);
  };
  const options = choices.map((doing): Option => ({ value: valueFor(doing), label: doingText(doing) }));
  return (
    <>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {CLIENT_IDS.map((id, at) => (
          <Select
            hint={null}
            key={id}
            label={words.client(id)}
            value={chosenAt(at)}
            placeholder={words.choose}
            options={at === 2 ? [{ value: NOBODY, label: words.nobody }, ...options] : options}
            onChange={(value) => change(at, value)}
            className="w-48"
          />
        ))}
      </div>
      <Gone design={design} />
    </>
  );
}

/** What the clients were to do and the design does not have. */
function Gone({ design }: { readonly design: Design }) {
  const { setup } = useSession();
  const words = t.races.setup;
  const gone = new Set(setup.doing.filter((doing) => !isThere(doing, design)).map(doingText));
  if (gone.size === 0) return null;
  const offered = { ...ownSetup(design), way: setup.way };
  const take = (): void => {
    changeSetup(offered, design);
    focusSetup();
  };
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-2 text-small text-warning [overflow-wrap:anywhere]">
      {words.gone([...gone])}
      {offered.doing.length > 0 && (
        <Button size="small" variant="outline" onPress={take}>
          {words.takeThese}
        </Button>
      )}
    </p>
  );
}

/** Clients before it that do nothing yet do the same: a race takes two. */
function withDoing(all: readonly Doing[], at: number, chosen: Doing | undefined): readonly Doing[] {
  if (!chosen) return all.filter((_, each) => each !== at);
  return Array.from({ length: Math.max(all.length, at + 1) }, (_, each) =>
    each === at ? chosen : (all[each] ?? chosen),
  );
}

function choicesOf({ scenarios, constraints = [], table }: Design): readonly Doing[] {
  const names = [...new Set(scenarios.map(({ name }) => name))];
  const references = constraints.filter(({ kind }) => kind === 'reference').map(({ name }) => name);
  const expiring = table.timeToLive === undefined ? [] : EXPIRING;
  return [
    ...names.map((scenario) => ({ scenario })),
    ...references.map((removes) => ({ removes })),
    ...expiring.map((expires) => ({ expires })),
  ];
}
