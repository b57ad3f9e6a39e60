import { KEY_TYPES, type KeyAttribute, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useActions } from '#state';
import { Button, Chip, Menu } from '#ui';
import { NameField } from '../fields/name-field.tsx';
import { usePlaceFindings } from '../findings/use-place-findings.ts';

/** A key attribute of the lock table: its name stands nowhere else in the document. */
export function LockTableKey(props: { readonly part: 'partitionKey' | 'sortKey'; readonly value: KeyAttribute }) {
  const { part, value } = props;
  const path = ['locks', 'table', part];
  const { edit } = useActions();
  const findings = [...usePlaceFindings(`locks/table/${part}/type`), ...usePlaceFindings(`locks/table/${part}`)];
  const label = t.form.locks.keys[part];
  const name = t.form.keys.typeOf(label, value.type);
  const types = KEY_TYPES.map((type) => ({
    id: type,
    label: t.form.typeOption(type),
    isDisabled: type === value.type,
    onAction: () => edit(`type:${path.join('/')}`, (design) => setAt(design, [...path, 'type'], type)),
  }));
  const removal = {
    id: 'remove',
    label: t.form.keys.remove,
    isDangerous: true,
    onAction: () => edit(`remove:${path.join('/')}`, (design) => removeAt(design, path)),
  };
  return (
    <NameField
      path={[...path, 'name']}
      label={label}
      hint={t.form.hints.locks.keys[part]}
      value={value.name}
      rules={{ isTaken: () => false }}
      rename={(design, to) => setAt(design, [...path, 'name'], to)}
      more={findings}
      suffix={
        <Menu
          label={name}
          groups={[{ title: t.form.keys.type, entries: types }, { entries: part === 'sortKey' ? [removal] : [] }]}
        >
          <Button
            size="small"
            aria-label={name}
            className="h-6! min-w-6 px-0.5! pointer-coarse:h-9! pointer-coarse:min-w-9"
          >
            <Chip mono>{value.type}</Chip>
          </Button>
        </Menu>
      }
    />
  );
}
