/** Stands where a pane would be about the scenario and there is none: says so and adds one. */
import { addScenario } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkeyStore } from '#state';
import { Button, EmptyState } from '#ui';

export function NoScenario() {
  const store = useLatchkeyStore();
  const { edit, selectScenario } = useActions();
  const add = (): void => {
    edit('add-scenario', (design) => addScenario(design, 'create'));
    selectScenario(store.getState().design.scenarios.at(-1)?.name ?? '');
  };
  return (
    <EmptyState
      action={
        <Button size="small" variant="outline" onPress={add}>
          {t.form.scenarios.start}
        </Button>
      }
    >
      {t.panes.scenarios.none}
    </EmptyState>
  );
}
