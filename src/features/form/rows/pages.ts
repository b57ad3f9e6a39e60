/** Which rows of a long list are drawn. Rows come in pages; the first is always there, others once they are asked for. */

export const PAGE = 100;
/** A list that is hardly longer than a page is drawn whole. */
const SHORT = 150;

/** A stretch of rows, `to` not included: drawn, or waiting behind a button. */
export interface Stretch {
  readonly kind: 'rows' | 'gap';
  readonly from: number;
  readonly to: number;
}

export const pageOf = (at: number): number => Math.floor(at / PAGE);

/** `stretches(250, {2})` → rows 0–99, gap 100–199, rows 200–249. Neighbours of one kind are one stretch. */
export function stretches(count: number, open: ReadonlySet<number>): readonly Stretch[] {
  if (count <= SHORT) return count === 0 ? [] : [{ kind: 'rows', from: 0, to: count }];
  const list: Stretch[] = [];
  for (let from = 0; from < count; from += PAGE) {
    const to = Math.min(from + PAGE, count);
    const kind = from === 0 || open.has(pageOf(from)) ? 'rows' : 'gap';
    const last = list.at(-1);
    if (last?.kind === kind) list[list.length - 1] = { ...last, to };
    else list.push({ kind, from, to });
  }
  return list;
}
