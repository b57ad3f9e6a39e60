import { describe, expect, it } from 'vitest';
import { CURRENT_VERSION } from '../schema.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/** One whole document of each version before the current one, and what it is now: kept for ever. */
const OLD_DOCUMENTS: ReadonlyMap<number, { readonly then: unknown; readonly now: unknown }> = new Map();

describe('migrations', () => {
  it('lead from version 1 to the current one without a gap', () => {
    expect(MIGRATIONS.map(({ from }) => from)).toStrictEqual(
      Array.from({ length: CURRENT_VERSION - 1 }, (_, i) => i + 1),
    );
  });

  it('each ran on a document of its version', () => {
    expect([...OLD_DOCUMENTS.keys()]).toStrictEqual(MIGRATIONS.map(({ from }) => from));
    for (const { then, now } of OLD_DOCUMENTS.values()) expect(migrate(then)).toStrictEqual(now);
  });

  const steps: readonly Migration[] = [
    { from: 1, up: ({ title, ...rest }) => ({ ...rest, name: title }) },
    { from: 2, up: (document) => ({ ...document, tags: [] }) },
  ];

  it.each([
    [
      { version: 1, title: 'a' },
      { version: 3, name: 'a', tags: [] },
    ],
    [
      { version: 2, name: 'a' },
      { version: 3, name: 'a', tags: [] },
    ],
    [
      { version: 3, name: 'a' },
      { version: 3, name: 'a' },
    ],
    [{ version: 9 }, { version: 9 }],
    [{}, {}],
    [null, null],
    ['text', 'text'],
  ])('bring %j up step by step', (document, expected) => {
    const before = JSON.stringify(document);
    expect(migrate(document, steps)).toStrictEqual(expected);
    expect(JSON.stringify(document)).toBe(before);
  });

  it('leave a current document as it is', () => {
    const document = { version: CURRENT_VERSION };
    expect(migrate(document)).toBe(document);
  });
});
