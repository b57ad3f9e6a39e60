import { type Scenario, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { newExpectation } from '../predicates/edit-predicate.ts';
import { PredicateList } from '../predicates/predicate-list.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { useRow } from '../rows/row-context.ts';
import { ValueField } from '../values/value-field.tsx';

/** What the operation expects of the record besides being unchanged, and the time it happens at. */
export function ScenarioExtras({ scenario }: { readonly scenario: Scenario }) {
  const { path } = useRow();
  const hasTimeToLive = useLatchkey(({ design }) => design.table.timeToLive !== undefined);
  const words = t.form.scenarios;
  return (
    <div className="flex flex-col gap-1">
      {(scenario.kind !== 'create' || scenario.expects) && (
        <PredicateList
          path={[...path, 'expects']}
          title={words.expects}
          owner={scenario.name}
          hint={words.expectsHint}
          predicates={scenario.expects}
          first={(design) => newExpectation(design, scenario.before)}
        />
      )}
      {(hasTimeToLive || scenario.now !== undefined) && <Now scenario={scenario} />}
    </div>
  );
}

function Now({ scenario }: { readonly scenario: Scenario }) {
  const path = [...useRow().path, 'now'];
  const words = t.form.scenarios;
  if (scenario.now === undefined) {
    return (
      <div>
        <AddButton label={words.addNow} path={path} add={(design) => setAt(design, path, { N: '1780000000' })} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,92px)_minmax(0,1fr)] items-start gap-x-2">
      <span aria-hidden data-labels className="flex h-(--control) items-center text-small text-mute">
        {words.now}
      </span>
      <ValueField path={path} label={words.now} hint={t.form.hints.scenarios.now} type="N" value={scenario.now} />
    </div>
  );
}
