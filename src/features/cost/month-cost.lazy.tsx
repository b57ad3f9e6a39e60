/** What a month of the stated workload costs, with the day of the prices; fetched apart, for its list of prices. */
import { useMemo } from 'react';
import { BILLED_ITEMS, type PricedWorkload, priceWorkload } from '#core';
import { formatMoney, t } from '#i18n';
import { useLatchkey, useShown } from '#state';

export function MonthCost() {
  const design = useShown((shown) => shown.design);
  const prices = useLatchkey((state) => state.prices);
  const priced = useMemo(() => priceWorkload(design, { prices }), [design, prices]);
  const words = t.panes.cost.month;
  const { month, region, billing, uncounted } = priced;
  if (uncounted.length > 0) {
    return (
      <section aria-label={words.title} className="mt-2 border-t border-hair pt-2">
        <h3 className="text-mute">{words.title}</h3>
        <p className="text-small text-mute">{words.uncounted(uncounted)}</p>
      </section>
    );
  }
  return (
    <section aria-label={words.title} className="mt-2 border-t border-hair pt-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-mute">{words.title}</h3>
        <strong className="font-mono text-small font-semibold">
          {month.total === null ? words.unknown : formatMoney(month.total)}
        </strong>
      </div>
      <dl className="flex flex-wrap gap-x-3 text-small text-mute">
        <Part name={words.writes} usd={month.writes} />
        <Part name={words.reads} usd={month.reads} />
        <Part name={words.storage} usd={month.storage} />
      </dl>
      <p className="text-small text-faint">
        {words.basis(region, words.billings[billing], oldestOf(priced), hasOwnFigure(priced))}
      </p>
    </section>
  );
}

function Part({ name, usd }: { readonly name: string; readonly usd: number | null }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="font-mono text-ink">{usd === null ? t.panes.cost.month.noPrice : formatMoney(usd)}</dd>
    </div>
  );
}

/** The day of the oldest price that counts here; none where all of them are typed in. */
function oldestOf({ figures, billing }: PricedWorkload): string | undefined {
  const dates = itemsOf(billing).flatMap((item) => {
    const figure = figures[item];
    return figure && !figure.typed ? [figure.date] : [];
  });
  return dates.sort()[0];
}

const itemsOf = (billing: PricedWorkload['billing']) => [...BILLED_ITEMS[billing], 'storageMonth'] as const;

const hasOwnFigure = ({ figures, billing }: PricedWorkload): boolean =>
  itemsOf(billing).some((item) => figures[item]?.typed === true);
