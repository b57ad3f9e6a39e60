/** The smallest design that compiles: what "New" starts from. */
import type { Design } from '#core';

export function blankDesign(): Design {
  return {
    version: 1,
    name: 'Untitled',
    table: { name: 'my-table', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'S' } },
    entity: {
      name: 'Item',
      attributes: [{ name: 'id', type: 'S', required: true, keyOnly: true }],
      keys: { PK: { template: 'ITEM#{id}' }, SK: { template: 'ITEM' } },
    },
    scenarios: [{ name: 'Create', kind: 'create', after: { id: { S: '1' } } }],
  };
}
