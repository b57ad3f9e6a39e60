import { describe, expect, it } from 'vitest';
import { pageOf, type Stretch, stretches } from './pages.ts';

const rows = (from: number, to: number): Stretch => ({ kind: 'rows', from, to });
const gap = (from: number, to: number): Stretch => ({ kind: 'gap', from, to });

describe('pages of a long list', () => {
  it.each([
    ['nothing', 0, [], []],
    ['a short list is one stretch', 150, [], [rows(0, 150)]],
    ['what is over the first page waits', 151, [], [rows(0, 100), gap(100, 151)]],
    ['several waiting pages are one gap', 450, [], [rows(0, 100), gap(100, 450)]],
    ['an opened page far down', 450, [3], [rows(0, 100), gap(100, 300), rows(300, 400), gap(400, 450)]],
    ['an opened page next to the first', 250, [1], [rows(0, 200), gap(200, 250)]],
    ['all opened', 250, [1, 2], [rows(0, 250)]],
    ['a page that is no more', 50, [7], [rows(0, 50)]],
  ])('%s', (_, count, open, expected) => {
    expect(stretches(count, new Set(open))).toEqual(expected);
  });

  it('each row has a page', () => {
    expect([0, 99, 100, 299].map(pageOf)).toEqual([0, 0, 1, 2]);
  });
});
