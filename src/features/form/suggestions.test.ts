import { describe, expect, it } from 'vitest';
import { type Attribute, type Design, EXAMPLES } from '#core';
import { newAccessPattern } from './access/new-access-pattern.ts';
import { suggestUnique } from './constraints/suggest-unique.ts';
import { firstValue, newPredicate, withAttribute, withKind } from './predicates/edit-predicate.ts';
import { suggestTemplate } from './templates/suggest-template.ts';

function example(id: string): Design {
  const found = EXAMPLES.find((one) => one.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found.design;
}

const account = example('account-sign-up');
const ticket = example('support-ticket');
const withAttributes = (...attributes: Attribute[]): Design => ({
  ...account,
  constraints: [],
  entity: { ...account.entity, attributes },
});

describe('a first unique constraint', () => {
  it('is on the attribute most likely meant to be unique', () => {
    const design = withAttributes(
      { name: 'id', type: 'S', keyOnly: true },
      { name: 'status', type: 'S', values: ['on'] },
      { name: 'note', type: 'S' },
      { name: 'workEmail', type: 'S' },
      { name: 'isActive', type: 'BOOL' },
    );
    expect(suggestUnique(design)).toBe('workEmail');
  });

  it('is never on what records are listed by', () => {
    expect(suggestUnique(ticket)).toBe('title');
    expect(suggestUnique({ ...ticket, accessPatterns: [] })).toBe('teamId');
  });

  it('is none where every fitting attribute has one, or there is none', () => {
    expect(suggestUnique(account)).toBeUndefined();
    expect(suggestUnique(withAttributes({ name: 'flag', type: 'BOOL' }))).toBeUndefined();
  });
});

describe('a first template', () => {
  it.each([
    ['PK', 'ACCOUNT#{accountId}'],
    ['SK', 'ACCOUNT'],
    ['none', null],
  ])('of %s is %j', (name, template) => {
    expect(suggestTemplate(account, name)).toBe(template);
  });

  it('of a number key is a number', () => {
    const design = withAttributes({ name: 'no', type: 'N' });
    const table = { ...design.table, partitionKey: { name: 'PK', type: 'N' as const } };
    expect(suggestTemplate({ ...design, table }, 'PK')).toBe('{no}');
    expect(suggestTemplate({ ...account, table }, 'PK')).toBeNull();
  });
});

describe('a first access pattern', () => {
  it('groups by what records belong to and sorts by what has an order', () => {
    expect(newAccessPattern({ ...ticket, accessPatterns: [] })).toEqual({
      name: 'Tickets per team by status',
      partition: ['teamId'],
      sort: ['status'],
      where: { teamId: { S: '7' } },
    });
  });

  it('has a name of its own', () => {
    const first = newAccessPattern({ ...ticket, accessPatterns: [] });
    expect(newAccessPattern({ ...ticket, accessPatterns: [first] }).name).toBe('Tickets per team by status 2');
  });
});

describe('a condition', () => {
  it('is first about an attribute with a list of values', () => {
    expect(newPredicate(ticket)).toEqual({ attribute: 'status', is: 'in', values: [{ S: 'open' }] });
    expect(newPredicate(account)).toEqual({ attribute: 'accountId', is: 'absent' });
  });

  it.each([
    ['equals', { attribute: 'a', is: 'equals', value: { S: 'x' } }],
    ['not-equals', { attribute: 'a', is: 'not-equals', value: { S: 'x' } }],
    ['in', { attribute: 'a', is: 'in', values: [{ S: 'x' }, { S: 'y' }] }],
    ['present', { attribute: 'a', is: 'present' }],
    ['absent', { attribute: 'a', is: 'absent' }],
  ] as const)('turned into “%s” keeps its value', (kind, predicate) => {
    const many = { attribute: 'a', is: 'in', values: [{ S: 'x' }, { S: 'y' }] } as const;
    expect(withKind(many, kind, { S: 'sample' })).toEqual(predicate);
  });

  it('about another attribute keeps a value of its type and no other', () => {
    const predicate = { attribute: 'a', is: 'equals', value: { S: 'x' } } as const;
    expect(withAttribute(predicate, 'b', { S: '' })).toEqual({ attribute: 'b', is: 'equals', value: { S: 'x' } });
    expect(withAttribute(predicate, 'n', { N: '1' })).toEqual({ attribute: 'n', is: 'equals', value: { N: '1' } });
  });

  it('compares with the first allowed value, or an empty text', () => {
    expect([firstValue(ticket, 'status'), firstValue(ticket, 'title'), firstValue(ticket, 'none')]).toEqual([
      { S: 'open' },
      { S: '' },
      { S: '' },
    ]);
  });
});
