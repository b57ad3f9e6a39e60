import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../../tests/fixtures.ts';
import supportTicket from '../examples/support-ticket.json';
import { addMove, movedAttribute } from './add-move.ts';

const S = (text: string) => ({ S: text });
const LIST = 'Open tickets of a team';
const [pattern] = supportTicket.accessPatterns;
const [create] = supportTicket.scenarios;

const designOf = (attributes: readonly object[], list: object, more: object = {}) =>
  readDesign({
    ...supportTicket,
    entity: { ...supportTicket.entity, attributes: [...supportTicket.entity.attributes, ...attributes], ...more },
    accessPatterns: [{ ...pattern, ...list }],
    scenarios: [create],
  });

describe('addMove', () => {
  it('adds an update from the value the list is held at to the next allowed one', () => {
    const design = designOf([], {});
    expect(addMove(design, LIST).scenarios.at(-1)).toEqual({
      name: 'Change status',
      kind: 'update',
      before: { ...create?.after, status: S('open') },
      after: { ...create?.after, status: S('pending') },
    });
    expect(addMove(addMove(design, LIST), LIST).scenarios.at(-1)?.name).toBe('Change status2');
  });

  it.each([
    ['a number', { name: 'n', type: 'N' }, { N: '1' }, { N: '2' }],
    ['digits', { name: 'n', type: 'S' }, S('9'), S('10')],
    ['an instant', { name: 'n', type: 'S' }, S('2029-01-01T00:00:00Z'), S('2020-01-01T00:00:00Z')],
    ['a numbered text', { name: 'n', type: 'S' }, S('status-1'), S('status-2')],
    ['another text', { name: 'n', type: 'S' }, S('a'), S('a-2')],
    ['the last allowed value', { name: 'n', type: 'S', values: ['x', 'y'] }, S('y'), S('x')],
    ['an allowed number', { name: 'n', type: 'N', values: ['5', '3'] }, { N: '5' }, { N: '3' }],
  ])('changes %s', (_, attribute, before, after) => {
    const design = designOf([attribute], { sort: ['n'], where: { teamId: S('7'), n: before } });
    expect(addMove(design, LIST).scenarios.at(-1)).toMatchObject({ before: { n: before }, after: { n: after } });
  });

  it('makes up what the record lacks, and leaves the version to the write', () => {
    const design = designOf([{ name: 'level', type: 'N' }], { sort: ['level'], where: {} }, { version: 'rev' });
    const added = addMove(design, LIST).scenarios.at(-1);
    expect(added?.before).toMatchObject({ level: { N: '1' }, rev: { N: '1' } });
    expect(added?.after).toMatchObject({ level: { N: '2' } });
    expect(added?.after).not.toHaveProperty('rev');
  });

  it('changes the group where nothing sorted by can change, and nothing where that cannot either', () => {
    const fixed = designOf([{ name: 'area', type: 'S' }], { partition: ['area'], sort: ['ticketId'], where: {} });
    expect(movedAttribute(fixed, fixed.accessPatterns?.[0] ?? { name: '', partition: [], sort: [], where: {} })).toBe(
      'area',
    );
    const none = designOf([], { sort: ['ticketId'] });
    expect(addMove(none, LIST)).toBe(none);
    expect(addMove(none, 'No such list')).toBe(none);
  });
});
