/**
 * Keys as texts whose JavaScript order is DynamoDB's order of keys (K7): S by UTF-8 bytes, N by number, B by unsigned
 * bytes, several attributes one after the other. A Query is then a range of texts.
 */
import { invariant } from '#core/shared';
import { canonicalNumber, decodeBase64, type KeyValue } from '#core/value';

/** Ends a part; sorts before everything a longer part could go on with. */
const END = '\0\0';
/** Stands for U+0000 inside a part; sorts right after the end of the part. */
const NUL = '\0\u0001';

/** The text of a part without its end: what `begins_with` matches. */
export function partText(value: KeyValue): string {
  if ('S' in value) return stringText(value.S);
  return 'N' in value ? numberText(value.N) : binaryText(value.B);
}

/** The text of several key attributes, in order. */
export const keyText = (values: readonly KeyValue[]): string => values.map((value) => partText(value) + END).join('');

/** The first text after all keys that begin with these whole parts. */
export const afterParts = (text: string): string => text.slice(0, -END.length) + NUL;

/** The first text after all texts that begin with `prefix`. */
export function afterPrefix(prefix: string): string {
  const last = prefix.charCodeAt(prefix.length - 1);
  const rest = prefix.slice(0, -1);
  return last === 0xffff ? afterPrefix(rest) : rest + String.fromCharCode(last + 1);
}

/** UTF-16 order puts emoji before U+E000; moving surrogates behind it gives the order of code points. */
function stringText(text: string): string {
  let moved = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0 && unit < 0xd800) continue;
    moved += text.slice(from, i) + (unit === 0 ? NUL : String.fromCharCode(moveUnit(unit)));
    from = i + 1;
  }
  return from === 0 ? text : moved + text.slice(from);
}

const moveUnit = (unit: number): number => (unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Sign, then exponent, then digits, all turned round for negative numbers. */
function numberText(text: string): string {
  const number = canonicalNumber(text);
  invariant(number.ok, 'a key number was checked');
  if (number.value === '0') return '1';
  const negative = number.value.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? number.value.slice(1) : number.value).split('.');
  const all = (whole + fraction).replace(/^0+/, '');
  const point = whole === '0' ? all.length - fraction.length : whole.length;
  const digits = all.replace(/0+$/, '');
  const exponent = 500 + point;
  if (!negative) return `2${exponent}${digits}`;
  const complement = [...digits].map((digit) => 9 - Number(digit)).join('');
  return `0${999 - exponent}${complement}~`;
}

function binaryText(text: string): string {
  const bytes = decodeBase64(text);
  invariant(bytes.ok, 'key bytes were checked');
  let moved = '';
  for (const byte of bytes.value) moved += byte === 0 ? NUL : String.fromCharCode(byte);
  return moved;
}
