import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashHex, NORMALISERS, type Normaliser, normaliseText } from './index.ts';

describe('normaliseText', () => {
  it.each<[string, Normaliser[], string]>([
    ['  Ada ', [], '  Ada '],
    ['  Ada ', ['trim'], 'Ada'],
    ['\u00a0\u2003\u3000Ada\u0085\u2028\n', ['trim'], 'Ada'],
    ['\uFEFFAda\u200B', ['trim'], '\uFEFFAda\u200B'],
    [' \t\n', ['trim'], ''],
    ['Ada  Love', ['trim'], 'Ada  Love'],
    ['Ada \t\u00a0 King\nLove', ['collapse'], 'Ada King Love'],
    ['  Ada  King  ', ['collapse'], '  Ada King  '],
    ['  Ada  King  ', ['collapse', 'trim'], 'Ada King'],
    ['  Ada  King  ', ['trim', 'collapse'], 'Ada King'],
    ['   ', ['collapse'], '   '],
    ['', ['trim', 'collapse', 'nfc', 'nfkc', 'lowercase', 'digits'], ''],
    ['jose\u0301', ['nfc'], 'jos\u00e9'],
    ['\u212b', ['nfc'], '\u00e5'.toUpperCase()],
    ['ﬁ', ['nfc'], 'ﬁ'],
    ['ﬁ ２', ['nfkc'], 'fi 2'],
    ['ADA@X.ORG', ['lowercase'], 'ada@x.org'],
    ['ÀÉÎ ΣΑΣ', ['lowercase'], 'àéî σας'],
    ['I\u0130', ['lowercase'], 'ii\u0307'],
    ['+43 (1) 234-56', ['digits'], '43123456'],
    ['٣x３', ['digits'], ''],
    ['３', ['nfkc', 'digits'], '3'],
    ['３', ['digits', 'nfkc'], ''],
    ['Ada', ['sha256'], 'Ada'],
    ['Ada', ['lowercase', 'sha256'], 'ada'],
    // Lowercase takes U+212A KELVIN SIGN to k, and a composed capital apart or together: the form is restored.
    ['\u0130', ['nfc', 'lowercase'], 'i\u0307'],
    ['T\u0308', ['nfc', 'lowercase'], '\u1e97'],
    ['H\u0331', ['nfc', 'lowercase'], '\u1e96'],
    ['H\u0331', ['nfkc', 'lowercase'], '\u1e96'],
    ['H\u0331', ['lowercase', 'nfc'], '\u1e96'],
    ['H\u0331', ['lowercase'], 'h\u0331'],
    ['\u3000a\u3000\u3000b', ['nfkc', 'collapse'], ' a b'],
  ])('L3: %j by %j is %j', (text, steps, expected) => {
    expect(normaliseText(text, steps)).toBe(expected);
  });

  it('L3: the steps are applied in the order given', () => {
    expect(normaliseText('\u00b4', ['trim', 'nfkc'])).toBe(' \u0301');
    expect(normaliseText('\u00b4', ['nfkc', 'trim'])).toBe('\u0301');
  });

  const units = fc.oneof(
    fc.constantFrom(
      ' ',
      '\u00a0',
      '\u3000',
      'A',
      'e',
      '\u0301',
      '\u00c9',
      '\u212b',
      '\u0130',
      'ß',
      'Σ',
      'ﬁ',
      '３',
      '\u1e9e',
      'H\u0331',
      '\u00b4',
      '\ud83d',
    ),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const text = fc.array(units, { maxLength: 8 }).map((parts) => parts.join(''));
  const steps = fc.subarray(NORMALISERS.filter((step) => step !== 'nfc' && step !== 'nfkc'));

  it('L3: equal texts give equal keys where nfc or nfkc is asked for first', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('nfc', 'nfkc'), steps, (one, form, rest) => {
        const same = [one.normalize('NFD'), one.normalize('NFC')];
        const keys = same.map((spelling) => normaliseText(spelling, [form, ...rest]));
        expect(keys[0]).toBe(keys[1]);
      }),
      { numRuns: 2000 },
    );
  });

  it('L3: what comes out is in the form asked for, whatever follows', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('nfc', 'nfkc'), steps, (one, form, rest) => {
        const key = normaliseText(one, [form, ...rest]);
        expect(key).toBe(key.normalize(form === 'nfc' ? 'NFC' : 'NFKC'));
      }),
      { numRuns: 2000 },
    );
  });

  it('L3: nfc behind nfkc does not weaken it', () => {
    expect(normaliseText('ﬁ', ['nfkc', 'nfc', 'lowercase'])).toBe('fi');
    expect(normaliseText('ﬁ', ['nfc', 'nfkc'])).toBe('fi');
  });

  it.each<Normaliser[][]>([
    [['trim']],
    [['collapse']],
    [['nfc']],
    [['nfkc']],
    [['digits']],
    [['trim', 'collapse']],
    [['nfc', 'trim', 'collapse']],
    [['nfkc', 'digits']],
  ])('L3: %j applied twice is applied once', (chain) => {
    fc.assert(
      fc.property(text, (one) => {
        const once = normaliseText(one, chain);
        expect(normaliseText(once, chain)).toBe(once);
      }),
    );
  });

  it('L3: takes time proportional to the text', () => {
    const spaces = ' '.repeat(300_000);
    expect(normaliseText(`${spaces}a${spaces}b${spaces}`, ['trim', 'collapse'])).toBe('a b');
  });
});

describe('hashHex', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['é😀', '1184d1f608158eea09d297565575892231550c403aaa913008d867a97cfd5c76'],
  ])('L3: %j', (text, hex) => {
    expect(hashHex(text)).toBe(hex);
  });
});
