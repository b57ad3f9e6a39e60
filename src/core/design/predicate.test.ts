import { describe, expect, it } from 'vitest';
import { holds, type Predicate, predicateAttributes, type State } from './index.ts';

const state: State = { status: { S: 'open' }, level: { N: '1.0' }, tags: { SS: ['b', 'a'] }, note: { NULL: true } };

describe('holds', () => {
  it.each<[Predicate, boolean]>([
    [{ attribute: 'status', is: 'present' }, true],
    [{ attribute: 'note', is: 'present' }, true],
    [{ attribute: 'gone', is: 'present' }, false],
    [{ attribute: 'constructor', is: 'present' }, false],
    [{ attribute: 'status', is: 'absent' }, false],
    [{ attribute: 'gone', is: 'absent' }, true],
    [{ attribute: 'toString', is: 'absent' }, true],
    [{ attribute: 'status', is: 'equals', value: { S: 'open' } }, true],
    [{ attribute: 'status', is: 'equals', value: { S: 'Open' } }, false],
    [{ attribute: 'level', is: 'equals', value: { N: '1' } }, true],
    [{ attribute: 'level', is: 'equals', value: { S: '1.0' } }, false],
    [{ attribute: 'tags', is: 'equals', value: { SS: ['a', 'b'] } }, true],
    [{ attribute: 'gone', is: 'equals', value: { S: '' } }, false],
    [{ attribute: 'status', is: 'not-equals', value: { S: 'open' } }, false],
    [{ attribute: 'status', is: 'not-equals', value: { S: 'closed' } }, true],
    [{ attribute: 'gone', is: 'not-equals', value: { S: 'open' } }, true],
    [{ attribute: 'status', is: 'in', values: [{ S: 'closed' }, { S: 'open' }] }, true],
    [{ attribute: 'level', is: 'in', values: [{ N: '1e0' }] }, true],
    [{ attribute: 'status', is: 'in', values: [{ S: 'closed' }] }, false],
    [{ attribute: 'status', is: 'in', values: [] }, false],
    [{ attribute: 'gone', is: 'in', values: [{ S: 'open' }] }, false],
  ])('K4, L4: %j is %s', (predicate, expected) => {
    expect(holds([predicate], state)).toBe(expected);
  });

  it('K4, L4: a list means all of them, no list always holds', () => {
    const open: Predicate = { attribute: 'status', is: 'equals', value: { S: 'open' } };
    const gone: Predicate = { attribute: 'gone', is: 'present' };
    expect([
      holds(undefined, state),
      holds([], state),
      holds([open, open], state),
      holds([open, gone], state),
    ]).toStrictEqual([true, true, true, false]);
  });
});

describe('predicateAttributes', () => {
  it('names each attribute once, in order', () => {
    expect(predicateAttributes(undefined)).toStrictEqual([]);
    const predicates: Predicate[] = [
      { attribute: 'b', is: 'present' },
      { attribute: 'a', is: 'absent' },
      { attribute: 'b', is: 'equals', value: { S: 'x' } },
    ];
    expect(predicateAttributes(predicates)).toStrictEqual(['b', 'a']);
  });
});
