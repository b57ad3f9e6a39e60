/** A design as a share link: `#d=1.` and the document's JSON, deflated, as base64url. Links people keep look like this. */
import { deflateRawSync } from 'node:zlib';

export function linkTo(design: unknown): string {
  return linkToText(JSON.stringify(design));
}

export function linkToText(text: string): string {
  return `/#d=1.${deflateRawSync(Buffer.from(text, 'utf8')).toString('base64url')}`;
}
