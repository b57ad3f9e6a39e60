import { Plus } from 'lucide-react';
import { addScenario, SCENARIO_KINDS } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkeyStore } from '#state';
import { IconButton, Menu } from '#ui';

/** Adds a scenario that starts from where the last one ended, and chooses it. */
export function AddScenario() {
  const store = useLatchkeyStore();
  const { edit, selectScenario } = useActions();
  const words = t.panes.scenarios;
  return (
    <Menu
      label={words.add}
      groups={[
        {
          entries: SCENARIO_KINDS.map((kind) => ({
            id: kind,
            label: words.addKind[kind],
            description: words.addMeans[kind],
            onAction: () => {
              edit('add-scenario', (design) => addScenario(design, kind));
              const added = store.getState().design.scenarios.at(-1);
              if (added) selectScenario(added.name);
            },
          })),
        },
      ]}
    >
      <IconButton label={words.add}>
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </Menu>
  );
}
