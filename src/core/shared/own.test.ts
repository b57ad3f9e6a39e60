/** Names that people choose, on objects that inherit some. */
import { describe, expect, it } from 'vitest';
import { own, setOwn } from '#core/shared';

describe('own', () => {
  it.each(['constructor', 'toString', '__proto__', 'a'])('finds nothing that is inherited: %s', (name) => {
    expect(own({}, name)).toBeUndefined();
    expect(own(undefined, name)).toBeUndefined();
  });
});

describe('setOwn', () => {
  it.each(['constructor', 'toString', '__proto__', 'a', ''])('writes under any name: %j', (name) => {
    const record: Record<string, { N: string }> = {};
    setOwn(record, name, { N: '1' });
    setOwn(record, name, { N: '2' });
    expect(own(record, name)).toEqual({ N: '2' });
    expect(Object.keys(record)).toEqual([name]);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(JSON.stringify(record)).toBe(`{${JSON.stringify(name)}:{"N":"2"}}`);
  });
});
