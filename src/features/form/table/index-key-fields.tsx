import { type Index, insertAt, type KeyAttribute, removeAt } from '#core';
import { t } from '#i18n';
import { placeOf, useActions } from '#state';
import { FieldFindings } from '#ui';
import { freeName } from '../drafts/check-name.ts';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { KeyAttributeField } from '../keys/key-attribute-field.tsx';
import { dropUnusedTemplates, namesInUse } from '../keys/key-attributes.ts';
import { AddButton } from '../rows/add-button.tsx';
import { useRow } from '../rows/row-context.ts';
import { useRowKeys } from '../rows/use-row-keys.ts';

const MOST = 4;

interface IndexKeyFieldsProps {
  readonly index: Index;
  readonly part: 'partitionKey' | 'sortKey';
}

/** The partition or sort key of an index: one attribute, or up to four on a global index. */
export function IndexKeyFields({ index, part }: IndexKeyFieldsProps) {
  const { path } = useRow();
  const { edit } = useActions();
  const list = [...path, part];
  const place = placeOf(list);
  const findings = usePlaceFindings(place);
  const keys: readonly KeyAttribute[] = index[part];
  const rowKeys = useRowKeys(keys);
  const words = t.form.indexes;
  const ownName = `${index.name}${part === 'partitionKey' ? 'PK' : 'SK'}`;
  const isTableKey = index.kind === 'local' && part === 'partitionKey';
  const canGrow = index.kind === 'global' ? keys.length < MOST : part === 'sortKey' && keys.length === 0;
  const canShrink = part === 'sortKey' || keys.length > 1;
  const label = words.parts[part];
  if (isTableKey) {
    return (
      <p className="text-small text-mute">
        {label} <code>{keys.map(({ name }) => name).join(', ')}</code>{' '}
        <span className="text-faint">{words.tablesOwn}</span>
      </p>
    );
  }
  return (
    <div data-place={place} data-path={list.join('.')}>
      <div className="mb-1 flex min-h-5 items-center">
        <span className="text-small text-mute">{label}</span>
        {canGrow && (
          <span className="ml-auto">
            <AddButton
              label={words.addKey}
              longLabel={words.addKeyTo(label, index.name)}
              path={list}
              add={(design) =>
                insertAt(design, list, keys.length, { name: freeName(ownName, namesInUse(design)), type: 'S' })
              }
              focus={placeOf([...list, keys.length, 'name'])}
            />
          </span>
        )}
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        {keys.map((key, at) => (
          <KeyAttributeField
            key={rowKeys[at]}
            path={[...list, at]}
            label={words.keyOf(label, index.name, at + 1)}
            hint={t.form.hints.indexes[part]}
            hintAs="compact"
            labelPosition="hidden"
            value={key}
            ownName={ownName}
            {...(canShrink
              ? {
                  onRemove: () =>
                    edit(`remove:${place}`, (design) => dropUnusedTemplates(removeAt(design, [...list, at]), design)),
                }
              : {})}
          />
        ))}
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
}
