import { X } from 'lucide-react';
import { type Design, removeAt, setAt, type Workload } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { EmptyState, IconButton, TextField } from '#ui';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { NumberAt } from '../fields/number-at.tsx';
import { afterMenu, focusAdd } from '../parts/focus-place.ts';
import { FormSection } from '../parts/form-section.tsx';
import { usePlace } from '../parts/use-place.ts';
import { AddButton } from '../rows/add-button.tsx';
import { MonthlyNumbers } from './monthly-numbers.tsx';
import { REGIONS } from './regions.ts';

const PATH = ['workload'] as const;

/** How much of everything: what turns units into money. */
export function WorkloadSection() {
  const workload = useLatchkey((state) => state.design.workload);
  const words = t.form.workload;
  return (
    <FormSection id="workload" path={PATH} title={words.title} actions={workload && <RemoveWorkload />}>
      {workload ? (
        <div className="flex flex-col gap-2.5">
          <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,7fr)] items-start gap-2">
            <NumberAt
              path={['workload', 'items']}
              label={words.items}
              hint={t.form.hints.workload.items}
              hintAs="compact"
              value={workload.items}
              whenEmpty={same}
              isWhole
            />
            <ChoiceAt
              path={['workload', 'billing']}
              label={words.billing}
              hint={t.form.hints.workload.billing}
              hintAs="compact"
              value={workload.billing}
              options={[
                { value: 'on-demand', label: words.billings['on-demand'] },
                { value: 'provisioned', label: words.billings.provisioned },
              ]}
              choose={(design, billing) => setAt(design, ['workload', 'billing'], billing)}
            />
            <Region value={workload.region} />
          </div>
          <MonthlyNumbers perMonth={workload.perMonth} />
        </div>
      ) : (
        <EmptyState
          action={
            <AddButton label={words.add} variant="outline" path={PATH} add={addWorkload} focus="workload/items" />
          }
        >
          {words.none}
        </EmptyState>
      )}
    </FormSection>
  );
}

const same = (design: Design): Design => design;

function addWorkload(design: Design): Design {
  const perMonth = Object.fromEntries(design.scenarios.map(({ name }) => [name, 1000]));
  const workload: Workload = { items: 100_000, perMonth, region: 'us-east-1', billing: 'on-demand' };
  return setAt(design, PATH, workload);
}

function RemoveWorkload() {
  const { edit } = useActions();
  return (
    <IconButton
      label={t.form.workload.remove}
      size="small"
      className="text-faint"
      onPress={() => {
        edit('remove:workload', (design) => removeAt(design, PATH));
        afterMenu(() => focusAdd('workload'));
      }}
    >
      <X aria-hidden className="size-3" />
    </IconButton>
  );
}

function Region({ value }: { readonly value: string }) {
  const path = ['workload', 'region'];
  const at = usePlace(path);
  const { edit } = useActions();
  return (
    <TextField
      {...at}
      label={t.form.workload.region}
      hint={t.form.hints.workload.region}
      hintAs="compact"
      mono
      value={value}
      suggestions={REGIONS}
      onChange={(region) => edit(at.place, (design) => setAt(design, path, region), 'typing')}
    />
  );
}
