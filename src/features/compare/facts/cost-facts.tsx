/** What reading, keeping and a month cost under one placement. */
import type { PlacementComparison } from '#core';
import { compareWords, formatMoney, formatNumber } from '#i18n';
import { Fact } from './fact.tsx';

export function Cost({ placement, isPlain }: { readonly placement: PlacementComparison; readonly isPlain: boolean }) {
  const words = compareWords.facts;
  const { otherWrite, read, storage } = placement;
  const { inside, outside, average } = otherWrite;
  const units = (value: number): string => formatNumber(Math.round(value * 100) / 100);
  const strong = read.strong === null ? words.noStrong : words.strong(units(read.strong));
  return (
    <>
      <Fact label={words.otherWrite}>
        <Figure>
          {units(average)} {compareWords.units}
        </Figure>
        {isPlain && inside.total !== outside.total && (
          <span className="text-mute"> {words.otherSparse(inside.total, outside.total)}</span>
        )}
      </Fact>
      <Fact label={words.read}>
        {read.rows === 0 ? (
          words.noRead
        ) : (
          <>
            <Figure>{words.readUnits(units(read.total))}</Figure>
            <span className="text-mute">
              {' '}
              {read.secondRead > 0 ? `${words.second(units(read.secondRead))}, ${strong}` : strong}
            </span>
          </>
        )}
      </Fact>
      <Fact label={`${words.storage}, ${words.month.toLowerCase()}`}>
        <Figure>{words.stored(storage.total)}</Figure>
        <Month placement={placement} />
      </Fact>
    </>
  );
}

function Month({ placement: { month } }: { readonly placement: PlacementComparison }) {
  const words = compareWords.facts;
  const { writes, reads, storage, total } = month.cost;
  if (total === null || writes === null || reads === null)
    return <span className="text-faint"> · {words.noMoney}</span>;
  return (
    <>
      {' · '}
      <Figure>{formatMoney(total)}</Figure>
      <span className="block text-mute">
        {words.monthParts(writes, reads, storage)}
        {storage === null && `, ${words.noStorage}`}
      </span>
    </>
  );
}

function Figure({ children }: { readonly children: React.ReactNode }) {
  return <strong className="font-mono text-small font-semibold">{children}</strong>;
}
