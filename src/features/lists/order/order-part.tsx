/** Sample rows of a list in key order: which the Query finds, and which lie where nobody expects them. */
import { useCallback, useMemo, useState } from 'react';
import type { AccessPattern, Design } from '#core';
import { listWords } from '#i18n';
import { type OrderRows, useActions, useLatchkey, useLatchkeyStore, useShown } from '#state';
import { Button, EmptyState, SeverityMark } from '#ui';
import { orderOf, type ShownOrder, withoutRow, withRow, withText } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';

export function OrderPart({ pattern }: { readonly pattern: AccessPattern }) {
  const design = useShown((shown) => shown.design);
  const done = useLatchkey(({ orderRows }) => rowsIn(orderRows, pattern.name));
  const order = useMemo(() => orderOf(design, pattern, done), [design, pattern, done]);
  if (!order) return <EmptyState>{listWords.order.none}</EmptyState>;
  return <Order pattern={pattern} design={design} order={order} isChanged={done !== undefined} />;
}

const rowsIn = (rows: Readonly<Record<string, OrderRows>>, list: string): OrderRows | undefined =>
  Object.hasOwn(rows, list) ? rows[list] : undefined;

interface OrderProps {
  readonly pattern: AccessPattern;
  readonly design: Design;
  readonly order: ShownOrder;
  readonly isChanged: boolean;
}

function Order({ pattern, design, order: { keys, attributes, rows }, isChanged }: OrderProps) {
  const [fresh, setFresh] = useState<string | null>(null);
  const change = useChange(pattern.name);
  const { setOrderRows } = useActions();
  const words = listWords.order;
  const problems = rows.filter(
    ({ misplaced, matched, wanted }) => misplaced || (matched !== null && matched !== wanted),
  );
  const add = () => {
    const like = rows.find(({ origin }) => origin === 'sample') ?? rows[0];
    setFresh(change((done) => withRow(done, like?.texts ?? {})).own.at(-1)?.id ?? null);
  };
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
      <OrderTable
        keys={keys}
        partitions={partitionsOf(pattern, design)}
        attributes={attributes}
        rows={rows}
        fresh={fresh}
        onType={(row, name, text) => change((done) => withText(done, row, name, text))}
        onRemove={(row) => change((done) => withoutRow(done, row))}
      />
      <div className="flex flex-wrap gap-1.5">
        {attributes.length > 0 && (
          <Button variant="outline" onPress={add}>
            {words.add}
          </Button>
        )}
        {isChanged && <Button onPress={() => setOrderRows(pattern.name, null)}>{words.clear}</Button>}
      </div>
    </div>
  );
}

/** Changes the rows kept for a list, from what they are at that moment. */
function useChange(list: string): (next: (done: OrderRows | undefined) => OrderRows) => OrderRows {
  const store = useLatchkeyStore();
  return useCallback(
    (next) => {
      const rows = next(rowsIn(store.getState().orderRows, list));
      store.actions.setOrderRows(list, rows);
      return rows;
    },
    [store, list],
  );
}

/** How many of the keys are of the partition: they are the same in every row of the list. */
function partitionsOf({ index }: AccessPattern, { table }: Design): number {
  return (table.indexes ?? []).find(({ name }) => name === index)?.partitionKey.length ?? 1;
}
