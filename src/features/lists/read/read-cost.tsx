/** Units of one page, what was rounded, what the projection leaves out, and what may be seen late. */
import type { ListRead } from '#core';
import { formatNumber, listWords } from '#i18n';

export function ReadCost({ read }: { readonly read: ListRead }) {
  const words = listWords.read;
  const { query, secondRead, leftOut, rows, kind } = read;
  const lag = { global: words.lags, local: words.local, table: words.fresh }[kind];
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3 @min-[580px]:grid-cols-2">
      <section>
        <h3 className="text-small font-semibold">{words.cost}</h3>
        <dl className="mt-1 grid max-w-80 grid-cols-[1fr_auto] gap-x-4">
          <Units label={words.eventual} units={query.eventual} />
          {query.strong === null ? (
            <>
              <dt className="text-mute">{words.strong}</dt>
              <dd className="text-right text-small text-faint">{words.noStrong}</dd>
            </>
          ) : (
            <Units label={words.strong} units={query.strong} />
          )}
          {secondRead && <Units label={words.second} units={secondRead.units} />}
        </dl>
        <p className="mt-1 max-w-prose text-small text-mute">
          {words.rounding(read, query.eventual * 2)} {words.empty(`${formatNumber(query.empty)} ${words.rcu}`)}
        </p>
        <p className="mt-1 max-w-prose text-small text-mute">
          {secondRead ? `${words.leftOut(leftOut)} ${secondWords(secondRead, rows)}` : words.leftOutNone}
        </p>
      </section>
      <section>
        <h3 className="text-small font-semibold">{words.lagTitle}</h3>
        <p className="mt-1 max-w-prose text-small text-mute">{lag}</p>
      </section>
    </div>
  );
}

function Units({ label, units }: { readonly label: string; readonly units: number }) {
  return (
    <>
      <dt className="text-mute">{label}</dt>
      <dd className="text-right font-mono text-small font-semibold">
        {formatNumber(units)} <span className="font-normal text-faint">{listWords.read.rcu}</span>
      </dd>
    </>
  );
}

function secondWords({ by, units }: NonNullable<ListRead['secondRead']>, rows: number): string {
  const words = listWords.read;
  return (by === 'index' ? words.secondByIndex : words.secondByApplication)(rows, formatNumber(units));
}
