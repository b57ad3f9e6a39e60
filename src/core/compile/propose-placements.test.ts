import { describe, expect, it } from 'vitest';
import { placeAccessPattern } from '#core/design';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { proposePlacements } from './propose-placements.ts';
import { query } from './query.ts';

const S = (text: string) => ({ S: text });
const LIST = 'Open tickets of a team';
const tickets = readDesign(supportTicket);

const bare = readDesign({
  ...supportTicket,
  table: { name: 'tickets', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'S' } },
  entity: {
    ...supportTicket.entity,
    attributes: [...supportTicket.entity.attributes, { name: 'priority', type: 'N' }, { name: 'tags', type: 'SS' }],
    keys: { PK: { template: 'TICKET#{ticketId}' }, SK: { template: 'TICKET' } },
  },
  accessPatterns: [],
});
const pattern = (part: object) => ({
  name: 'List',
  partition: ['teamId'],
  sort: [],
  where: { teamId: S('7') },
  ...part,
});

describe('proposePlacements', () => {
  it('proposes the keys of the article for a list that has none yet', () => {
    const list = pattern({ sort: ['status'], where: { teamId: S('7'), status: S('open') } });
    const [index] = proposePlacements(bare, list);
    expect(index).toEqual({
      kind: 'index',
      placement: {
        kind: 'index',
        index: 'GSI1',
        position: 0,
        projection: { type: 'ALL' },
        tableKey: {
          partition: { name: 'PK', type: 'S', template: 'TICKET#{ticketId}' },
          sort: { name: 'SK', type: 'S', template: 'TICKET' },
        },
        keys: {
          partition: { name: 'GSI1PK', template: 'TEAM#{teamId}' },
          sort: { name: 'GSI1SK', template: 'STATUS#{status}#TICKET#{ticketId}' },
        },
      },
      index: 'GSI1',
      keys: [
        { name: 'GSI1PK', type: 'S', part: 'partition', template: 'TEAM#{teamId}' },
        { name: 'GSI1SK', type: 'S', part: 'sort', template: 'STATUS#{status}#TICKET#{ticketId}' },
      ],
      reasons: [
        { code: 'unique-tail', params: { attributes: ['ticketId'] } },
        { code: 'free-name', params: { index: 'GSI1' } },
      ],
      current: false,
    });
  });

  it.each([
    [
      'padding and a tail',
      { sort: ['priority'] },
      'PRIORITY#{priority|pad:10}#TICKET#{ticketId}',
      ['pad', 'unique-tail', 'free-name'],
    ],
    [
      'rank where order counts',
      { sort: ['status', 'ticketId'] },
      'STATUS#{status|rank}#TICKET#{ticketId}',
      ['rank', 'free-name'],
    ],
  ])('adds %s', (_, part, template, codes) => {
    const [index] = proposePlacements(bare, pattern(part));
    expect(index?.keys[1]?.template).toBe(template);
    expect(index?.reasons.map(({ code }) => code)).toEqual(codes);
  });

  it('says what each kind brings with it', () => {
    const list = pattern({ sort: ['status'], where: { teamId: S('7'), status: S('open') } });
    const all = proposePlacements(bare, list);
    expect(all.map(({ kind }) => kind)).toEqual(['index', 'sparse-index', 'multi-attribute-index', 'table-key']);
    const reasons = Object.fromEntries(all.map(({ kind, reasons: list }) => [kind, list.map(({ code }) => code)]));
    expect(reasons).toEqual({
      index: ['unique-tail', 'free-name'],
      'sparse-index': ['unique-tail', 'sparse', 'free-name'],
      'multi-attribute-index': ['set-only', 'stored', 'free-name'],
      'table-key': ['unique-tail', 'moves-record'],
    });
    const open = proposePlacements(bare, pattern({ sort: ['status'] }));
    expect(open.map(({ placement, reasons: list }) => [placement !== null, list.at(-1)?.code])).toEqual([
      [true, 'free-name'],
      [false, 'nothing-to-leave-out'],
      [true, 'free-name'],
      [true, 'moves-record'],
    ]);
    expect(open[1]?.reasons).toEqual([{ code: 'nothing-to-leave-out', params: {} }]);
    expect(open[2]?.reasons).toContainEqual({ code: 'alphabetical', params: { attribute: 'status' } });
  });

  it('says what cannot be a key', () => {
    const proposals = proposePlacements(bare, pattern({ partition: ['tags'], sort: ['nothing'] }));
    expect(proposals.every(({ placement }) => placement === null)).toBe(true);
    expect(proposals[0]?.reasons.slice(0, 2)).toEqual([
      { code: 'not-keyable', params: { attribute: 'tags', type: 'SS' } },
      { code: 'unknown-attribute', params: { attribute: 'nothing' } },
    ]);
  });

  it('offers an index that gives the list already before any new one', () => {
    const second = pattern({ sort: ['status', 'ticketId'], where: { teamId: S('7'), status: S('open') } });
    const [first] = proposePlacements(tickets, second);
    expect(first).toMatchObject({
      kind: 'existing',
      placement: { kind: 'existing', index: 'GSI1' },
      index: 'GSI1',
      reasons: [{ code: 'existing', params: { index: 'GSI1' } }],
    });
    // The index leaves out closed tickets, so it does not give all tickets of the team.
    const all = proposePlacements(tickets, pattern({ sort: ['status'] }));
    expect(all.map(({ kind }) => kind)).not.toContain('existing');
    const onTable = proposePlacements(tickets, pattern({ partition: ['ticketId'], index: 'GSI1', where: {} }));
    expect(onTable[0]).toMatchObject({ kind: 'existing', placement: { kind: 'existing' } });
    expect(onTable[0]?.index).toBeUndefined();
  });

  it('knows where the list lives, and gives nothing for a list that is not there', () => {
    const proposals = proposePlacements(tickets, LIST);
    expect(proposals.filter(({ current }) => current).map(({ kind }) => kind)).toEqual(['sparse-index']);
    expect(proposePlacements(tickets, 'No such list')).toEqual([]);
  });

  it('proposes only what can be placed and read', () => {
    const list = pattern({ sort: ['status'], where: { teamId: S('7'), status: S('open') } });
    const design = readDesign({ ...bare, accessPatterns: [list] });
    for (const { placement } of proposePlacements(design, list)) {
      const placed = placement && placeAccessPattern(design, 'List', placement);
      expect(placed && query(placed, 'List').request).toMatchObject({ operation: 'Query' });
    }
  });

  it('proposes a place as the list had it, or as it was asked for', () => {
    const list = pattern({ sort: ['priority'] });
    const design = readDesign({ ...bare, accessPatterns: [list] });
    const when = [
      { attribute: 'status', is: 'in' as const, values: [S('open'), S('pending')] },
      { attribute: 'tags', is: 'present' as const },
    ];
    const known = { 'sparse-index': { said: { kind: 'sparse-index' as const, when }, since: [] } };
    const [index, sparse] = proposePlacements(design, 'List', known);
    expect(sparse).toMatchObject({
      placement: { kind: 'sparse-index', index: 'GSI1', when },
      keys: [
        { name: 'GSI1PK', template: 'TEAM#{teamId}', when },
        { name: 'GSI1SK', template: 'PRIORITY#{priority|pad:10}#TICKET#{ticketId}', when },
      ],
      current: false,
    });
    expect(sparse?.reasons).toContainEqual({ code: 'sparse', params: { attributes: ['status', 'tags'] } });
    expect(index?.keys.every((key) => key.when === undefined)).toBe(true);
  });

  it('offers what is there for a condition that was asked for only where it holds exactly that', () => {
    const list = pattern({ sort: ['status'], where: { teamId: S('7'), status: S('open') } });
    const design = readDesign({ ...tickets, accessPatterns: [list] });
    const when = tickets.entity.keys.GSI1PK?.when ?? [];
    const offeredFor = (asked: typeof when) =>
      proposePlacements(design, 'List', { 'sparse-index': { said: { kind: 'sparse-index', when: asked }, since: [] } })
        .filter(({ kind }) => kind === 'existing')
        .map(({ index }) => index);
    expect(offeredFor(when)).toEqual(['GSI1']);
    expect(offeredFor([{ attribute: 'status', is: 'equals', value: S('open') }])).toEqual([]);
  });

  it('puts places that cannot have negative numbers in order behind those that can', () => {
    const [before] = bare.scenarios;
    const scenarios = [{ ...before, after: { ...before?.after, priority: { N: '-1.5' } } }];
    const design = readDesign({ ...bare, scenarios });
    const all = proposePlacements(design, pattern({ sort: ['priority'] }));
    expect(all.map(({ kind }) => kind)).toEqual(['sparse-index', 'multi-attribute-index', 'index', 'table-key']);
    expect(all[2]?.reasons).toContainEqual({ code: 'number-unpadded', params: { attribute: 'priority' } });
  });

  it('T1: has no key attribute with a name that is too long', () => {
    const long = 'é'.repeat(128);
    const attributes = [...bare.entity.attributes, { name: long, type: 'S' }];
    const design = readDesign({ ...bare, entity: { ...bare.entity, attributes } });
    const list = pattern({ partition: [long], where: {} });
    const several = proposePlacements(design, list).find(({ kind }) => kind === 'multi-attribute-index');
    expect(several).toMatchObject({
      placement: null,
      reasons: [{ code: 'key-name-too-long', params: { attribute: long, bytes: 256, most: 255 } }],
    });
    const design2 = readDesign({ ...design, accessPatterns: [list] });
    expect(placeAccessPattern(design2, 'List', 'multi-attribute-index')).toBe(design2);
  });
});
