import { describe, expect, it } from 'vitest';
import { parseProjection } from './parse-projection.ts';

describe('parseProjection', () => {
  it('reads paths', () => {
    expect(parseProjection(' a , #b.c[2],d')).toEqual({
      ok: true,
      value: [
        { kind: 'path', elements: [{ kind: 'name', name: 'a' }] },
        {
          kind: 'path',
          elements: [
            { kind: 'alias', alias: '#b' },
            { kind: 'name', name: 'c' },
            { kind: 'index', index: 2 },
          ],
        },
        { kind: 'path', elements: [{ kind: 'name', name: 'd' }] },
      ],
    });
  });

  it.each<[string, string, number, object]>([
    ['', 'empty', 0, {}],
    ['a,', 'syntax', 2, { token: '<EOF>', near: ',' }],
    [',a', 'syntax', 0, { token: ',', near: ',a' }],
    ['a,,b', 'syntax', 2, { token: ',', near: ',,b' }],
    ['!!!', 'syntax', 0, { token: '!', near: '!!' }],
    ['a = :v', 'syntax', 2, { token: '=', near: 'a = :v' }],
    ['a, name', 'reserved-word', 3, { word: 'name' }],
    ['and', 'reserved-word', 0, { word: 'and' }],
    ['x'.repeat(4097), 'too-long', 0, { bytes: 4097, limit: 4096 }],
  ])('refuses %s', (text, code, at, params) => {
    expect(parseProjection(text)).toEqual({ ok: false, error: { code, at, params } });
  });
});
