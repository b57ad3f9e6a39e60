/** "Only while status is one of open, pending": the conditions under which a record is in the list. */
import { X } from 'lucide-react';
import type { Attribute } from '#core';
import { listWords } from '#i18n';
import { useDesign } from '#state';
import { Button, IconButton, Select } from '#ui';
import { type ConditionDraft, isComparable, newDraft } from './condition-draft.ts';
import { ConditionValues } from './condition-values.tsx';

interface ConditionFieldsProps {
  readonly drafts: readonly ConditionDraft[];
  readonly onChange: (drafts: readonly ConditionDraft[]) => void;
}

export function ConditionFields({ drafts, onChange }: ConditionFieldsProps) {
  const { attributes } = useDesign().entity;
  const words = listWords.condition;
  const free = attributes.filter(({ name }) => name !== '' && !drafts.some(({ attribute }) => attribute === name));
  const first = free.find(({ values = [] }) => values.length > 0) ?? free.find((one) => !one.keyOnly) ?? free[0];
  return (
    <div className="flex flex-col items-start gap-1.5">
      {drafts.map((draft, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions keep their order, and their texts are held above
          key={at}
          draft={draft}
          label={at === 0 ? words.only : words.and}
          attributes={attributes}
          onChange={(changed) => onChange(drafts.with(at, changed))}
          onRemove={() => onChange(drafts.toSpliced(at, 1))}
        />
      ))}
      {first && (
        <Button size="small" variant="outline" onPress={() => onChange([...drafts, newDraft(first)])}>
          {drafts.length === 0 ? words.add : words.addMore}
        </Button>
      )}
    </div>
  );
}

const RELATIONS = ['in', 'equals', 'not-equals', 'present', 'absent'] as const;

function ConditionRow(props: {
  readonly draft: ConditionDraft;
  readonly label: string;
  readonly attributes: readonly Attribute[];
  readonly onChange: (draft: ConditionDraft) => void;
  readonly onRemove: () => void;
}) {
  const { draft, attributes, onChange } = props;
  const words = listWords.condition;
  const attribute = attributes.find(({ name }) => name === draft.attribute);
  const relations = RELATIONS.filter(
    (is) => is === draft.is || is === 'present' || is === 'absent' || (attribute && isComparable(attribute)),
  );
  const choose = (name: string): void => {
    const chosen = attributes.find((one) => one.name === name);
    if (chosen && name !== draft.attribute) onChange(newDraft(chosen));
  };
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)_6.5rem_24px] items-end gap-1.5 @min-[480px]:grid-cols-[minmax(0,1fr)_6.5rem_minmax(0,1.4fr)_24px]">
      <Select
        hint={null}
        label={props.label}
        mono
        value={draft.attribute}
        options={attributes.map(({ name }) => ({ value: name, label: name }))}
        onChange={choose}
      />
      <Select
        hint={null}
        label={words.relationOf(draft.attribute)}
        labelPosition="hidden"
        value={draft.is}
        options={relations.map((is) => ({ value: is, label: words.relations[is] }))}
        onChange={(is) => onChange({ attribute: draft.attribute, is, texts: draft.texts })}
      />
      <IconButton
        label={words.remove(draft.attribute)}
        size="small"
        className="h-(--control)!"
        onPress={props.onRemove}
      >
        <X aria-hidden className="size-3" />
      </IconButton>
      <div className="col-span-2 min-w-0 @min-[480px]:col-span-1 @min-[480px]:col-start-3 @min-[480px]:row-start-1">
        <ConditionValues
          draft={draft}
          attribute={attribute}
          onChange={(texts) => onChange({ attribute: draft.attribute, is: draft.is, texts })}
        />
      </div>
    </div>
  );
}
