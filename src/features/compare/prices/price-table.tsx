/** The figures that money rests on: each with its date and source, to be typed over and taken back. */
import { memo } from 'react';
import {
  BILLED_ITEMS,
  type ComparisonControls,
  figuresOf,
  LARGEST_PRICE,
  type PriceFigure,
  type PriceItem,
} from '#core';
import { compareWords, formatExact } from '#i18n';
import { useActions, useLatchkey } from '#state';
import { Button, type Column, DataTable } from '#ui';
import { NumberInput } from '../number-input.tsx';

type PriceTableProps = Pick<ComparisonControls, 'billing' | 'region'>;

interface PriceRow {
  readonly item: PriceItem;
  readonly figure: PriceFigure | undefined;
}

export const PriceTable = memo(function PriceTable({ billing, region }: PriceTableProps) {
  const prices = useLatchkey((state) => state.prices);
  const figures = figuresOf(region, prices);
  const { setPrice } = useActions();
  const words = compareWords.prices;
  const items: readonly PriceItem[] = [...BILLED_ITEMS[billing], 'storageMonth'];
  const columns: Column<PriceRow>[] = [
    { id: 'item', title: words.item, render: ({ item }) => words.items[item], className: 'min-w-36' },
    {
      id: 'usd',
      title: words.usd,
      render: ({ item, figure }) => (
        <NumberInput
          key={region}
          label={words.items[item]}
          value={figure?.usd ?? Number.NaN}
          least={0}
          limit={Number.POSITIVE_INFINITY}
          format={formatExact}
          onChange={(usd) => setPrice(region, item, Math.min(usd, LARGEST_PRICE))}
          onEmpty={() => setPrice(region, item, null)}
          className="-my-1 h-(--control) w-28 rounded-base border border-line bg-panel px-2 font-mono text-small outline-none focus:border-focus"
        />
      ),
    },
    {
      id: 'source',
      title: words.source,
      render: ({ item, figure }) => (
        <span className="flex min-w-40 flex-wrap items-center gap-x-1.5 text-small text-mute">
          {sourceOf(item, figure)}
          {figure?.typed && (
            <Button
              size="small"
              className="-my-1"
              aria-label={words.resetNamed(words.items[item])}
              onPress={() => setPrice(region, item, null)}
            >
              {words.reset}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <p className="mb-2 max-w-prose text-small text-mute">{words.intro}</p>
      <DataTable
        label={words.title}
        columns={columns}
        rows={items.map((item) => ({ item, figure: figures[item] }))}
        keyOf={({ item }) => item}
      />
    </>
  );
});

function sourceOf(item: PriceItem, figure: PriceFigure | undefined): string {
  const words = compareWords.prices;
  if (!figure) return words.missing(item);
  if (!figure.typed) return words.from(figure);
  return figure.usd === LARGEST_PRICE ? words.ownLargest : words.own;
}
