import { ChevronRight } from 'lucide-react';
import { renameScenario, SCENARIO_KINDS, type Scenario, setAt } from '#core';
import { t } from '#i18n';
import { placeOf, useActions, useLatchkey, useLatchkeyStore } from '#state';
import { Button, TextField } from '#ui';
import { isOther } from '../drafts/check-name.ts';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { useNameField } from '../fields/use-name-field.ts';
import { afterMenu, focusPlace } from '../parts/focus-place.ts';
import { useOpenedForGoal } from '../parts/use-opened-for-goal.ts';
import { useRow } from '../rows/row-context.ts';
import { RowHead } from '../rows/row-head.tsx';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { withScenarioKind } from './change-kind.ts';
import { ScenarioExtras } from './scenario-extras.tsx';
import { StateGrid } from './state-grid.tsx';

/** A rule at the edge of the column says which one is shown on the right. */
const CHOSEN =
  'relative my-1 before:absolute before:inset-y-0 before:-left-(--gutter) before:w-[3px] before:bg-ink before:content-[""]';

/** A scenario: one line, or, when it is the chosen one, its values before and after. */
export const ScenarioRow = memoRow(function ScenarioRow({ item }: RowProps<Scenario>) {
  const isChosen = useLatchkey((state) => state.scenario === item.name);
  return (
    <div className={isChosen ? CHOSEN : ''}>
      {isChosen ? <ChosenHead scenario={item} /> : <OtherHead scenario={item} />}
      {isChosen && (
        <div className="mt-2 flex flex-col gap-3">
          <StateGrid scenario={item} />
          <ScenarioExtras scenario={item} />
        </div>
      )}
    </div>
  );
});

function OtherHead({ scenario }: { readonly scenario: Scenario }) {
  const { path } = useRow();
  const { selectScenario } = useActions();
  useOpenedForGoal([placeOf(path)], () => selectScenario(scenario.name));
  return (
    <RowHead columns="grid-cols-[minmax(0,1fr)_24px]">
      <Button
        className="min-w-0 justify-start! px-1! text-ink!"
        aria-label={t.form.scenarios.choose(scenario.name)}
        onPress={() => {
          selectScenario(scenario.name);
          afterMenu(() => focusPlace(placeOf([...path, 'name'])));
        }}
      >
        <ChevronRight aria-hidden className="size-3 shrink-0 text-faint" />
        <span className="truncate">{scenario.name}</span>
        <span className="text-micro text-faint">{t.panes.scenarioKinds[scenario.kind]}</span>
      </Button>
      <RowMenu />
    </RowHead>
  );
}

function ChosenHead({ scenario }: { readonly scenario: Scenario }) {
  const { path, at, findingsId } = useRow();
  const store = useLatchkeyStore();
  const words = t.form.scenarios;
  const name = useNameField({
    path: [...path, 'name'],
    value: scenario.name,
    rules: { isTaken: (text) => isOther(store.getState().design.scenarios, at, text) },
    rename: (design, to) =>
      isOther(design.scenarios, at, scenario.name)
        ? setAt(design, [...path, 'name'], to)
        : renameScenario(design, scenario.name, to),
  });
  return (
    <RowHead columns="grid-cols-[minmax(0,1fr)_96px_24px]" findings={name.findings}>
      <TextField
        {...name.field}
        label={words.name}
        hint={t.form.hints.scenarios.name}
        hintAs="compact"
        labelPosition="hidden"
        findingsShownAt={findingsId}
      />
      <ChoiceAt
        isInRow
        path={[...path, 'kind']}
        label={words.kindOf(scenario.name)}
        hint={t.form.hints.scenarios.kind}
        hintAs="compact"
        labelPosition="hidden"
        value={scenario.kind}
        options={SCENARIO_KINDS.map((value) => ({
          value,
          label: t.panes.scenarioKinds[value],
          description: t.panes.scenarios.addMeans[value],
        }))}
        choose={(design, kind) => setAt(design, path, withScenarioKind(design, scenario, kind))}
      />
      <RowMenu />
    </RowHead>
  );
}
