/** A proposal whose templates and index name are typed over before it is taken. */
import { useState } from 'react';
import type { KeyTexts, Placement } from '#core';
import { t } from '#i18n';
import { Button, TextField } from '#ui';
import { usePlacing } from './use-placing.ts';

type Editable = Exclude<Placement, { kind: 'existing' | 'multi-attribute-index' }> & { readonly keys: KeyTexts };

export const isEditable = (placement: Placement): placement is Editable =>
  'keys' in placement && placement.keys !== undefined;

export function EditProposal(props: {
  readonly name: string;
  readonly placement: Editable;
  readonly onDone: () => void;
}) {
  const { placement } = props;
  const { partition, sort } = placement.keys;
  const [texts, setTexts] = useState({ partition: partition.template, sort: sort.template });
  const [index, setIndex] = useState('index' in placement ? placement.index : undefined);
  const [isRefused, setRefused] = useState(false);
  const place = usePlacing(props.name);
  const words = t.lists.place;
  const apply = () => {
    const keys: KeyTexts = {
      partition: { ...partition, template: texts.partition },
      sort: { ...sort, template: texts.sort },
    };
    const edited: Placement =
      placement.kind === 'table-key' ? { kind: 'table-key', keys } : { ...placement, keys, ...(index && { index }) };
    if (place(edited)) props.onDone();
    else setRefused(true);
  };
  return (
    <div className="flex max-w-prose flex-col gap-1.5">
      {index !== undefined && (
        <TextField hint={null} mono label={words.index} labelPosition="left" value={index} onChange={setIndex} />
      )}
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
