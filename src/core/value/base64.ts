/** Base64 as DynamoDB's JSON carries binary values (RFC 4648, section 4): padded, and one text only for each value. */
import { fail, ok, type Result } from '#core/shared';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = new Map([...ALPHABET].map((letter, code) => [letter, code]));

/** The bytes of a base64 text. Missing padding, white space, the URL alphabet and stray bits at the end are refused. */
export function decodeBase64(text: string): Result<Uint8Array, 'not-base64'> {
  if (text.length % 4 !== 0) return fail('not-base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < text.length - padding; i++) {
    const code = CODES.get(text.charAt(i));
    if (code === undefined) return fail('not-base64');
    bits = (bits << 6) | code;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = bits >> held;
      bits &= (1 << held) - 1;
    }
  }
  return bits === 0 ? ok(bytes) : fail('not-base64');
}

/** The padded base64 text of some bytes. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((group >> shift) & 63)).join('');
    const missing = Math.max(0, i + 3 - bytes.length);
    text += letters.slice(0, 4 - missing) + '='.repeat(missing);
  }
  return text;
}
