/** Switching a list between its places, in any order, ends where it began: nothing stays behind, nothing is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Design } from '#core';
import { PLACEMENT_KINDS, placeAccessPattern, placementOf } from '#core/design';
import { prepareDesign } from '#core/image';
import { queryPattern } from '#core/request';
import { sketchArbitrary } from './arbitrary/design.ts';
import { randomRuns } from './fast-check-options.ts';
import { readDesign } from './fixtures.ts';

const LIST = 'List';
const kind = fc.constantFrom(...PLACEMENT_KINDS);

/** A random design with one more list on some of its attributes. */
const listed: fc.Arbitrary<Design> = sketchArbitrary.chain(({ design }) => {
  const names = design.entity.attributes.filter(({ type }) => type === 'S' || type === 'N').map(({ name }) => name);
  const indexes = (design.table.indexes ?? []).map(({ name }) => name);
  return fc
    .record({
      names: fc.shuffledSubarray(names, { minLength: 1, maxLength: 4 }),
      groups: fc.integer({ min: 0, max: 2 }),
      held: fc.integer({ min: 0, max: 2 }),
      index: fc.option(fc.constantFrom('', ...indexes), { nil: '' }),
      other: fc.option(fc.constantFrom('', ...indexes), { nil: '' }),
    })
    .map((drawn) => {
      const partition = drawn.names.slice(0, drawn.groups);
      const sort = drawn.names.slice(drawn.groups);
      const typeOf = (name: string) => design.entity.attributes.find((each) => each.name === name)?.type;
      const where = drawn.names
        .slice(0, drawn.groups + drawn.held)
        .map((name) => [name, typeOf(name) === 'N' ? { N: '3' } : { S: 'open' }]);
      const on = (index: string) => (index === '' ? {} : { index });
      // An empty list of indexes says no more than none, and goes.
      const { indexes: empty, ...table } = design.table;
      return readDesign({
        ...design,
        table: empty?.length === 0 ? table : design.table,
        accessPatterns: [
          { name: LIST, ...on(drawn.index), partition, sort, where: Object.fromEntries(where) },
          { name: 'Another', ...on(drawn.other), partition: [], sort: [], where: {} },
        ],
      });
    });
});

const json = (design: Design): string => JSON.stringify(design);

describe('placements', () => {
  it('come back to the very same design, whatever lay between', () => {
    fc.assert(
      fc.property(listed, kind, fc.array(kind, { minLength: 1, maxLength: 4 }), (design, first, walk) => {
        const begun = placeAccessPattern(design, LIST, first);
        const home = placementOf(begun, LIST);
        if (!home) return;
        const away = walk.reduce((at, next) => placeAccessPattern(at, LIST, next), begun);
        const settled = placeAccessPattern(begun, LIST, home);
        expect(settled).toEqual(begun);
        const back = placeAccessPattern(away, LIST, home);
        expect(back).toEqual(begun);
      }),
      randomRuns(400),
    );
  });

  it('come back by kind alone on a design that Latchkey laid out', () => {
    const ticket = readDesign({
      version: 1,
      name: 'Tickets',
      table: { name: 'tickets', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'S' } },
      entity: {
        name: 'Ticket',
        attributes: [
          { name: 'ticketId', type: 'S', required: true, keyOnly: true },
          { name: 'teamId', type: 'S' },
          { name: 'status', type: 'S', values: ['open', 'pending', 'closed'] },
          { name: 'priority', type: 'N' },
          { name: 'dueAt', type: 'S' },
        ],
        keys: { PK: { template: 'TICKET#{ticketId}' }, SK: { template: 'TICKET' } },
      },
      scenarios: [],
    });
    const names = ['teamId', 'status', 'priority', 'dueAt'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(names, { minLength: 1 }),
        fc.boolean(),
        kind,
        fc.array(kind, { minLength: 1, maxLength: 5 }),
        (chosen, held, first, walk) => {
          const [group = 'teamId', ...sort] = chosen;
          const where = held && sort.includes('status') ? { status: { S: 'open' } } : {};
          const pattern = { name: LIST, partition: [group], sort, where };
          const begun = placeAccessPattern(readDesign({ ...ticket, accessPatterns: [pattern] }), LIST, first);
          const away = walk.reduce((at, next) => placeAccessPattern(at, LIST, next), begun);
          if (placementOf(begun, LIST)?.kind !== first) return;
          expect(json(placeAccessPattern(away, LIST, first))).toBe(json(begun));
        },
      ),
      randomRuns(400),
    );
  });

  it('give the list a Query wherever they put it', () => {
    const values = { teamId: { S: '7' }, status: { S: 'open' } };
    fc.assert(
      fc.property(kind, fc.boolean(), (first, held) => {
        const design = readDesign({
          version: 1,
          name: 'Tickets',
          table: { name: 'tickets', partitionKey: { name: 'PK', type: 'S' } },
          entity: {
            name: 'Ticket',
            attributes: [
              { name: 'ticketId', type: 'S', required: true },
              { name: 'teamId', type: 'S' },
              { name: 'status', type: 'S', values: ['open', 'pending', 'closed'] },
            ],
            keys: { PK: { template: 'TICKET#{ticketId}' } },
          },
          accessPatterns: [
            { name: LIST, partition: ['teamId'], sort: ['status'], where: held ? values : { teamId: { S: '7' } } },
          ],
          scenarios: [],
        });
        const placed = placeAccessPattern(design, LIST, first);
        if (first === 'sparse-index' && !held) return;
        const [pattern] = placed.accessPatterns ?? [];
        expect(pattern && queryPattern(prepareDesign(placed), pattern).request).toMatchObject({ operation: 'Query' });
      }),
      randomRuns(60),
    );
  });
});
