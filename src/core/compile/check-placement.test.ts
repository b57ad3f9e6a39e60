/** What an edited placement would come to, before it is taken. */
import { describe, expect, it } from 'vitest';
import { type Placement, placeAccessPattern, proposedPlacement } from '#core/design';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { checkPlacement } from './check-placement.ts';

const LIST = 'Open tickets of a team';
const tickets = readDesign(supportTicket);
const proposed = proposedPlacement(placeAccessPattern(tickets, LIST, 'index'), LIST);

const edited = (sort: string, part: object = {}): Placement => ({
  kind: 'index',
  index: 'GSI1',
  keys: {
    partition: { name: 'GSI1PK', template: 'TEAM#{teamId}' },
    sort: { name: 'GSI1SK', template: sort },
  },
  ...part,
});
const check = (placement: Placement) => {
  const { outcome, errors, examples } = checkPlacement(tickets, LIST, placement, proposed ?? placement);
  const codes = errors.map(({ code, path }) => [code, path.join('/')]);
  return { outcome, codes: [...new Set(codes.map((one) => one.join(' ')))], example: examples.GSI1SK ?? null };
};
const at = 'entity/keys/GSI1SK';

describe('checkPlacement', () => {
  const broken = 'query-key-broken accessPatterns/0';
  const unsorted = 'query-sort-mismatch accessPatterns/0/sort';
  const states = ['0/after', '1/before', '1/after', '2/before', '2/after'];
  const long = `S#{status}#${'x'.repeat(1100)}`;
  it.each([
    ['S#{status}#{ticketId}', 'fits', [], { value: { S: 'S#open#8842' } }],
    ['{nope}', 'unserved', [`template-unknown-attribute ${at}/template`, broken], null],
    ['{status', 'unserved', [`template-unclosed-brace ${at}/template`, broken], null],
    ['', 'unserved', [`template-empty ${at}/template`, broken], null],
    [
      '{status|pad:2}',
      'unserved',
      [unsorted, ...states.map((state) => `unfit-for-key scenarios/${state}/status`)],
      { unfit: 'status' },
    ],
    [
      long,
      'unserved',
      [unsorted, ...states.map((state) => `key-too-long scenarios/${state}/status`)],
      { value: { S: long.replace('{status}', 'open') } },
    ],
  ])('K1, K5: %j', (template, outcome, codes, example) => {
    expect(check(edited(template))).toEqual({ outcome, codes, example });
  });

  it('refuses what there cannot be: the name of another index, another list', () => {
    const second = { ...tickets.accessPatterns?.[0], name: 'Second', index: 'GSI2' };
    const design = readDesign({ ...supportTicket, accessPatterns: [...supportTicket.accessPatterns, second] });
    const placement = edited('{status}#{ticketId}');
    const refused = { outcome: 'refused', errors: [], examples: {} };
    expect(checkPlacement(design, 'Second', placement, placement)).toEqual(refused);
    expect(checkPlacement(design, 'Nothing', placement, placement)).toEqual(refused);
  });

  it('lays nothing at the door of an edit that the proposal would bring too', () => {
    const placement = edited('{nope}');
    const { outcome, errors } = checkPlacement(tickets, LIST, placement, placement);
    expect([outcome, errors]).toEqual(['unserved', []]);
  });

  it('checks a design without scenarios, and gives examples whatever a condition says', () => {
    const empty = readDesign({ ...supportTicket, scenarios: [] });
    const when = [{ attribute: 'status', is: 'equals' as const, value: { S: 'closed' } }];
    const sparse: Placement = { ...edited('{status}#{ticketId}'), kind: 'sparse-index', when };
    const { outcome, errors, examples } = checkPlacement(empty, LIST, sparse, sparse);
    expect([outcome, errors, examples.GSI1SK]).toEqual(['fits', [], { value: { S: 'open#ticketId-1' } }]);
  });
});
