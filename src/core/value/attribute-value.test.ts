import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_TYPES, type AttributeValue, typeOf } from './index.ts';

describe('typeOf', () => {
  it('names the one tag of each type', () => {
    const values: readonly AttributeValue[] = [
      { S: '' },
      { N: '1' },
      { B: '' },
      { BOOL: false },
      { NULL: true },
      { L: [] },
      { M: { S: { N: '1' } } },
      { SS: [] },
      { NS: [] },
      { BS: [] },
    ];
    expect(values.map(typeOf)).toStrictEqual([...ATTRIBUTE_TYPES]);
  });
});
