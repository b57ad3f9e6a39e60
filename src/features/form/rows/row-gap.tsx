import { use, useEffect } from 'react';
import { formatNumber, t } from '#i18n';
import { Button } from '#ui';
import { ClaimsContext } from '../findings/use-place-findings.ts';
import { PAGE, type Stretch } from './pages.ts';

export interface RowGapProps {
  readonly gap: Stretch;
  /** The places of a row: what there is to say about rows that wait is not heaped up above the list. */
  readonly placesAt: (at: number) => readonly string[];
  readonly reveal: (at: number) => void;
}

/** Stands for rows that are not drawn, and draws the next of them. */
export function RowGap({ gap, placesAt, reveal }: RowGapProps) {
  const { from, to } = gap;
  const claims = use(ClaimsContext);
  useEffect(() => {
    const places = Array.from({ length: to - from }, (_, at) => placesAt(from + at)).flat();
    const stops = places.map((place) => claims?.claim(place));
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [claims, from, to, placesAt]);
  const next = Math.min(PAGE, to - from);
  return (
    <Button size="small" variant="outline" onPress={() => reveal(from)}>
      {t.form.rows.more(formatNumber(next), to - from > next ? formatNumber(to - from) : null)}
    </Button>
  );
}
