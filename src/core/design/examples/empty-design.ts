/** The design a person starts with who has none: small, but complete, so that every pane has something to show. */
import type { Design } from '../design.ts';

/** A table, a record with an id, and the scenario that creates it. */
export function emptyDesign(): Design {
  return {
    version: 1,
    name: 'New design',
    table: {
      name: 'my-table',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
    },
    entity: {
      name: 'Record',
      attributes: [{ name: 'id', type: 'S', required: true, keyOnly: true }],
      keys: { PK: { template: 'RECORD#{id}' }, SK: { template: 'RECORD' } },
    },
    scenarios: [{ name: 'Create record', kind: 'create', after: { id: { S: '1' } } }],
  };
}
