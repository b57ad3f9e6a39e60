/** JSON with its names sorted: equal for equal contents. */
import { isRecord } from '#core/shared';

/** The text of a JSON value that does not depend on the order of names. */
export function canonicalJson(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(canonicalJson).join(',')}]`;
  if (!isRecord(json)) return JSON.stringify(json) ?? 'null';
  const names = Object.keys(json).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(json[name])}`).join(',')}}`;
}
