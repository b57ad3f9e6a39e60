/** Which values a key's text gives away (P3): a value it shows whole and undamaged needs no guard of its own. */
import { describe, expect, it } from 'vitest';
import type { Design, State } from '#core/design';
import { prepareDesign, shownBy } from '#core/image';
import { B, imageIn, N, number, S, smallDesign, text } from '../../../tests/small-design.ts';

type Attribute = Design['entity']['attributes'][number];

interface Row {
  readonly what: string;
  readonly template: string;
  readonly state: State;
  readonly shown: readonly string[];
  readonly attributes?: readonly Attribute[];
  readonly type?: 'S' | 'N' | 'B';
}

const [a, b, c, n, m] = [text('a'), text('b'), text('c'), number('n'), number('m')];
const status = text('status', { values: ['open', 'pending', 'closed'] });

const rows: readonly Row[] = [
  { what: 'a text after a literal', template: 'A#{a}', state: { a: S('x') }, shown: ['a'] },
  { what: 'a text that holds the delimiter, last', template: 'A#{a}', state: { a: S('x#y') }, shown: ['a'] },
  { what: 'a text before a last literal it holds too', template: '{a}#END', state: { a: S('x#END') }, shown: ['a'] },
  { what: 'two texts without the delimiter', template: '{a}#{b}', state: { a: S('x'), b: S('y') }, shown: ['a', 'b'] },
  { what: 'the delimiter inside the first of two', template: '{a}#{b}', state: { a: S('x#y'), b: S('z') }, shown: [] },
  { what: 'the delimiter inside the second of two', template: '{a}#{b}', state: { a: S('x'), b: S('y#z') }, shown: [] },
  {
    what: 'the delimiter at the very end: the other reading would leave a value empty',
    template: '{a}#{b}',
    state: { a: S('x'), b: S('#') },
    shown: ['a', 'b'],
  },
  {
    what: 'encoded texts, whatever they hold',
    template: '{a|encode}#{b|encode}',
    state: { a: S('x#%'), b: S('#') },
    shown: ['a', 'b'],
  },
  {
    what: 'an encoded text before a raw one that holds the delimiter',
    template: '{a|encode}#{b}',
    state: { a: S('x#'), b: S('y#z') },
    shown: ['a', 'b'],
  },
  { what: 'a number before a text', template: '{n}#{b}', state: { n: N('-1.5'), b: S('y#z') }, shown: ['n', 'b'] },
  { what: 'a text before a number', template: '{b}#{n}', state: { b: S('y#z'), n: N('2') }, shown: ['b', 'n'] },
  {
    what: 'a text before a number that could be part of it',
    template: '{b}.{n}',
    state: { b: S('1'), n: N('2.5') },
    shown: [],
  },
  { what: 'a number typed otherwise is the same number', template: 'N#{n}', state: { n: N('1.0') }, shown: ['n'] },
  { what: 'numbers on both sides of a digit', template: '{n}5{m}', state: { n: N('15'), m: N('2') }, shown: [] },
  { what: 'adjacent placeholders', template: '{a}{b}', state: { a: S('x'), b: S('y') }, shown: [] },
  {
    what: 'adjacent placeholders that hold one letter each',
    template: 'P#{n}{m}',
    state: { n: N('1'), m: N('2') },
    shown: [],
  },
  {
    what: 'a text set apart from adjacent placeholders',
    template: '{a}{b}#{c}',
    state: { a: S('xx'), b: S('yy'), c: S('z') },
    shown: ['c'],
  },
  {
    what: 'adjacent placeholders that could swallow the delimiter',
    template: '{a}{b}#{c}',
    state: { a: S('xx'), b: S('yy'), c: S('z#z') },
    shown: [],
  },
  {
    what: 'the first text of three, when only the others can be confused',
    template: '{n}#{a}#{b}',
    state: { n: N('1'), a: S('x'), b: S('y#z') },
    shown: ['n'],
  },
  { what: 'a literal only', template: 'A', state: {}, shown: [] },
  { what: 'lossy: upper', template: '{a|upper}', state: { a: S('x') }, shown: [] },
  { what: 'lossy: lower', template: '{a|lower}', state: { a: S('x') }, shown: [] },
  {
    what: 'lossy: an instant cut to seconds',
    template: '{a|iso:s}',
    state: { a: S('2026-01-01T00:00:00Z') },
    shown: [],
  },
  { what: 'lossy: an instant in milliseconds', template: '{n|iso:ms}', state: { n: N('1780000000') }, shown: [] },
  { what: 'lossy: digits of a text, padded', template: '{a|pad:3}', state: { a: S('7') }, shown: [] },
  { what: 'lossless: a number, padded', template: '{n|pad:3}', state: { n: N('7') }, shown: ['n'] },
  { what: 'lossless: a number, reversed', template: '{n|desc:3}', state: { n: N('7') }, shown: ['n'] },
  { what: 'lossless: a rank', template: '{status|rank}', state: { status: S('open') }, shown: ['status'] },
  {
    what: 'lossy: a rank among values of which two are equal',
    template: '{status|rank}',
    state: { status: S('open') },
    attributes: [text('status', { values: ['open', 'open'] })],
    shown: [],
  },
  { what: 'lossless: encode', template: '{a|encode}', state: { a: S('x%') }, shown: ['a'] },
  { what: 'lossy somewhere in the chain', template: '{a|upper|encode}', state: { a: S('x%') }, shown: [] },
  {
    what: 'a lossy placeholder beside a whole one',
    template: '{a|upper}#{n}',
    state: { a: S('x#1'), n: N('1') },
    shown: ['n'],
  },
  {
    what: 'a lossy and a whole placeholder of one attribute',
    template: '{a|upper}#{a}',
    state: { a: S('x') },
    shown: ['a'],
  },
  {
    what: 'values of a list that hold no delimiter',
    template: '{status}#{a}',
    state: { status: S('open'), a: S('x#y') },
    shown: ['status', 'a'],
  },
  {
    what: 'a value that is not in its list',
    template: '{status}#{a}',
    state: { status: S('lost'), a: S('x') },
    shown: [],
  },
  { what: 'a bare number key', template: '{n}', state: { n: N('7') }, type: 'N', shown: ['n'] },
  {
    what: 'a bare binary key',
    template: '{x}',
    state: { x: B('AQ==') },
    type: 'B',
    attributes: [{ name: 'x', type: 'B' }],
    shown: ['x'],
  },
  {
    what: 'an entity attribute as the key',
    template: '',
    state: { SK: S('x') },
    attributes: [text('SK')],
    shown: ['SK'],
  },
  { what: 'a template that cannot be read', template: '{a', state: { a: S('x') }, shown: [] },
  {
    what: 'more delimiters than anybody reads',
    template: '{a}#{b}#{n}',
    state: { a: S('#'.repeat(2000)), b: S('y'), n: N('1') },
    shown: [],
  },
];

describe('shownBy', () => {
  it.each(rows)('P3: $what', ({ template, state, shown, attributes = [a, b, c, n, m, status], type = 'S' }) => {
    const design = smallDesign({ attributes, table: { sortKey: { name: 'SK', type } }, keys: { SK: template } });
    const [, key] = prepareDesign(design).tableKeys;
    const outcome = imageIn(design, { id: S('1'), ...state }).keys.SK;
    const value = outcome && 'value' in outcome ? outcome.value : S(template);
    expect(key && shownBy(key, value)).toEqual(shown);
  });

  it('P3: reads the longest keys in reasonable time', () => {
    const design = smallDesign({
      attributes: [a, b, c, text('d'), text('e')],
      keys: { SK: '{a}#{b}#{c}#{d}#{e}' },
    });
    const [, key] = prepareDesign(design).tableKeys;
    const started = performance.now();
    expect(key && shownBy(key, S('#'.repeat(1024)))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
