/** The end of a prefix in byte order: what closes a range of keys that begin with it (K7, Q1). */

const LAST = 0x10ffff;

/**
 * The least text above every text that begins with `prefix`, among those of its length or shorter: `#TICKET#` →
 * `#TICKET$`. Undefined where there is none: the prefix is empty or all its characters are Unicode's last.
 */
export function successorOf(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === LAST) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  // Surrogates are no characters: what follows U+D7FF is U+E000.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
