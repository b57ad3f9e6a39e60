/**
 * A design in the address: `#d=1.<payload>`, where the payload is the document's JSON, deflated, as base64url. A run of
 * a race stands beside it or alone, as `r=1.<payload>`. The part after # never leaves the browser. Reading is
 * defensive: a link comes from anywhere and may be cut, altered or a bomb.
 */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

export type SharedText =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'broken' }
  | { readonly kind: 'newer' };

/** Longer links are cut by mail and chat programs on their way. */
const LONGEST_HASH = 30_000;
const LARGEST_TEXT = 4 * 1024 * 1024;
const FORM = /^(\d+)\.([A-Za-z0-9_-]+)$/;

/** The part of an address that holds the text, or what it would have been too long by. */
export function writeHash(
  text: string,
): { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly length: number } {
  const hash = `#d=${payloadOf(text)}`;
  return hash.length <= LONGEST_HASH ? { ok: true, hash } : { ok: false, length: hash.length };
}

/** A run's part of the address, to be joined to the design's by `&`. */
export const writeRunPart = (text: string): string => `r=${payloadOf(text)}`;

export const readHash = (hash: string): SharedText => readPart(hash, 'd');

export const readRunPart = (hash: string): SharedText => readPart(hash, 'r');

const payloadOf = (text: string): string => `1.${toBase64Url(deflateSync(strToU8(text), { level: 9 }))}`;

function readPart(hash: string, name: 'd' | 'r'): SharedText {
  const part = hash
    .replace(/^#/, '')
    .split('&')
    .find((each) => each.startsWith(`${name}=`));
  if (part === undefined) return { kind: 'none' };
  const [, version, payload] = FORM.exec(part.slice(2)) ?? [];
  if (version !== undefined && version !== '1') return { kind: 'newer' };
  if (payload === undefined) return { kind: 'broken' };
  try {
    return { kind: 'text', text: inflate(fromBase64Url(payload)) };
  } catch {
    return { kind: 'broken' };
  }
}

/** Inflates piece by piece, so that a small link that unpacks to gigabytes is dropped on the way. */
function inflate(bytes: Uint8Array): string {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const inflater = new Inflate((piece, isLast) => {
    length += piece.length;
    if (length > LARGEST_TEXT) throw new RangeError('too large');
    pieces.push(piece);
    isWhole = isLast;
  });
  inflater.push(bytes, true);
  if (!isWhole) throw new RangeError('cut off');
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return strFromU8(whole);
}

const CHUNK = 0x8000;

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
