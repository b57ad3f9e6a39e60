import { type Path, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { NumberAt } from '../fields/number-at.tsx';

export interface ThroughputFieldsProps {
  readonly path: Path;
  /** The index; null for the table. */
  readonly owner: string | null;
  readonly value: { readonly read: number; readonly write: number } | undefined;
}

/** On demand, or so many reads and writes a second that are paid whether used or not. */
export function ThroughputFields({ path, owner, value }: ThroughputFieldsProps) {
  const words = t.form.throughput;
  const hints = t.form.hints.table;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <ChoiceAt
        path={path}
        label={owner === null ? words.short : words.label(owner)}
        hintAs={owner === null ? 'inline' : 'compact'}
        hint={owner === null ? hints.throughput : hints.indexThroughput}
        value={value ? 'provisioned' : 'on-demand'}
        options={[
          { value: 'on-demand', label: words.onDemand },
          { value: 'provisioned', label: words.provisioned },
        ]}
        choose={(design, mode) =>
          mode === 'on-demand' ? removeAt(design, path) : setAt(design, path, value ?? { read: 5, write: 5 })
        }
      />
      {value && (
        <div className="grid grid-cols-2 gap-1">
          <NumberAt
            path={[...path, 'read']}
            label={words.read(owner ?? t.form.table.title)}
            hint={hints.read}
            hintAs="compact"
            labelPosition="hidden"
            value={value.read}
            suffix={words.readUnit}
            isWhole
            whenEmpty={(design) => design}
          />
          <NumberAt
            path={[...path, 'write']}
            label={words.write(owner ?? t.form.table.title)}
            hint={hints.write}
            hintAs="compact"
            labelPosition="hidden"
            value={value.write}
            suffix={words.writeUnit}
            isWhole
            whenEmpty={(design) => design}
          />
        </div>
      )}
    </div>
  );
}
