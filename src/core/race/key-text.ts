/** A key as one text, to tell items apart, and as people read it. */
import { isRecord } from '#core/shared';
import type { Item } from '#core/value';

/** Equal for equal keys of one table. Key values are canonical wherever the core makes them. */
export const keyText = (table: string, names: readonly string[], item: Item): string =>
  JSON.stringify([table, ...names.map((name) => item[name] ?? null)]);

/** `["accounts",{"S":"ACCT#a1"},{"S":"PROFILE"}]` → `ACCT#a1 / PROFILE` */
export function readableKey(text: string): string {
  const parts: unknown = JSON.parse(text);
  if (!Array.isArray(parts)) return text;
  return parts.flatMap((part: unknown) => (isRecord(part) ? Object.values(part).map(String) : [])).join(' / ');
}
