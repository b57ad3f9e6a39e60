/** What a condition compares with: nothing, one value or several, chosen where the attribute has allowed values. */
import type { Attribute } from '#core';
import { listWords } from '#i18n';
import { Select, TextField, TokenField } from '#ui';
import { type ConditionDraft, choicesOf } from './condition-draft.ts';

export function ConditionValues(props: {
  readonly draft: ConditionDraft;
  readonly attribute: Attribute | undefined;
  readonly onChange: (texts: readonly string[]) => void;
}) {
  const { draft, attribute, onChange } = props;
  const words = listWords.condition;
  if (draft.is === 'present' || draft.is === 'absent') return null;
  const options = (attribute ? choicesOf(attribute) : []).map((value) => ({ value, label: value }));
  const isMany = draft.is === 'in';
  const label = isMany ? words.valuesOf(draft.attribute) : words.valueOf(draft.attribute);
  const field = { hint: null, label, labelPosition: 'hidden', mono: true } as const;
  if (options.length === 0) {
    return (
      <TextField
        {...field}
        rows={isMany ? 2 : 1}
        placeholder={isMany ? words.perLine : ''}
        value={isMany ? draft.texts.join('\n') : (draft.texts[0] ?? '')}
        onChange={(text) => onChange(isMany ? text.split('\n') : [text])}
      />
    );
  }
  if (isMany) return <TokenField {...field} values={draft.texts} options={options} onChange={onChange} />;
  return <Select {...field} value={draft.texts[0] ?? null} options={options} onChange={(value) => onChange([value])} />;
}
