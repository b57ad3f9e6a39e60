import { type Predicate, setAt } from '#core';
import { t } from '#i18n';
import { placeOf, useLatchkey } from '#state';
import { FieldFindings, type Option } from '#ui';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { usePlaceFindings } from '../findings/use-place-findings.ts';
import { useRow } from '../rows/row-context.ts';
import { memoRow, type RowProps } from '../rows/row-list.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { firstValue, PREDICATE_KINDS, withAttribute, withKind } from './edit-predicate.ts';
import { PredicateValues } from './predicate-values.tsx';

/** `status` `is one of` `open, pending`. */
export const PredicateRow = memoRow(function PredicateRow({ item }: RowProps<Predicate>) {
  const row = useRow();
  const { path } = row;
  const words = t.form.predicates;
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  const findings = usePlaceFindings(placeOf(path));
  const named = attributes.map(({ name }): Option => ({ value: name, label: name }));
  const kinds = PREDICATE_KINDS.map((is): Option<Predicate['is']> => ({ value: is, label: words.kinds[is] }));
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,92px)_minmax(0,1fr)_24px] items-start gap-x-1.5 gap-y-1 cramped:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <ChoiceAt
          isInRow
          path={[...path, 'attribute']}
          label={words.attribute}
          hint={t.form.hints.predicates.attribute}
          hintAs="compact"
          labelPosition="hidden"
          mono
          value={item.attribute || null}
          options={named}
          placeholder={words.attribute}
          choose={(design, name) => setAt(design, path, withAttribute(item, name, firstValue(design, name)))}
        />
        <ChoiceAt
          isInRow
          path={[...path, 'is']}
          label={words.relation}
          hint={t.form.hints.predicates.relation}
          hintAs="compact"
          labelPosition="hidden"
          value={item.is}
          options={kinds}
          choose={(design, is) => setAt(design, path, withKind(item, is, firstValue(design, item.attribute)))}
        />
        <div className="min-w-0 cramped:col-span-2 cramped:col-start-1 cramped:row-start-2">
          <PredicateValues predicate={item} path={path} />
        </div>
        <RowMenu />
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
});
