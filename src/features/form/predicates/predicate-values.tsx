import { X } from 'lucide-react';
import { type AttributeValue, type Path, type Predicate, removeAt, setAt, typeOf } from '#core';
import { t } from '#i18n';
import { placeOf, useActions, useLatchkey, useLatchkeyStore } from '#state';
import { IconButton } from '#ui';
import { LinesAt } from '../fields/lines-at.tsx';
import { OrderedTokens } from '../fields/ordered-tokens.tsx';
import { afterMenu, focusAdd } from '../parts/focus-place.ts';
import { usePlace } from '../parts/use-place.ts';
import { AddButton } from '../rows/add-button.tsx';
import { ValueField } from '../values/value-field.tsx';
import { firstValue } from './edit-predicate.ts';

/** What a predicate compares with: nothing, one value, or several. */
export function PredicateValues({ predicate, path }: { readonly predicate: Predicate; readonly path: Path }) {
  const attribute = useLatchkey(({ design }) =>
    design.entity.attributes.find(({ name }) => name === predicate.attribute),
  );
  const store = useLatchkeyStore();
  const words = t.form.predicates;
  if (predicate.is === 'present' || predicate.is === 'absent') return null;
  const options = attribute?.values ?? [];
  if (predicate.is === 'in') {
    const type = attribute?.type ?? (predicate.values[0] ? typeOf(predicate.values[0]) : 'S');
    const at = [...path, 'values'];
    const sample = firstValue(store.getState().design, predicate.attribute);
    if (type !== 'S' && type !== 'N' && type !== 'B')
      return <ManyValues path={at} values={predicate.values} sample={sample} />;
    const make = (text: string): AttributeValue =>
      type === 'S' ? { S: text } : type === 'N' ? { N: text } : { B: text };
    const texts = predicate.values.map(textOf);
    if (options.length > 0) return <ChosenValues path={at} values={texts} options={options} make={make} />;
    return (
      <LinesAt
        path={at}
        label={words.values}
        hint={t.form.hints.predicates.values}
        hintAs="compact"
        labelPosition="hidden"
        values={texts}
        change={(design, lines) => setAt(design, at, lines.map(make))}
      />
    );
  }
  return (
    <ValueField
      path={[...path, 'value']}
      label={words.value}
      hint={t.form.hints.predicates.value}
      type={attribute?.type ?? typeOf(predicate.value)}
      value={predicate.value}
      options={options}
      isRequired
    />
  );
}

function ChosenValues(props: {
  readonly path: Path;
  readonly values: readonly string[];
  readonly options: readonly string[];
  readonly make: (text: string) => AttributeValue;
}) {
  const at = usePlace(props.path);
  const { edit } = useActions();
  return (
    <OrderedTokens
      {...at}
      label={t.form.predicates.values}
      hint={t.form.hints.predicates.values}
      hintAs="compact"
      labelPosition="hidden"
      mono
      values={props.values}
      hasMore={props.options.some((value) => !props.values.includes(value))}
      offer={() => props.options.map((value) => ({ value, label: value }))}
      onChange={(values) => edit(at.place, (design) => setAt(design, props.path, values.map(props.make)))}
    />
  );
}

/** Values that are no text: each in a field of its own. */
function ManyValues(props: {
  readonly path: Path;
  readonly values: readonly AttributeValue[];
  readonly sample: AttributeValue;
}) {
  const { path, values, sample } = props;
  const { edit } = useActions();
  const words = t.form.predicates;
  return (
    <div className="flex flex-col gap-1">
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no other identity, and are not reordered here
        <div key={at} className="flex items-start gap-1">
          <ValueField
            path={[...path, at]}
            label={words.valueAt(at + 1)}
            hint={t.form.hints.predicates.values}
            type={typeOf(value)}
            value={value}
            isRequired
            className="flex-1"
          />
          <IconButton
            label={words.removeValue(at + 1)}
            size="small"
            className="h-(--control)! text-faint"
            onPress={() => {
              edit(`remove:${placeOf(path)}`, (design) => removeAt(design, [...path, at]));
              afterMenu(() => focusAdd(placeOf(path)));
            }}
          >
            <X aria-hidden className="size-3" />
          </IconButton>
        </div>
      ))}
      <AddButton
        label={words.addValue}
        path={path}
        add={(design) => setAt(design, [...path, values.length], values.at(-1) ?? sample)}
        focus={placeOf([...path, values.length])}
      />
    </div>
  );
}

const textOf = (value: AttributeValue): string =>
  'S' in value ? value.S : 'N' in value ? value.N : 'B' in value ? value.B : JSON.stringify(value);
