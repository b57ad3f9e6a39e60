import { type Constraint, setAt } from '#core';
import { t } from '#i18n';
import { useLatchkey } from '#state';
import { RoleMark } from '#ui';
import { NameField } from '../fields/name-field.tsx';
import { usePlace } from '../parts/use-place.ts';
import { useRow } from '../rows/row-context.ts';

/** A constraint's name: it stands in its locks' keys and in every message about it. */
export function ConstraintName({ constraint }: { readonly constraint: Constraint }) {
  const { path, at } = useRow();
  const { findings } = usePlace(path);
  const constraints = useLatchkey((state) => state.design.constraints) ?? [];
  const taken = constraints.flatMap(({ name }, other) => (other === at ? [] : [name]));
  return (
    <NameField
      path={[...path, 'name']}
      label={t.form.constraints.name}
      labelPosition="hidden"
      value={constraint.name}
      rules={{ taken }}
      rename={(design, to) => setAt(design, [...path, 'name'], to)}
      prefix={<RoleMark of={constraint.kind === 'unique' ? 'lock' : 'reference'} />}
      more={findings}
    />
  );
}
