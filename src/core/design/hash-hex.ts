/** Hashes a unique value, for a lock that shall not show it (L3, `sha256`). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8Bytes } from '#core/shared';

/** SHA-256 of the UTF-8 bytes, as 64 lowercase hex digits. */
export function hashHex(text: string): string {
  return bytesToHex(sha256(utf8Bytes(text)));
}
