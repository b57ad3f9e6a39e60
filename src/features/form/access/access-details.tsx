import { type AccessPattern, sampleValue } from '#core';
import { t } from '#i18n';
import { useLatchkey, useLatchkeyStore } from '#state';
import { FieldFindings } from '#ui';
import { AttributeTokens } from '../fields/attribute-tokens.tsx';
import { FlagAt } from '../fields/flag-at.tsx';
import { NumberAt } from '../fields/number-at.tsx';
import { usePlace } from '../parts/use-place.ts';
import { useRow } from '../rows/row-context.ts';
import { ValueField } from '../values/value-field.tsx';
import { RangeFields } from './range-fields.tsx';

/** What a list is grouped and sorted by, the values it is read for, and how much of it. */
export function AccessDetails({ pattern }: { readonly pattern: AccessPattern }) {
  const { path } = useRow();
  const words = t.form.access;
  return (
    <div className="mt-1.5 mb-2 flex flex-col gap-2 border-l border-line pl-3">
      <AttributeTokens
        path={[...path, 'partition']}
        label={words.partition}
        hint={t.form.hints.access.partition}
        hintAs="compact"
        values={pattern.partition}
        placeholder={words.noPartition}
      />
      <AttributeTokens
        path={[...path, 'sort']}
        label={words.sort}
        hint={t.form.hints.access.sort}
        hintAs="compact"
        values={pattern.sort}
        placeholder={words.noSort}
      />
      <Where pattern={pattern} />
      <RangeFields pattern={pattern} />
      <div className="grid grid-cols-2 items-end gap-2">
        <NumberAt
          path={[...path, 'limit']}
          label={words.limit}
          hint={t.form.hints.access.limit}
          hintAs="compact"
          value={pattern.limit}
          isWhole
          least={1}
          placeholder={words.noLimit}
        />
        <div className="flex min-h-(--control) items-center">
          <FlagAt
            path={[...path, 'descending']}
            value={pattern.descending}
            hint={t.form.hints.access.descending}
            hintAs="compact"
          >
            {words.descending}
          </FlagAt>
        </div>
      </div>
    </div>
  );
}

/** The values the list is read for: all partition attributes, then as many leading sort attributes as are held equal. */
function Where({ pattern }: { readonly pattern: AccessPattern }) {
  const path = [...useRow().path, 'where'];
  const { place, link, findings } = usePlace(path);
  const store = useLatchkeyStore();
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const words = t.form.access;
  const hints = t.form.hints.access;
  const stated = Object.keys(pattern.where);
  const names = [...new Set([...pattern.partition, ...pattern.sort, ...stated])];
  if (names.length === 0) return null;
  return (
    <div {...link} data-place={place}>
      <span className="mb-1 block text-small text-mute">{words.where}</span>
      <div className="flex flex-col gap-1">
        {names.map((name) => {
          const attribute = attributes.find((one) => one.name === name);
          const type = attribute?.type ?? 'S';
          return (
            <div key={name} className="grid grid-cols-[minmax(0,96px)_minmax(0,1fr)] items-start gap-2">
              <span aria-hidden data-labels className="flex min-h-(--control) min-w-0 items-center">
                <code className="min-w-0 text-mute [overflow-wrap:anywhere]">{name}</code>
              </span>
              <ValueField
                path={[...path, name]}
                label={words.valueOf(name)}
                hint={pattern.partition.includes(name) ? hints.whereGrouped : hints.whereSorted}
                type={type}
                value={Object.hasOwn(pattern.where, name) ? pattern.where[name] : undefined}
                options={attribute?.values ?? []}
                placeholder={pattern.partition.includes(name) && attribute ? exampleOf(name) : words.any}
              />
            </div>
          );
        })}
      </div>
      <FieldFindings findings={findings} />
    </div>
  );

  function exampleOf(name: string): string {
    const { design } = store.getState();
    const attribute = design.entity.attributes.find((one) => one.name === name);
    const sample = attribute && sampleValue(design, attribute);
    return sample && 'S' in sample ? words.such(sample.S) : words.needed;
  }
}
