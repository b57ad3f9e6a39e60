/** Sample rows of a list in key order: which the Query finds, and which lie where nobody expects them. */
import { useMemo, useState } from 'react';
import { type AccessPattern, previewOrder, type State } from '#core';
import { t } from '#i18n';
import { useShown } from '#state';
import { EmptyState, SeverityMark } from '#ui';
import { AddRow } from './add-row.tsx';
import { OrderTable } from './order-table.tsx';

const NONE: readonly State[] = [];

export function OrderPart({ pattern }: { readonly pattern: AccessPattern }) {
  const design = useShown((shown) => shown.design);
  const [own, setOwn] = useState(NONE);
  const made = useMemo(() => previewOrder(design, pattern.name), [design, pattern.name]);
  const shown = useMemo(
    () =>
      own.length === 0 ? made : previewOrder(design, pattern.name, [...made.rows.map(({ state }) => state), ...own]),
    [design, pattern.name, made, own],
  );
  const words = t.lists.order;
  const base = made.rows.find(({ origin }) => origin === 'sample')?.state;
  if (!base) return <EmptyState>{words.none}</EmptyState>;
  const rows = shown.rows.map((row) =>
    made.rows.find(({ state }) => state === row.state) ? labelled(row, made) : row,
  );
  const problems = rows.filter(
    ({ misplaced, matched, wanted }) => misplaced || (matched !== null && matched !== wanted),
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-prose text-small text-mute">{words.intro}</p>
      <p
        role="status"
        className={problems.length > 0 ? 'flex items-center gap-1.5 text-warning' : 'text-small text-mute'}
      >
        {problems.length > 0 && <SeverityMark severity="warning" />}
        {problems.length > 0 ? words.problems(problems.length) : words.allFine}
      </p>
      <OrderTable keys={shown.keys} partitions={partitionsOf(pattern, design)} rows={rows} />
      <AddRow
        attributes={design.entity.attributes.filter(({ name }) => pattern.sort.includes(name))}
        hasOwn={own.length > 0}
        onAdd={(values) => setOwn([...own, { ...base, ...values }])}
        onClear={() => setOwn(NONE)}
      />
    </div>
  );
}

type Preview = ReturnType<typeof previewOrder>;

/** A made row keeps saying what it was made for when rows of the person's own stand beside it. */
function labelled(row: Preview['rows'][number], made: Preview): Preview['rows'][number] {
  const known = made.rows.find(({ state }) => state === row.state);
  if (!known) return row;
  const { attribute, ...rest } = row;
  const name = known.attribute ?? attribute;
  return { ...rest, origin: known.origin, ...(name !== undefined && { attribute: name }) };
}

/** How many of the keys are of the partition: they are the same in every row of the list. */
function partitionsOf({ index }: AccessPattern, { table }: Parameters<typeof previewOrder>[0]): number {
  return (table.indexes ?? []).find(({ name }) => name === index)?.partitionKey.length ?? 1;
}
