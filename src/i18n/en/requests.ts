/** Words of the panes that show the requests beside the write: reading back, and making the tables. */
import { formatNumber } from '../format-numbers.ts';

export const requestWords = {
  reads: {
    title: 'Reads',
    intro: 'Each read is strongly consistent: after a lost answer or a refused write, the question is what holds now.',
    record: (entity: string) => `${entity} by its key`,
    lock: (constraint: string) => `Who holds ${constraint}?`,
    lockNote:
      'A unique value is looked up by the key of its lock. There is no Query over all locks: the prefix is part of a partition key, so listing them is a Scan with a filter.',
    none: 'No record to read: its key has no value in this scenario.',
    units: (bytes: number, strong: number, eventual: number, transactional: number) =>
      `${formatNumber(bytes)} ${bytes === 1 ? 'byte' : 'bytes'} → ${formatNumber(strong)} RCU, in steps of 4 KiB; eventually consistent ${formatNumber(eventual)}, in a transaction ${formatNumber(transactional)}.`,
    copy: (what: string) => `Copy GetItem: ${what}`,
  },
  tables: {
    title: 'Table',
    intro:
      'The tables this design needs. AttributeDefinitions lists key attributes only; the rest of an item needs no definition.',
    create: (table: string) => `Make ${table}`,
    timeToLive: (table: string) => `Let items of ${table} expire`,
    timeToLiveNote: 'A request of its own, once the table is active. Expired items go within a few days, not at once.',
    withheld: 'No request while the table or the locks have an error: DynamoDB would refuse it.',
    copy: (operation: string, table: string) => `Copy ${operation} of ${table}`,
  },
};
