import { describe, expect, it } from 'vitest';
import { assertNever, invariant } from './index.ts';

describe('what only a bug can reach', () => {
  it('throws with its message', () => {
    expect(() => invariant(true, 'fine')).not.toThrow();
    expect(() => invariant(false, 'there is a key')).toThrow('invariant: there is a key');
    const impossible: unknown = { kind: 'new' };
    expect(() => assertNever(impossible as never)).toThrow('unexpected value: {"kind":"new"}');
  });
});
