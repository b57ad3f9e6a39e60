import { describe, expect, test } from 'vitest';
import { tokenise } from './tokenise.ts';

const kinds = (line: string, language: Parameters<typeof tokenise>[1]) =>
  tokenise(line, language).map(({ kind, text }) => [kind, text]);

describe('tokenise', () => {
  test('tells names from values in JSON, escapes included', () => {
    expect(kinds('"a\\"b": { "S": "x: y" },', 'json')).toEqual([
      ['key', '"a\\"b"'],
      ['punctuation', ':'],
      ['plain', ' '],
      ['punctuation', '{'],
      ['plain', ' '],
      ['key', '"S"'],
      ['punctuation', ':'],
      ['plain', ' '],
      ['string', '"x: y"'],
      ['plain', ' '],
      ['punctuation', '},'],
    ]);
  });

  test('marks placeholders, keywords and operators of an expression', () => {
    expect(kinds('attribute_not_exists(PK) OR #ttl < :now', 'expression')).toEqual([
      ['plain', 'attribute_not_exists'],
      ['punctuation', '('],
      ['plain', 'PK'],
      ['punctuation', ')'],
      ['plain', ' '],
      ['strong', 'OR'],
      ['plain', ' '],
      ['name', '#ttl'],
      ['plain', ' '],
      ['punctuation', '<'],
      ['plain', ' '],
      ['name', ':now'],
    ]);
  });

  test('marks the placeholders of a key template and leaves doubled braces alone', () => {
    expect(kinds('A{{#{id|pad:2}', 'template')).toEqual([
      ['plain', 'A'],
      ['plain', '{{'],
      ['plain', '#'],
      ['name', '{id|pad:2}'],
    ]);
  });

  test('gives back every character', () => {
    for (const line of ['', '"unfinished', 'x'.repeat(5000), '日本 "é": 1e5', '{{{{}']) {
      for (const language of ['json', 'expression', 'template', 'plain'] as const) {
        expect(
          tokenise(line, language)
            .map((token) => token.text)
            .join(''),
        ).toBe(line);
      }
    }
  });
});
