import { describe, expect, it } from 'vitest';
import { namesTwice, uniqueNames } from './attribute-facts.ts';

const attribute = (name: string) => ({ name, type: 'S' as const });

describe('what attribute rows ask of the design', () => {
  it('which names stand twice', () => {
    const attributes = ['a', 'b', 'a', 'constructor', 'a'].map(attribute);
    expect(namesTwice(attributes)).toEqual(new Set(['a']));
    expect(namesTwice(attributes)).toBe(namesTwice(attributes));
  });

  it('which unique constraints an attribute is part of', () => {
    const names = uniqueNames([
      { kind: 'unique', name: 'EMAIL', attributes: ['email'] },
      { kind: 'reference', name: 'TEAM', key: { PK: 'TEAM#{teamId}' }, on: ['create'] },
      { kind: 'unique', name: 'BOTH', attributes: ['teamId', 'email', 'email'] },
    ]);
    expect(names).toEqual(
      new Map([
        ['email', 'EMAIL, BOTH'],
        ['teamId', 'BOTH'],
      ]),
    );
  });
});
