/** A proposal whose index name and keys are changed before it is taken. */
import { type ReactNode, useState } from 'react';
import type { KeyTexts, Placement } from '#core';
import { listWords, t } from '#i18n';
import { useDesign } from '#state';
import { Button, TextField, TokenField } from '#ui';
import { usePlacing } from './use-placing.ts';

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
  const [texts, setTexts] = useState({ partition: partition.template, sort: sort.template });
  const [index, setIndex] = useState('index' in placement ? placement.index : undefined);
  const words = listWords.place;
  const edited = (): Placement => {
    const keys: KeyTexts = {
      partition: { ...partition, template: texts.partition },
      sort: { ...sort, template: texts.sort },
    };
    return placement.kind === 'table-key'
      ? { kind: 'table-key', keys }
      : { ...placement, keys, ...(index && { index }) };
  };
  return (
    <Editor name={name} edited={edited} onDone={onDone}>
      {index !== undefined && <IndexName value={index} onChange={setIndex} />}
      <TextField
        hint={null}
        mono
        label={words.template(partition.name)}
        value={texts.partition}
        onChange={(text) => setTexts({ ...texts, partition: text })}
      />
      <TextField
        hint={null}
        mono
        label={words.template(sort.name)}
        value={texts.sort}
        onChange={(text) => setTexts({ ...texts, sort: text })}
      />
    </Editor>
  );
}

function EditAttributes({ name, placement, onDone }: EditProps<OfAttributes>) {
  const { attributes } = useDesign().entity;
  const [index, setIndex] = useState(placement.index ?? '');
  const [names, setNames] = useState(placement.attributes);
  const words = listWords.place;
  const options = attributes
    .filter(({ type }) => type === 'S' || type === 'N' || type === 'B')
    .map((each) => ({ value: each.name, label: each.name }));
  return (
    <Editor name={name} edited={() => ({ ...placement, attributes: names, ...(index && { index }) })} onDone={onDone}>
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
    </Editor>
  );
}

function IndexName(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  return <TextField hint={null} mono label={listWords.place.index} labelPosition="left" {...props} />;
}

function Editor(props: {
  readonly name: string;
  readonly edited: () => Placement;
  readonly onDone: () => void;
  readonly children: ReactNode;
}) {
  const [isRefused, setRefused] = useState(false);
  const place = usePlacing(props.name);
  const words = listWords.place;
  const apply = () => {
    if (place(props.edited())) props.onDone();
    else setRefused(true);
  };
  return (
    <div className="flex max-w-prose flex-col gap-1.5">
      {props.children}
      {isRefused && (
        <p role="alert" className="text-small text-error">
          {words.refused}
        </p>
      )}
      <div>
        <Button size="small" variant="outline" onPress={apply}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
