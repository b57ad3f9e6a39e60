/** A proposal whose index name, keys and condition are changed before it is taken. */
import { useMemo, useState } from 'react';
import type { KeyTexts, Placement } from '#core';
import { listWords, t } from '#i18n';
import { useDesign } from '#state';
import { TextField, TokenField } from '#ui';
import { type ConditionDraft, draftOf, readDrafts } from '../condition/condition-draft.ts';
import { ConditionFields } from '../condition/condition-fields.tsx';
import { problemInWords } from '../condition/condition-problem.ts';
import { ProposalEditor } from './proposal-editor.tsx';
import { TemplateText } from './template-text.tsx';
import { useChecked } from './use-checked.ts';

type Templated = Exclude<Placement, { kind: 'existing' | 'multi-attribute-index' }> & { readonly keys: KeyTexts };
type Several = Extract<Placement, { kind: 'multi-attribute-index' }>;
type OfAttributes = Several & { readonly attributes: NonNullable<Several['attributes']> };
type Editable = Templated | OfAttributes;

export const isEditable = (placement: Placement): placement is Editable =>
  ('keys' in placement && placement.keys !== undefined) ||
  ('attributes' in placement && placement.attributes !== undefined);

interface EditProps<Kind extends Editable> {
  readonly name: string;
  readonly placement: Kind;
  readonly onDone: () => void;
}

export function EditProposal({ name, placement, onDone }: EditProps<Editable>) {
  return placement.kind === 'multi-attribute-index' ? (
    <EditAttributes name={name} placement={placement} onDone={onDone} />
  ) : (
    <EditTemplates name={name} placement={placement} onDone={onDone} />
  );
}

function EditTemplates({ name, placement, onDone }: EditProps<Templated>) {
  const { partition, sort } = placement.keys;
  const design = useDesign();
  const [texts, setTexts] = useState({ partition: partition.template, sort: sort.template });
  const [index, setIndex] = useState('index' in placement ? placement.index : undefined);
  const [drafts, setDrafts] = useState<readonly ConditionDraft[]>(draftsOf(placement));
  const read = useMemo(() => readDrafts(design, drafts), [design, drafts]);
  const edited = useMemo((): Placement => {
    const keys: KeyTexts = {
      partition: { name: partition.name, template: texts.partition },
      sort: { name: sort.name, template: texts.sort },
    };
    if (placement.kind === 'table-key') return { kind: 'table-key', keys };
    const on = { keys, ...(index && { index }) };
    if (placement.kind === 'index') return { ...placement, ...on };
    return { ...placement, ...on, ...('when' in read && read.when.length > 0 && { when: read.when }) };
  }, [placement, partition.name, sort.name, texts, index, read]);
  const keys = useMemo(() => [partition.name, sort.name], [partition.name, sort.name]);
  const checked = useChecked(name, edited, placement, keys);
  const isSparse = placement.kind === 'sparse-index';
  const problem = 'problem' in read ? problemInWords(read.problem) : null;
  const isBare = isSparse && drafts.length === 0;
  return (
    <ProposalEditor
      name={name}
      edited={edited}
      checked={checked}
      problem={isBare ? listWords.condition.none : problem}
      onDone={onDone}
    >
      {index !== undefined && <IndexName value={index} onChange={setIndex} />}
      {([partition, sort] as const).map(({ name: key }, at) => {
        const part = at === 0 ? 'partition' : 'sort';
        const set = (text: string) => setTexts({ ...texts, [part]: text });
        return <TemplateText key={part} name={key} value={texts[part]} checked={checked} onChange={set} />;
      })}
      {isSparse && <ConditionFields drafts={drafts} onChange={setDrafts} />}
    </ProposalEditor>
  );
}

const draftsOf = (placement: Templated): readonly ConditionDraft[] =>
  placement.kind === 'sparse-index' ? (placement.when ?? []).map(draftOf) : [];

function EditAttributes({ name, placement, onDone }: EditProps<OfAttributes>) {
  const { attributes } = useDesign().entity;
  const [index, setIndex] = useState(placement.index ?? '');
  const [names, setNames] = useState(placement.attributes);
  const words = listWords.place;
  const options = attributes
    .filter(({ type }) => type === 'S' || type === 'N' || type === 'B')
    .map((each) => ({ value: each.name, label: each.name }));
  const edited = useMemo(
    (): Placement => ({ ...placement, attributes: names, ...(index && { index }) }),
    [placement, names, index],
  );
  const checked = useChecked(name, edited, placement, NO_KEYS);
  return (
    <ProposalEditor name={name} edited={edited} checked={checked} onDone={onDone}>
      <IndexName value={index} onChange={setIndex} />
      {(['partition', 'sort'] as const).map((part) => (
        <TokenField
          key={part}
          hint={null}
          mono
          label={words.attributesOf(t.panes.keys.parts[part])}
          values={names[part]}
          options={options}
          onChange={(chosen) => setNames({ ...names, [part]: chosen })}
        />
      ))}
    </ProposalEditor>
  );
}

const NO_KEYS: readonly string[] = [];

function IndexName(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  return <TextField hint={null} mono label={listWords.place.index} labelPosition="left" {...props} />;
}
