import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { proposePlacements } from './propose-placements.ts';

const S = (text: string) => ({ S: text });

/** Tickets with a list by status and number that lives on GSI1, whose sort key has the template given. */
const keptOn = (template: string, list: object = {}) =>
  readDesign({
    ...supportTicket,
    entity: {
      ...supportTicket.entity,
      attributes: [
        ...supportTicket.entity.attributes,
        { name: 'priority', type: 'N' },
        { name: 'openedAt', type: 'S' },
        { name: 'place', type: 'S', values: ['1st', '2nd'] },
      ],
      keys: { ...supportTicket.entity.keys, GSI1PK: { template: 'TEAM#{teamId}' }, GSI1SK: { template } },
    },
    accessPatterns: [
      { name: 'List', index: 'GSI1', partition: ['teamId'], sort: ['status'], where: { teamId: S('7') }, ...list },
    ],
  });

const tail = { code: 'unique-tail', params: { attributes: ['ticketId'] } };
const rank = { code: 'rank', params: { attribute: 'status', values: ['open', 'pending', 'closed'] } };
const alphabetical = { code: 'alphabetical', params: { attribute: 'status' } };
const asText = { code: 'number-as-text', params: { attribute: 'priority' } };
/** What the table gets instead of keys that records would share. */
const RANKED = 'STATUS#{status|rank}#TICKET#{ticketId}';
const unordered = { code: 'no-query', params: { problem: 'query-range-unordered' } };
const pad = (attribute: string, width: number) => ({ code: 'pad', params: { attribute, width } });

describe('K2: reasons are those of the template that is kept, and no others', () => {
  it.each([
    ['nothing done to the values', 'STATUS#{status}#TICKET#{ticketId}', {}, [alphabetical, tail]],
    ['no tail', 'STATUS#{status}', {}, [alphabetical], RANKED],
    ['a tail that tells no records apart', 'STATUS#{status}#{title}', {}, [alphabetical], RANKED],
    ['rank', 'STATUS#{status|rank}#TICKET#{ticketId}', {}, [rank, tail]],
    ['rank of values in order of the alphabet', '{place|rank}#{ticketId}', { sort: ['place'] }, [tail]],
    ['padding of its own width', 'P#{priority|pad:3}#{ticketId}', { sort: ['priority'] }, [pad('priority', 3), tail]],
    ['a number as it is', 'P#{priority}#{ticketId}', { sort: ['priority'] }, [asText, tail]],
    [
      'a number that cannot be padded',
      'P#{priority}#{ticketId}',
      { sort: ['priority'], range: { attribute: 'priority', op: '>=', values: [{ N: '-1' }] } },
      [{ code: 'number-unpadded', params: { attribute: 'priority' } }, tail, unordered],
    ],
    [
      'instants in one form',
      '{openedAt|iso:ms}#{ticketId}',
      { sort: ['openedAt'] },
      [{ code: 'iso', params: { attribute: 'openedAt', precision: 'ms' } }, tail],
    ],
    [
      'encoding, where something follows',
      '{title|encode}#{ticketId|encode}',
      { sort: ['title'] },
      [{ code: 'encode', params: { attribute: 'title' } }, tail],
    ],
    ['a padded tail', 'STATUS#{status}#{ticketId|pad:8}', {}, [pad('ticketId', 8), alphabetical, tail], RANKED],
    ['a tail the list names itself', 'STATUS#{status}#{ticketId}', { sort: ['status', 'ticketId'] }, [alphabetical]],
  ] as [string, string, object, object[], string?][])('%s', (_, template, list, reasons, onTableInstead) => {
    const proposals = proposePlacements(keptOn(template, list), 'List');
    const index = proposals.find(({ kind }) => kind === 'index');
    expect(index).toMatchObject({ current: true, reasons });
    expect(index?.keys[1]?.template).toBe(template);
    const onTable = proposals.find(({ kind }) => kind === 'table-key');
    expect(onTable?.keys[1]?.template).toBe(onTableInstead ?? template);
    const others = onTable?.reasons.filter(({ code }) => code !== 'moves-record');
    expect(others).toEqual(onTableInstead === undefined ? reasons : [rank, tail]);
    expect(others?.length).toBe((onTable?.reasons.length ?? 0) - 1);
  });

  it('gives no free name where another list reads an index of the same keys', () => {
    const design = keptOn('STATUS#{status|rank}#TICKET#{ticketId}');
    const second = { name: 'Second', partition: ['teamId'], sort: ['status'], where: {} };
    const [known, index] = proposePlacements(design, second);
    expect(known).toMatchObject({ kind: 'existing', index: 'GSI1' });
    expect(index).toMatchObject({
      kind: 'index',
      index: 'GSI1',
      reasons: [rank, tail, { code: 'existing', params: { index: 'GSI1' } }],
    });
  });

  it('says why each part of a partition is encoded', () => {
    const design = keptOn('STATUS#{status}');
    const second = { name: 'Second', partition: ['title', 'teamId'], sort: [], where: {} };
    const [index] = proposePlacements(design, second);
    expect(index?.keys[0]?.template).toBe('TITLE#{title|encode}#TEAM#{teamId}');
    expect(index?.reasons).toContainEqual({ code: 'encode', params: { attribute: 'title' } });
  });
});
