import { Plus } from 'lucide-react';
import {
  addScenario,
  type Design,
  removeAt,
  removeScenario,
  SCENARIO_KINDS,
  type Scenario,
  type ScenarioKind,
} from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey, useLatchkeyStore } from '#state';
import { Button, EmptyState, Menu } from '#ui';
import { FormSection } from '../parts/form-section.tsx';
import { AddButton, useAddRow } from '../rows/add-button.tsx';
import { RowList } from '../rows/row-list.tsx';
import { ScenarioRow } from './scenario-row.tsx';

const PATH = ['scenarios'] as const;

/** Operations on sample values. The chosen one is open; what it does stands on the right. */
export function ScenariosSection() {
  const scenarios = useLatchkey((state) => state.design.scenarios);
  const words = t.form.scenarios;
  return (
    <FormSection
      id="scenarios"
      path={PATH}
      title={words.title}
      note={words.note(scenarios.length)}
      actions={<AddScenario />}
    >
      {scenarios.length === 0 && (
        <EmptyState
          action={
            <AddButton
              label={words.start}
              variant="outline"
              path={PATH}
              add={(design) => addScenario(design, 'create')}
            />
          }
        >
          {words.none}
        </EmptyState>
      )}
      <RowList
        items={scenarios}
        path={PATH}
        label={words.title}
        nameOf={({ name }) => name}
        Row={ScenarioRow}
        remove={removeOne}
        className="gap-1"
      />
    </FormSection>
  );
}

function removeOne(design: Design, { name }: Scenario, at: number): Design {
  const isAlone = design.scenarios.filter((one) => one.name === name).length === 1;
  return isAlone ? removeScenario(design, name) : removeAt(design, [...PATH, at]);
}

function AddScenario() {
  const addRow = useAddRow();
  const store = useLatchkeyStore();
  const { selectScenario } = useActions();
  const words = t.form.scenarios;
  const add = (kind: ScenarioKind) => (): void => {
    addRow(PATH, (design) => addScenario(design, kind));
    const added = store.getState().design.scenarios.at(-1);
    if (added) selectScenario(added.name);
  };
  return (
    <span data-add="scenarios" className="contents">
      <Menu
        label={words.add}
        groups={[
          {
            entries: SCENARIO_KINDS.map((kind) => ({
              id: kind,
              label: t.panes.scenarios.addKind[kind],
              description: t.panes.scenarios.addMeans[kind],
              onAction: add(kind),
            })),
          },
        ]}
      >
        <Button size="small" aria-label={words.add}>
          <Plus aria-hidden className="-mr-0.5 size-3" />
          {words.addShort}
        </Button>
      </Menu>
    </span>
  );
}
