import { X } from 'lucide-react';
import {
  type AccessPattern,
  type AttributeValue,
  type Design,
  RANGE_OPERATORS,
  type RangeOperator,
  removeAt,
  sampleValue,
  setAt,
} from '#core';
import { t } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { FieldFindings, IconButton } from '#ui';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { usePlace } from '../parts/use-place.ts';
import { AddButton } from '../rows/add-button.tsx';
import { useRow } from '../rows/row-context.ts';
import { ValueField } from '../values/value-field.tsx';

type Range = NonNullable<AccessPattern['range']>;

/** A part of the order: from, to, between, or beginning with. */
export function RangeFields({ pattern }: { readonly pattern: AccessPattern }) {
  const path = [...useRow().path, 'range'];
  const { place, link, findings } = usePlace(path);
  const { edit } = useActions();
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const words = t.form.access;
  const { range } = pattern;
  if (!range) {
    return (
      <div>
        <AddButton
          label={words.addRange}
          path={path}
          add={(design) => setAt(design, path, newRange(design, pattern))}
          focus={[place, 'attribute'].join('/')}
        />
      </div>
    );
  }
  const attribute = attributes.find(({ name }) => name === range.attribute);
  return (
    <div {...link} data-place={place}>
      <span className="mb-1 block text-small text-mute">{words.range}</span>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_24px] items-start gap-1.5">
        <ChoiceAt
          path={[...path, 'attribute']}
          label={words.rangeAttribute}
          hint={t.form.hints.access.rangeAttribute}
          hintAs="compact"
          labelPosition="hidden"
          mono
          value={range.attribute}
          options={pattern.sort.map((name) => ({ value: name, label: name }))}
          choose={(design, name) =>
            setAt(design, path, { ...range, attribute: name, values: samples(design, name, range.op) })
          }
        />
        <ChoiceAt
          path={[...path, 'op']}
          label={words.rangeOperator}
          hint={t.form.hints.access.rangeOperator}
          hintAs="compact"
          labelPosition="hidden"
          value={range.op}
          options={RANGE_OPERATORS.map((value) => ({ value, label: words.operators[value] }))}
          choose={(design, op) => setAt(design, path, withOperator(design, range, op))}
        />
        <IconButton
          label={words.removeRange}
          size="small"
          className="h-(--control)! text-faint"
          onPress={() => edit(`remove:${place}`, (design) => removeAt(design, path))}
        >
          <X aria-hidden className="size-3" />
        </IconButton>
      </div>
      <div className="mt-1 grid grid-cols-2 gap-1.5 pr-[30px]">
        {range.values.map((value, at) => (
          <ValueField
            // biome-ignore lint/suspicious/noArrayIndexKey: the bounds are told apart by their place
            key={at}
            path={[...path, 'values', at]}
            label={words.bound(at, range.op)}
            hint={t.form.hints.access.bound}
            type={attribute?.type ?? 'S'}
            value={value}
            options={attribute?.values ?? []}
            isRequired
          />
        ))}
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
}

/** A range on the first sort attribute that is not held equal. */
function newRange(design: Design, { sort, where }: AccessPattern): Range {
  const attribute = sort.find((name) => !Object.hasOwn(where, name)) ?? sort[0] ?? '';
  return { attribute, op: '>=', values: samples(design, attribute, '>=') };
}

function withOperator(design: Design, range: Range, op: RangeOperator): Range {
  const wanted = samples(design, range.attribute, op);
  return { ...range, op, values: wanted.map((sample, at) => range.values[at] ?? range.values.at(-1) ?? sample) };
}

function samples(design: Design, name: string, op: RangeOperator): readonly AttributeValue[] {
  const attribute = design.entity.attributes.find((one) => one.name === name);
  const sample = attribute ? sampleValue(design, attribute) : { S: '' };
  return op === 'between' ? [sample, sample] : [sample];
}
