import { describe, expect, it } from 'vitest';
import { addIndex, type Design, EXAMPLES } from '#core';
import { keyAttributes, namesInUse, putKeyAttribute, withIndexKind } from './key-attributes.ts';

const example = EXAMPLES.find(({ id }) => id === 'support-ticket');
if (!example) throw new Error('no such example');
const ticket: Design = example.design;

describe('key attributes', () => {
  it('are listed once each, the table’s first', () => {
    expect(keyAttributes(ticket).map(({ name }) => name)).toEqual(['PK', 'SK', 'GSI1PK', 'GSI1SK']);
  });

  it('and attributes are what a new name stays clear of', () => {
    expect(namesInUse({ ...ticket, entity: { ...ticket.entity, version: 'rev' } })).toEqual([
      'ticketId',
      'teamId',
      'status',
      'title',
      'PK',
      'SK',
      'GSI1PK',
      'GSI1SK',
      'rev',
    ]);
  });

  it('become an attribute of the record, and their template goes', () => {
    const path = ['table', 'indexes', 0, 'partitionKey', 0];
    const edited = putKeyAttribute(ticket, path, { name: 'teamId', type: 'S' });
    expect(edited.table.indexes?.[0]?.partitionKey).toEqual([{ name: 'teamId', type: 'S' }]);
    expect(Object.keys(edited.entity.keys)).toEqual(['PK', 'SK', 'GSI1SK']);
  });

  it('keep a template that another index still needs', () => {
    const shared = putKeyAttribute(addIndex(ticket), ['table', 'indexes', 1, 'sortKey', 0], {
      name: 'GSI1SK',
      type: 'S',
    });
    const edited = putKeyAttribute(shared, ['table', 'indexes', 0, 'sortKey', 0], { name: 'title', type: 'S' });
    expect(Object.keys(edited.entity.keys)).toContain('GSI1SK');
  });

  it('of a local index begin with the table’s partition key', () => {
    const index = ticket.table.indexes?.[0];
    if (!index) throw new Error('the example has an index');
    const edited = withIndexKind(ticket, ['table', 'indexes', 0], index, 'local');
    expect(edited.table.indexes?.[0]).toEqual({
      ...index,
      kind: 'local',
      partitionKey: [{ name: 'PK', type: 'S' }],
    });
    expect(Object.keys(edited.entity.keys)).toEqual(['PK', 'SK', 'GSI1SK']);
  });
});
