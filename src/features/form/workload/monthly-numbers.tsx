import { removeAt, type Workload } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { FieldFindings } from '#ui';
import { NumberAt } from '../fields/number-at.tsx';
import { usePlaceFindings } from '../findings/use-place-findings.ts';

/** How often each scenario happens in a month. Names that no scenario has any more stay until they are emptied. */
export function MonthlyNumbers({ perMonth }: { readonly perMonth: Workload['perMonth'] }) {
  const scenarios = useLatchkey((state) => state.design.scenarios);
  const findings = usePlaceFindings('workload/perMonth');
  const names = [...new Set([...scenarios.map(({ name }) => name), ...Object.keys(perMonth)])];
  const words = t.form.workload;
  return (
    <div data-place="workload/perMonth" data-path="workload.perMonth">
      <span className="mb-1 block text-small text-mute">{words.perMonth}</span>
      <div className="flex flex-col gap-1">
        {names.map((name) => {
          const path = ['workload', 'perMonth', name];
          return (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)_112px] items-start gap-2">
              <span aria-hidden data-labels className="flex min-h-(--control) min-w-0 items-center">
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              </span>
              <NumberAt
                path={path}
                label={words.timesOf(name)}
                hint={t.form.hints.workload.perMonth}
                hintAs="compact"
                labelPosition="hidden"
                value={Object.hasOwn(perMonth, name) ? perMonth[name] : undefined}
                placeholder="0"
                whenEmpty={(design) => removeAt(design, path)}
              />
            </div>
          );
        })}
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
}
