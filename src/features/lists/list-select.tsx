/** Which list is looked at. */
import type { AccessPattern } from '#core';
import { listWords } from '#i18n';
import { useActions, useShown } from '#state';
import { Select } from '#ui';

const NONE: readonly AccessPattern[] = [];

export function ListSelect({ chosen }: { readonly chosen: AccessPattern }) {
  const patterns = useShown(({ design }) => design.accessPatterns) ?? NONE;
  const { selectList } = useActions();
  return (
    <Select
      hint={null}
      label={listWords.list}
      labelPosition="hidden"
      className="max-w-72 min-w-0 flex-1"
      value={chosen.name}
      options={patterns.map(({ name, partition, sort }) => ({
        value: name,
        label: name,
        description: [partition.join(' + '), sort.join(', ')].filter(Boolean).join(' → '),
      }))}
      onChange={selectList}
    />
  );
}
