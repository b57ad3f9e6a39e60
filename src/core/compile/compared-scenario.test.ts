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

describe('a comparison of a half-made design', () => {
  it('has no units and no line where the change cannot be planned', () => {
    const bare = { ticketId: { S: '1' } };
    const design = readDesign({
      ...supportTicket,
      entity: {
        ...supportTicket.entity,
        attributes: supportTicket.entity.attributes.map(({ required: _, ...each }) => each),
      },
      scenarios: [{ name: 'Create', kind: 'create', after: bare }],
    });
    const comparison = prepareComparison(design, LIST)?.at();
    const planned = comparison?.placements.map(({ kind, planned: isPlanned }) => [kind, isPlanned]);
    expect(planned).toEqual([
      ['table-key', false],
      ['index', true],
      ['sparse-index', true],
      ['multi-attribute-index', true],
    ]);
    expect(comparison?.overShare.map(({ kind }) => kind)).not.toContain('table-key');
    expect(comparison?.breakEvens.filter(({ a }) => a === 'table-key')).toEqual([]);
  });

  it('has no figure at all where the design itself is wrong', () => {
    const entity = { ...supportTicket.entity, keys: { ...supportTicket.entity.keys, PK: { template: 'T#{nope}' } } };
    const comparison = prepareComparison(readDesign({ ...supportTicket, entity }), LIST)?.at();
    expect(comparison?.unitsOverSize).toEqual([]);
    expect(comparison?.overShare).toEqual([]);
    for (const { planned, impossible, findings, month, storage, read, risks } of comparison?.placements ?? []) {
      expect([planned, month.cost.total, storage.total, read.total, risks]).toEqual([false, null, 0, 0, []]);
      expect(impossible.length > 0 || findings.some(({ severity }) => severity === 'error')).toBe(true);
    }
  });

  it('assumes a month nobody has stated, and says so', () => {
    const stated = prepareComparison(readDesign(supportTicket), LIST);
    expect(stated?.assumed).toBe(false);
    const { workload: _, ...unsaid } = supportTicket;
    const silent = prepareComparison(readDesign(unsaid), LIST);
    expect(silent).toMatchObject({
      assumed: true,
      defaults: { changes: 10_000, otherWrites: 10_000, reads: 10_000, items: 100_000 },
    });
  });
});
