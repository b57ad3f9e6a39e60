import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { prepareComparison } from './compare-placements.ts';

const LIST = 'Open tickets of a team';
const [open, toPending, close] = supportTicket.scenarios;
const base = { ticketId: { S: '1' }, teamId: { S: '7' }, status: { S: 'open' }, title: { S: 'a' } };
const retitle = { name: 'Retitle', kind: 'update', before: base, after: { ...base, title: { S: 'b' } } };
const transfer = { name: 'Transfer', kind: 'update', before: base, after: { ...base, teamId: { S: '8' } } };
const remove = { name: 'Remove', kind: 'delete', before: base };

const scenarioOf = (scenarios: readonly unknown[], name?: string, preferred?: string) =>
  prepareComparison(readDesign({ ...supportTicket, scenarios }), LIST, name, preferred)?.scenario;

describe('prepareComparison chooses the scenario', () => {
  const all = [open, retitle, toPending, close, transfer, remove];

  it.each([
    ['the one named, whatever it does', all, 'Retitle', 'Close', 'Retitle'],
    ['none of an unknown name', all, 'Nothing', 'Close', undefined],
    ['the preferred one that changes a sort attribute', all, undefined, 'Close', 'Close'],
    ['the preferred one that changes the group', all, undefined, 'Transfer', 'Transfer'],
    ['the first that moves, where the preferred one does not', all, undefined, 'Retitle', 'Open to pending'],
    ['the first that moves, where a creation is preferred', all, undefined, 'Open a ticket', 'Open to pending'],
    ['the preferred one, where nothing moves', [open, retitle, remove], undefined, 'Remove', 'Remove'],
    ['the first update, where nothing moves or is preferred', [open, retitle], undefined, undefined, 'Retitle'],
    ['a creation, where there is nothing else', [open], undefined, undefined, 'Open a ticket'],
  ])('%s', (_, scenarios, name, preferred, chosen) => {
    expect(scenarioOf(scenarios, name, preferred)).toBe(chosen);
  });

  it('names those that move the list’s entries', () => {
    const prepared = prepareComparison(readDesign({ ...supportTicket, scenarios: all }), LIST);
    expect(prepared?.moving).toEqual(['Open to pending', 'Close', 'Transfer']);
  });
});
