import { describe, expect, it } from 'vitest';
import { addFormat, insertPlaceholder } from './edit-template.ts';
import { tokeniseTemplate } from './tokenise-template.ts';

const draw = (text: string): string =>
  tokeniseTemplate(text, (name) => name === 'id')
    .map((part) => `${part.kind[0]}(${part.text})`)
    .join('');

describe('a template as it is drawn', () => {
  it.each([
    ['', ''],
    ['ACCT#{id}', 'l(ACCT#)b({)a(id)b(})'],
    ['{id|pad:3|upper}#x', 'b({)a(id)f(|pad:3|upper)b(})l(#x)'],
    ['{other}', 'b({)u(other)b(})'],
    ['half {id', 'l(half )b({)a(id)'],
    ['half {id|pa', 'l(half )b({)a(id)f(|pa)'],
    ['{{id}}', 'l({{)l(id)l(}})'],
    ['lone } here', 'l(lone )l(})l( here)'],
    ['{', 'b({)'],
  ])('%s', (text, drawn) => {
    expect(draw(text)).toBe(drawn);
    expect(
      tokeniseTemplate(text, () => true)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('inserting from the menu', () => {
  it.each([
    ['at the caret', 'A#B', 2, 2, 'A#{id}B', 6],
    ['over the selection', 'A#old', 2, 5, 'A#{id}', 6],
    ['behind the placeholder the caret is in', 'A#{x}B', 4, 4, 'A#{x}{id}B', 9],
    ['into nothing', '', 0, 0, '{id}', 4],
  ])('an attribute goes %s', (_, text, from, to, out, caret) => {
    expect(insertPlaceholder(text, from, to, 'id')).toEqual({ text: out, from: caret, to: caret });
  });

  it.each([
    ['{a}#{b}', 2, 'upper', { text: '{a|upper}#{b}', from: 8, to: 8 }],
    ['{a}#{b}', 7, 'pad:8', { text: '{a}#{b|pad:8}', from: 11, to: 12 }],
    ['{a|pad:3}', 0, 'desc:10', { text: '{a|pad:3|desc:10}', from: 14, to: 16 }],
    ['plain', 2, 'upper', null],
  ])('a format on %s', (text, caret, format, edit) => {
    expect(addFormat(text, caret, format)).toEqual(edit);
  });
});
