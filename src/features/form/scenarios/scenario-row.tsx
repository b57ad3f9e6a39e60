import { ChevronRight } from 'lucide-react';
import { renameScenario, SCENARIO_KINDS, type Scenario, setAt } from '#core';
import { t } from '#i18n';
import { placeOf, useActions, useLatchkey } from '#state';
import { Button, FieldFindings } from '#ui';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { NameField } from '../fields/name-field.tsx';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { useRow } from '../rows/row-context.ts';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { withScenarioKind } from './change-kind.ts';
import { ScenarioExtras } from './scenario-extras.tsx';
import { StateGrid } from './state-grid.tsx';

/** A scenario: one line, or, when it is the chosen one, its values before and after. */
export const ScenarioRow = memoRow(function ScenarioRow({ item }: RowProps<Scenario>) {
  const { path } = useRow();
  const isChosen = useLatchkey((state) => state.scenario === item.name);
  const findings = usePlaceFindings(placeOf(path));
  return (
    <div className={isChosen ? 'my-1' : ''}>
      {isChosen ? <ChosenHead scenario={item} /> : <OtherHead scenario={item} />}
      <FieldFindings findings={findings} />
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
  const { selectScenario } = useActions();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24px] items-center gap-1.5">
      <Button
        className="min-w-0 justify-start! px-1! text-ink!"
        aria-label={t.form.scenarios.choose(scenario.name)}
        onPress={() => selectScenario(scenario.name)}
      >
        <ChevronRight aria-hidden className="size-3 shrink-0 text-faint" />
        <span className="truncate">{scenario.name}</span>
        <span className="text-micro text-faint">{t.panes.scenarioKinds[scenario.kind]}</span>
      </Button>
      <RowMenu />
    </div>
  );
}

function ChosenHead({ scenario }: { readonly scenario: Scenario }) {
  const { path, at } = useRow();
  const scenarios = useLatchkey((state) => state.design.scenarios);
  const taken = scenarios.flatMap(({ name }, other) => (other === at ? [] : [name]));
  const words = t.form.scenarios;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px_24px] items-start gap-1.5">
      <NameField
        path={[...path, 'name']}
        label={words.name}
        labelPosition="hidden"
        mono={false}
        value={scenario.name}
        rules={{ taken }}
        rename={(design, to) =>
          taken.includes(scenario.name)
            ? setAt(design, [...path, 'name'], to)
            : renameScenario(design, scenario.name, to)
        }
      />
      <ChoiceAt
        path={[...path, 'kind']}
        label={words.kindOf(scenario.name)}
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
    </div>
  );
}
