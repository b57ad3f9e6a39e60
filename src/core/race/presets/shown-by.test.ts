import { describe, expect, it } from 'vitest';
import { PRESETS, presetRace, prove } from '#core/race';
import { SHOWN_BY, type Showing } from './shown-by.ts';

describe('where a guard is shown', () => {
  const { unchanged, ...others } = SHOWN_BY;
  const all: readonly (readonly [string, Showing | undefined])[] = [
    ...Object.entries(others),
    ...Object.entries(unchanged).map(([kind, showing]) => [`unchanged, for a ${kind}`, showing] as const),
  ];

  it.each(all.flatMap(([name, showing]) => (showing ? [[name, showing] as const] : [])))(
    '%s: it holds with it and breaks without it',
    (_, { preset: id, off }) => {
      const preset = PRESETS.find((each) => each.id === id);
      if (!preset) throw new Error(`there is no preset ${id}`);
      expect(prove(presetRace(preset)).kind).toBe('holds');
      expect(prove(presetRace(preset, { off: new Set([off]) })).kind).toBe('broken');
    },
  );

  it('is nowhere for a lock without an owner, nor for what only the record rests on', () => {
    expect(all.flatMap(([name, showing]) => (showing ? [] : [name]))).toStrictEqual([
      'lockExists',
      'unchanged, for a record',
    ]);
  });
});
