/** A row of one's own: a value for each attribute the list is sorted by. */
import { useState } from 'react';
import { type Attribute, type AttributeValue, canonicalNumber, type State } from '#core';
import { t } from '#i18n';
import { Button, TextField } from '#ui';

export function AddRow(props: {
  readonly attributes: readonly Attribute[];
  readonly hasOwn: boolean;
  readonly onAdd: (values: State) => void;
  readonly onClear: () => void;
}) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const words = t.lists.order;
  const textOf = (name: string): string => (Object.hasOwn(texts, name) ? (texts[name] ?? '') : '');
  const add = () => {
    const filled = props.attributes.filter(({ name }) => textOf(name) !== '');
    const wrong = filled.find(({ name, type }) => type === 'N' && !canonicalNumber(textOf(name)).ok);
    setProblem(wrong ? words.problem(wrong.name) : null);
    if (wrong || filled.length === 0) return;
    setTexts({});
    props.onAdd(
      Object.fromEntries(filled.map((attribute) => [attribute.name, typedValue(attribute, textOf(attribute.name))])),
    );
  };
  if (props.attributes.length === 0) return null;
  return (
    <form
      className="flex flex-wrap items-end gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {props.attributes.map(({ name }) => (
        <TextField
          key={name}
          mono
          label={words.valueOf(name)}
          labelPosition="hidden"
          placeholder={name}
          className="w-36"
          value={textOf(name)}
          onChange={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
      <Button type="submit" variant="outline">
        {words.add}
      </Button>
      {props.hasOwn && <Button onPress={props.onClear}>{words.clear}</Button>}
      {problem && (
        <p role="alert" className="w-full text-small text-error">
          {problem}
        </p>
      )}
    </form>
  );
}

const typedValue = ({ type }: Attribute, text: string): AttributeValue => (type === 'N' ? { N: text } : { S: text });
