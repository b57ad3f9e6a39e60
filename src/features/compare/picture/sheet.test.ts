import { expect, it } from 'vitest';
import { csvOf } from './sheet.ts';

it('writes numbers as programs read them and quotes what needs it', () => {
  const csv = csvOf({
    head: ['Placement', 'A "b", c'],
    rows: [
      { key: '1', cells: [{ text: 'Index' }, { text: '12,000', value: 12_000 }] },
      { key: '2', cells: [{ text: 'a\nb' }, { text: 'no price', value: null }] },
    ],
  });
  expect(csv).toBe('Placement,"A ""b"", c"\r\nIndex,12000\r\n"a\nb",\r\n');
});
