import { describe, expect, it } from 'vitest';
import { createPlaceholders } from '#core/expression';
import { type KeyCondition, keyConditionText, meetsKeyConditions } from './query-condition.ts';
import { successorOf } from './query-successor.ts';

const S = (text: string) => ({ S: text });
const N = (text: string) => ({ N: text });
const B = (text: string) => ({ B: text });

describe('meetsKeyConditions', () => {
  it.each([
    ['=', N('10'), N('1e1'), true],
    ['=', S('a'), S('b'), false],
    ['<', N('10'), N('9'), true],
    ['<', N('10'), N('10'), false],
    ['<=', N('10'), N('10'), true],
    ['>', S('\uffff'), S('😀'), true],
    ['>', S('b'), S('a'), false],
    ['>=', B('AQ=='), B('AQI='), true],
    ['begins_with', S('ab'), S('abc'), true],
    ['begins_with', S('ab'), S('a'), false],
    ['begins_with', S('A'), S('abc'), false],
    ['begins_with', B('AQ=='), B('AQI='), true],
    ['begins_with', B('AQI='), B('AQ=='), false],
    ['begins_with', B('AQ=='), S('a'), false],
  ] as const)('%s %j holds for %j: %s', (is, value, stored, expected) => {
    expect(meetsKeyConditions([{ is, key: 'k', value }], { k: stored })).toBe(expected);
  });

  it.each([
    [N('1'), false],
    [N('2'), true],
    [N('10'), true],
    [N('11'), false],
  ])('between 2 and 10: %j is %s', (stored, expected) => {
    const condition: KeyCondition = { is: 'between', key: 'k', from: N('2'), to: N('10') };
    expect(meetsKeyConditions([condition], { k: stored })).toBe(expected);
  });

  it('needs every key, as a key', () => {
    const condition: KeyCondition = { is: '=', key: 'k', value: S('a') };
    expect(meetsKeyConditions([condition], {})).toBe(false);
    expect(meetsKeyConditions([condition], { k: { BOOL: true } })).toBe(false);
    expect(meetsKeyConditions([condition, { ...condition, key: 'l' }], { k: S('a') })).toBe(false);
  });
});

describe('keyConditionText', () => {
  it('E1: names values after their keys, whatever those are called', () => {
    const placeholders = createPlaceholders('when-needed');
    const texts = [
      keyConditionText({ is: '=', key: 'a.b', value: S('1') }, placeholders),
      keyConditionText({ is: 'between', key: 'a-b', from: S('2'), to: S('3') }, placeholders),
      keyConditionText({ is: 'begins_with', key: 'size', value: S('4') }, placeholders),
    ];
    expect(texts).toEqual(['#a_b = :a_b', '#a_b_2 BETWEEN :a_b_from AND :a_b_to', 'begins_with(#size, :size)']);
    expect(placeholders.names()).toEqual({ '#a_b': 'a.b', '#a_b_2': 'a-b', '#size': 'size' });
  });
});

describe('K7: successorOf', () => {
  it.each([
    ['#TICKET#', '#TICKET$'],
    ['a', 'b'],
    ['é', 'ê'],
    ['\u{d7ff}', '\u{e000}'],
    ['\uffff', '\u{10000}'],
    ['a\u{10ffff}', 'b'],
    ['\u{10ffff}', undefined],
    ['', undefined],
  ])('%j → %j', (prefix, expected) => {
    expect(successorOf(prefix)).toBe(expected);
  });
});
