import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readHash, writeHash } from './share-link.ts';

const hashOf = (text: string): string => {
  const written = writeHash(text);
  if (!written.ok) throw new Error('too long');
  return written.hash;
};

describe('a link', () => {
  test.each(['{}', '{"name":"日本 é 😀 \\u2028"}', 'a'.repeat(100_000)])(
    'gives back the text it was made of',
    (text) => {
      expect(readHash(hashOf(text))).toEqual({ kind: 'text', text });
    },
  );

  test('holds only characters that survive in an address', () => {
    expect(hashOf('{"a":"?&=+/%"}')).toMatch(/^#d=1\.[A-Za-z0-9_-]+$/);
  });

  test('is refused when it would be too long, with its length', () => {
    let noise = '';
    for (let seed = 1; noise.length < 60_000; seed = (seed * 48_271) % 2_147_483_647) noise += seed.toString(36);
    expect(writeHash(noise)).toMatchObject({ ok: false });
  });

  test.each([
    ['nothing', '', 'none'],
    ['an anchor', '#outputs', 'none'],
    ['a later version', '#d=2.abc', 'newer'],
    ['no payload', '#d=', 'broken'],
    ['other characters', '#d=1.a b', 'broken'],
    ['a payload that is no deflate', '#d=1.AAAA', 'broken'],
    [
      'a payload that is cut off',
      hashOf('{"name":"some longer text, so that there is something to cut"}').slice(0, -8),
      'broken',
    ],
  ])('%s: %s is %s', (_, hash, kind) => {
    expect(readHash(hash).kind).toBe(kind);
  });

  test('that unpacks to far more than a design is dropped', () => {
    const bomb = deflateSync(strToU8('a'.repeat(8 * 1024 * 1024)), { level: 9 });
    const payload = Buffer.from(bomb).toString('base64url');
    expect(readHash(`#d=1.${payload}`)).toEqual({ kind: 'broken' });
  });
});
