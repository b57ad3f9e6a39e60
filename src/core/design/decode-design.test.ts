import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDesign, emptyDesign, encodeDesign } from './index.ts';
import { findJsonMistake } from './scan-json.ts';

const text = encodeDesign(emptyDesign());

describe('decodeDesign', () => {
  it('reads a design, with a byte order mark and other line ends too', () => {
    for (const variant of [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n'), JSON.stringify(emptyDesign())]) {
      expect(decodeDesign(variant)).toStrictEqual({ ok: true, design: emptyDesign() });
    }
  });

  it.each([
    ['', 1, 1],
    ['  ', 1, 3],
    ['{', 1, 2],
    ['}', 1, 1],
    ['{"a":1,}', 1, 8],
    ['[1,]', 1, 4],
    ['[1 2]', 1, 4],
    ['{"a" 1}', 1, 6],
    ['{"a":}', 1, 6],
    ['{a:1}', 1, 2],
    ["{'a':1}", 1, 2],
    ['{"a":1]', 1, 7],
    ['[1}', 1, 3],
    ['{"a":1}\n{', 2, 1],
    ['{\n  "a": tru\n}', 2, 8],
    ['{\r\n  "a": 01\r\n}', 2, 9],
    ['{\r  "a": +1\r}', 2, 8],
    ['"a\nb"', 1, 3],
    ['"a\\x"', 1, 3],
    ['"a\\u12g4"', 1, 3],
    ['"open', 1, 6],
    ['[.5]', 1, 2],
    ['[1.]', 1, 3],
    ['[NaN]', 1, 2],
    ['// no\n{}', 1, 1],
    ['{} // no', 1, 4],
    [text.replace('"my-table",', '"my-table"'), 6, 5],
  ])('finds the mistake in %j at %i:%i', (broken, line, column) => {
    expect(decodeDesign(broken)).toStrictEqual({
      ok: false,
      issues: [{ path: [], code: 'not-json', params: { line, column } }],
    });
  });

  it('does not let a second field of one name replace the first', () => {
    const twice = text.replace('"kind": "create",', '"kind": "create",\n      "\\u006bind": "delete",');
    expect(decodeDesign(twice)).toStrictEqual({
      ok: false,
      issues: [
        { path: ['scenarios', 0, 'kind'], code: 'repeated-field', params: { field: 'kind', line: 38, column: 7 } },
      ],
    });
  });

  it('takes the same name in two objects', () => {
    expect(decodeDesign('[{"a":1},{"a":[{"a":{}}]}]')).toMatchObject({
      ok: false,
      issues: [{ code: 'wrong-type', path: [] }],
    });
  });

  it('refuses __proto__ with its place', () => {
    const issues = [
      { path: ['scenarios', 0, 'after', '__proto__'], code: 'forbidden-name', params: { name: '__proto__' } },
    ];
    expect(decodeDesign(text.replace('"id": {\n          "S"', '"__proto__": {\n          "S"'))).toMatchObject({
      ok: false,
      issues,
    });
  });

  it('reads 100,000 brackets without harm', () => {
    expect(decodeDesign('['.repeat(100_000)).ok).toBe(false);
    expect(decodeDesign('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({
      ok: false,
      issues: [{ code: 'too-deep' }],
    });
  });

  it('agrees with JSON.parse on what JSON is', () => {
    const soup = fc.string({
      unit: fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ':',
        ',',
        '"a"',
        '"b"',
        '"',
        '\\',
        '\\n',
        '1',
        '-0.5e1',
        '0',
        'true',
        'null',
        ' ',
        '\n',
        'x',
      ),
      maxLength: 10,
    });
    const nearJson = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '0', '\\', '\t'))
      .map(([json, at, extra]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + extra + json.slice(extra === '' ? cut + 1 : cut);
      });
    fc.assert(
      fc.property(fc.oneof(soup, nearJson, fc.json()), (candidate) => {
        let parses = true;
        try {
          JSON.parse(candidate);
        } catch {
          parses = false;
        }
        const mistake = findJsonMistake(candidate);
        if (mistake?.kind === 'repeated') return;
        expect(mistake === undefined).toBe(parses);
      }),
      { numRuns: 5000 },
    );
  });
});
