import { describe, expect, it } from 'vitest';
import { type Design, EXAMPLES, type Scenario } from '#core';
import { withScenarioKind } from './change-kind.ts';
import { foldRows, stateRows } from './state-rows.ts';

const example = EXAMPLES.find(({ id }) => id === 'account-sign-up');
if (!example) throw new Error('no such example');
const account: Design = example.design;
const versioned: Design = { ...account, entity: { ...account.entity, version: 'rev' } };
const before = { email: { S: 'a' }, rev: { N: '3' } };
const after = { email: { S: 'b' } };
const create: Scenario = { name: 'x', kind: 'create', after };
const update: Scenario = { name: 'x', kind: 'update', before, after };
const remove: Scenario = { name: 'x', kind: 'delete', before };

describe('a scenario of another kind', () => {
  it.each<[string, Scenario, Scenario['kind'], Scenario]>([
    ['create → update', create, 'update', { name: 'x', kind: 'update', before: after, after }],
    ['create → delete', create, 'delete', { name: 'x', kind: 'delete', before: after }],
    ['update → create', update, 'create', create],
    ['update → delete', update, 'delete', remove],
    ['delete → update', remove, 'update', { name: 'x', kind: 'update', before, after: { email: { S: 'a' } } }],
    ['delete → create', remove, 'create', { name: 'x', kind: 'create', after: { email: { S: 'a' } } }],
  ])('%s keeps what it can', (_, scenario, kind, changed) => {
    expect(withScenarioKind(versioned, scenario, kind)).toEqual(changed);
  });

  it('is the same where the kind is', () => {
    expect(withScenarioKind(account, update, 'update')).toBe(update);
  });
});

describe('the rows of a scenario', () => {
  const names = (scenario: Scenario) => stateRows(versioned.entity, scenario).map(({ name }) => name);

  it('are the attributes, the version before a change, and what no attribute stands for', () => {
    expect(names(create)).toEqual(['accountId', 'email', 'username']);
    expect(names(update)).toEqual(['accountId', 'email', 'username', 'rev']);
    expect(names({ ...create, after: { stray: { N: '1' } } })).toEqual(['accountId', 'email', 'username', 'stray']);
  });

  it('fold away what is absent and optional where there are many', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ name: `a${at}`, type: 'S' as const, required: at === 0 }));
    const rows = stateRows({ ...account.entity, attributes: many }, { ...create, after: { a5: { S: 'x' } } });
    const { shown, folded } = foldRows(rows, { ...create, after: { a5: { S: 'x' } } });
    expect(shown.map(({ name }) => name)).toEqual(['a0', 'a5']);
    expect(folded).toHaveLength(18);
  });
});
