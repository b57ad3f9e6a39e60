import { type ReferenceConstraint, SCENARIO_KINDS, setAt } from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { Checkbox, FieldFindings } from '#ui';
import { TextAt } from '../fields/text-at.tsx';
import { usePlace } from '../parts/use-place.ts';
import { useRow } from '../rows/row-context.ts';
import { useDetails } from '../rows/use-details.ts';
import { CONSTRAINT_ABOUT, ConstraintHead } from './constraint-head.tsx';
import { ReferenceKeys } from './reference-keys.tsx';

/** An item that has to exist: in which table, under which key, and when that is checked. */
export function ReferenceRow({ constraint }: { readonly constraint: ReferenceConstraint }) {
  const { path } = useRow();
  const { isOpen, toggle } = useDetails(['key', 'table', 'on']);
  const ownTable = useLatchkey((state) => state.design.table.name);
  const words = t.form.constraints;
  return (
    <>
      <ConstraintHead constraint={constraint} isOpen={isOpen} onToggle={toggle}>
        {isOpen ? (
          <TextAt
            path={[...path, 'table']}
            label={words.tableOf(constraint.name)}
            className={CONSTRAINT_ABOUT}
            hint={t.form.hints.constraints.referenceTable}
            hintAs="compact"
            labelPosition="hidden"
            isOptional
            placeholder={words.thisTable(ownTable)}
            value={constraint.table}
          />
        ) : (
          <span className={`flex h-(--control) min-w-0 items-center ${CONSTRAINT_ABOUT}`}>
            <span className="truncate font-mono text-small text-mute">{Object.values(constraint.key).join(' / ')}</span>
          </span>
        )}
      </ConstraintHead>
      {isOpen ? (
        <div className="mt-1.5 flex flex-col gap-2 border-l border-line pl-3">
          <ReferenceKeys constraint={constraint} />
          <CheckedOn constraint={constraint} />
        </div>
      ) : (
        <p className="mt-0.5 text-small text-faint">
          {words.mustExist(
            constraint.table ?? ownTable,
            constraint.on.map((kind) => t.panes.scenarioKinds[kind]),
          )}
        </p>
      )}
    </>
  );
}

function CheckedOn({ constraint }: { readonly constraint: ReferenceConstraint }) {
  const path = [...useRow().path, 'on'];
  const { place, link, findings } = usePlace(path);
  const { edit } = useActions();
  const words = t.form.constraints;
  const toggle = (kind: (typeof SCENARIO_KINDS)[number], isOn: boolean): void => {
    const on = SCENARIO_KINDS.filter((one) => (one === kind ? isOn : constraint.on.includes(one)));
    edit(place, (design) => setAt(design, path, on));
  };
  return (
    <fieldset {...link} data-place={place} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="float-left mr-4 text-small text-mute">{words.checkedOn}</legend>
      {SCENARIO_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          hint={t.form.hints.constraints.checkedOn[kind]}
          hintAs="compact"
          isSelected={constraint.on.includes(kind)}
          onChange={(isOn) => toggle(kind, isOn)}
        >
          {t.panes.scenarioKinds[kind]}
        </Checkbox>
      ))}
      <FieldFindings findings={findings} />
    </fieldset>
  );
}
