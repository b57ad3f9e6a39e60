import { describe, expect, it } from 'vitest';
import { itemSize } from '#core/value';
import { readDesign } from '../../../tests/fixtures.ts';
import accountSignUp from '../design/examples/account-sign-up.json';
import supportTicket from '../design/examples/support-ticket.json';
import { compile } from './compile.ts';
import { priceWorkload } from './price-workload.ts';

const LIST = 'Open tickets of a team';
const workload = {
  items: 1_000_000,
  perMonth: { 'Open a ticket': 1e6, 'Open to pending': 2e6, Close: 1e6, [LIST]: 4e6 },
  region: 'us-east-1',
  billing: 'on-demand',
};
const tickets = readDesign({ ...supportTicket, workload });

describe('C5: priceWorkload', () => {
  it('names what it cannot count: writes without a key, lists that nothing serves', () => {
    const { uncounted } = priceWorkload(tickets);
    expect(uncounted).toEqual([]);
    const keyless = readDesign({
      ...supportTicket,
      workload,
      entity: { ...supportTicket.entity, keys: { ...supportTicket.entity.keys, PK: { template: 'TICKET#{nope}' } } },
    });
    expect(priceWorkload(keyless).uncounted).toEqual(
      expect.arrayContaining(['Open a ticket', 'Open to pending', 'Close']),
    );
    const unread = readDesign({
      ...supportTicket,
      workload: { ...workload, perMonth: { Close: 1, [LIST]: 1 } },
      accessPatterns: [{ name: LIST, partition: ['title'], sort: [], where: { title: { S: 'a' } } }],
    });
    expect(priceWorkload(unread).uncounted).toEqual([LIST]);
  });

  it('prices each scenario and list, and all of them with storage', () => {
    const priced = priceWorkload(tickets);
    expect(priced.scenarios).toEqual([
      { name: 'Open a ticket', perMonth: 1e6, units: 2, cost: 1.25 },
      { name: 'Open to pending', perMonth: 2e6, units: 3, cost: 3.75 },
      { name: 'Close', perMonth: 1e6, units: 2, cost: 1.25 },
    ]);
    // 25 rows of less than 164 bytes are one step of 4 KiB.
    expect(priced.lists).toEqual([{ name: LIST, perMonth: 4e6, units: 0.5, cost: 0.25 }]);
    // Of all states the largest in the list, and of three statuses the sparse index takes two.
    const { images } = compile(tickets, 'Open to pending');
    const [item = 0, entry = 0] = [images.after?.record?.item, images.after?.entries[0]?.entry].map(
      (each) => itemSize(each ?? {}) + 100,
    );
    const bytes = (item + (entry * 2) / 3) * 1e6;
    expect(priced.storedBytes).toBeCloseTo(bytes, 3);
    expect(priced.month).toEqual({
      writes: 6.25,
      reads: 0.25,
      storage: expect.closeTo((bytes / 1024 ** 3) * 0.25, 10),
      total: expect.closeTo(6.5 + (bytes / 1024 ** 3) * 0.25, 10),
      missing: [],
    });
    expect(priced.offered).toBe(true);
  });

  it('counts transactions twice and locks into storage', () => {
    const priced = priceWorkload(readDesign(accountSignUp));
    expect(priced.scenarios.map(({ name, units }) => [name, units])).toEqual([
      ['Sign up', 6],
      ['Change email', 6],
      ['Delete account', 6],
    ]);
    const { images } = compile(readDesign(accountSignUp), 'Sign up');
    const items = [images.after?.record, ...(images.after?.locks ?? [])].map(
      (each) => itemSize(each?.item ?? {}) + 100,
    );
    expect(priced.storedBytes).toBe(items.reduce((sum, bytes) => sum + bytes, 0) * 100_000);
  });

  it('gives no price where there is none, and takes those typed in', () => {
    const dublin = readDesign({ ...supportTicket, workload: { ...workload, region: 'eu-west-1' } });
    const priced = priceWorkload(dublin);
    expect(priced).toMatchObject({ offered: false, month: { total: null } });
    expect(priced.scenarios[0]?.cost).toBeNull();
    const typed = priceWorkload(dublin, { prices: { 'eu-west-1': { writeRequests: 1, readRequests: 0.2 } } });
    expect(typed).toMatchObject({ offered: true, month: { writes: 10, reads: 0.4, storage: null, total: 10.4 } });
  });

  it('provisions the table and each global index', () => {
    const provisioned = readDesign({
      ...supportTicket,
      workload: { ...workload, billing: 'provisioned', region: 'eu-west-1' },
    });
    const { month, scenarios, offered } = priceWorkload(provisioned, { utilisation: 0.5 });
    expect(offered).toBe(true);
    expect(scenarios.every(({ cost }) => cost === null)).toBe(true);
    const seconds = 730 * 3600;
    const table = 4e6 / seconds / 0.5;
    const index = 6e6 / seconds / 0.5;
    expect(month.writes).toBeCloseTo((table + index) * 730 * 0.000735, 8);
    expect(month.missing).toEqual(['storageMonth']);
  });

  it('has a local index share the capacity of its table', () => {
    const [index] = supportTicket.table.indexes;
    const local = { ...index, kind: 'local', partitionKey: [{ name: 'PK', type: 'S' }] };
    const design = readDesign({
      ...supportTicket,
      table: { ...supportTicket.table, indexes: [local] },
      workload: { items: 0, perMonth: {}, region: 'us-east-1', billing: 'provisioned' },
    });
    expect(priceWorkload(design).month.writes).toBeCloseTo(730 * 0.00065, 10);
  });

  it('stores a share of the entries of a sparse index, whichever state comes first', () => {
    const bytesOf = (first: string, index: object = {}) => {
      const [gsi] = supportTicket.table.indexes;
      const scenarios = [...supportTicket.scenarios].sort((a) => (a.name === first ? -1 : 1));
      const design = {
        ...supportTicket,
        scenarios,
        table: { ...supportTicket.table, indexes: [{ ...gsi, ...index }] },
      };
      return priceWorkload(readDesign({ ...design, workload: { ...workload, items: 1000 } })).storedBytes;
    };
    const keysOnly = { projection: { type: 'KEYS_ONLY' } };
    const none = priceWorkload(
      readDesign({
        ...supportTicket,
        table: { ...supportTicket.table, indexes: [] },
        workload: { ...workload, items: 1000 },
      }),
    ).storedBytes;
    expect(bytesOf('Open a ticket', keysOnly)).toBeGreaterThan(none);
    expect(bytesOf('Close', keysOnly) - bytesOf('Open a ticket', keysOnly)).toBeLessThan(1000 * 40);
    expect(bytesOf('Close')).toBeGreaterThan(none * 1.3);
  });

  it.each(['on-demand', 'provisioned'])('has finite figures %s, whatever counts and prices are typed', (billing) => {
    const perMonth = { 'Open a ticket': 1e308, 'Open to pending': 1e308, [LIST]: 1e308 };
    const huge = readDesign({ ...supportTicket, workload: { ...workload, items: 1e308, perMonth, billing } });
    const prices = { 'us-east-1': { writeRequests: 1e308, writeUnitHour: 1e308, storageMonth: 1e308 } };
    const { month, storedBytes, scenarios } = priceWorkload(huge, { prices });
    expect([storedBytes, month.writes, month.reads, month.storage, month.total].every(Number.isFinite)).toBe(true);
    expect(scenarios.every(({ cost }) => cost === null || Number.isFinite(cost))).toBe(true);
  });

  it('prices nothing where nothing is stated', () => {
    const { workload: _, ...bare } = supportTicket;
    expect(priceWorkload(readDesign({ ...bare, scenarios: [] }))).toMatchObject({
      scenarios: [],
      storedBytes: 0,
      month: { total: 0 },
    });
  });
});
