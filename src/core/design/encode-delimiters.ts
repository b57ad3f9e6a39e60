/**
 * Percent-encodes everything at or below `%` (K2 `encode`, L2): the delimiter `#` cannot occur in the result, two texts
 * never give the same one, and order by bytes is kept, because `%` itself stands above all it replaces.
 */
export function encodeDelimiters(text: string): string {
  let encoded = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    encoded += code <= 0x25 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : text.charAt(i);
  }
  return encoded;
}
