import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeDesign, EXAMPLES, emptyDesign, parseTemplate } from '../index.ts';

describe('examples', () => {
  it('are the documents beside this file, all of them', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));
    expect(EXAMPLES.map(({ id }) => `${id}.json`)).toStrictEqual(files.toSorted());
  });

  it.each(EXAMPLES)('$id says what its file says', ({ id, design }) => {
    const text = readFileSync(new URL(`${id}.json`, import.meta.url), 'utf8');
    expect(decodeDesign(text)).toStrictEqual({ ok: true, design });
  });

  it('have templates that read, and scenarios for each other to follow', () => {
    for (const design of [...EXAMPLES.map((example) => example.design), emptyDesign()]) {
      for (const { template } of Object.values(design.entity.keys)) expect(parseTemplate(template).ok).toBe(true);
      expect(design.scenarios[0]?.kind).toBe('create');
    }
  });
});

describe('emptyDesign', () => {
  it('is a new one each time', () => {
    expect(emptyDesign()).toStrictEqual(emptyDesign());
    expect(emptyDesign()).not.toBe(emptyDesign());
  });
});
