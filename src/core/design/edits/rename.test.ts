import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesign, anyName, anyTemplate } from '../__fixtures__/arbitrary-design.ts';
import {
  addIndex,
  type Design,
  EXAMPLES,
  emptyDesign,
  parseDesign,
  parseTemplate,
  renameAttribute,
  renameConstraint,
  renameEntity,
  renameIndex,
  renameKeyAttribute,
  renameScenario,
  setAt,
} from '../index.ts';
import { renameInTemplate } from './rename-in-template.ts';

/** A design that names everything everywhere it can be named. Each marked name stands for one thing only. */
const design: Design = {
  version: 1,
  name: 'All names',
  table: {
    name: 'tickets',
    partitionKey: { name: 'PK~', type: 'S' },
    sortKey: { name: 'attr~', type: 'S' },
    timeToLive: 'attr~',
    indexes: [
      {
        name: 'index~',
        kind: 'global',
        partitionKey: [
          { name: 'GPK~', type: 'S' },
          { name: 'attr~', type: 'S' },
        ],
        sortKey: [{ name: 'attr~', type: 'S' }],
        projection: { type: 'INCLUDE', attributes: ['title', 'attr~', 'PK~'] },
      },
      {
        name: 'LSI1',
        kind: 'local',
        partitionKey: [{ name: 'PK~', type: 'S' }],
        sortKey: [],
        projection: { type: 'ALL' },
      },
    ],
  },
  entity: {
    name: 'Ticket',
    attributes: [
      { name: 'title', type: 'S' },
      { name: 'attr~', type: 'S', values: ['a'] },
    ],
    keys: {
      'PK~': { template: 'A#{title}#{attr~|pad:3|encode}#{{literal}}{attr~}' },
      'GPK~': { template: '{attr~|', when: [{ attribute: 'attr~', is: 'in', values: [{ S: 'a' }] }] },
      'attr~': { template: 'X' },
    },
    version: 'rev~',
  },
  constraints: [
    {
      kind: 'unique',
      name: 'constraint~',
      attributes: ['title', 'attr~'],
      when: [{ attribute: 'attr~', is: 'present' }],
    },
    { kind: 'reference', name: 'HERE', key: { 'PK~': 'B#{attr~}', 'attr~': 'META' }, on: ['create'] },
    { kind: 'reference', name: 'NAMED', key: { 'PK~': '{title}' }, table: 'tickets', on: ['create'] },
    { kind: 'reference', name: 'ELSEWHERE', key: { PK: 'C#{attr~|upper}' }, table: 'teams', on: ['update'] },
  ],
  accessPatterns: [
    {
      name: 'Queue',
      index: 'index~',
      partition: ['attr~'],
      sort: ['title', 'attr~'],
      where: { 'attr~': { S: 'a' } },
      range: { attribute: 'attr~', op: '<', values: [{ S: 'a' }] },
    },
    { name: 'All', partition: ['title'], sort: [], where: {}, range: { attribute: 'title', op: '<', values: [] } },
  ],
  scenarios: [
    {
      name: 'scenario~',
      kind: 'update',
      before: { title: { S: '1' }, 'attr~': { S: 'a' }, 'rev~': { N: '3' } },
      after: { 'attr~': { S: 'b' }, title: { S: '1' } },
      expects: [
        { attribute: 'attr~', is: 'equals', value: { S: 'a' } },
        { attribute: 'rev~', is: 'present' },
      ],
    },
  ],
  workload: { items: 1, perMonth: { Other: 1, 'scenario~': 2, Last: 3 }, region: 'us-east-1', billing: 'on-demand' },
};

/** What a rename must give: the same text with the marked name replaced. The order of everything stays. */
const replaced = (from: string, to: string): string => JSON.stringify(design).replaceAll(from, to);

describe('renames', () => {
  it.each([
    ['renameAttribute', renameAttribute, 'attr~', 'new name'],
    ['renameAttribute of the version', renameAttribute, 'rev~', 'revision'],
    ['renameKeyAttribute of an index', renameKeyAttribute, 'GPK~', 'GSI1PK'],
    ['renameKeyAttribute that is an attribute', renameKeyAttribute, 'attr~', 'constructor'],
    ['renameIndex', renameIndex, 'index~', 'GSI1'],
    ['renameConstraint', renameConstraint, 'constraint~', 'EMAIL'],
    ['renameScenario', renameScenario, 'scenario~', 'Close'],
  ])('%s follows everywhere', (_, rename, from, to) => {
    const before = JSON.stringify(design);
    const renamed = rename(design, from, to);
    expect(JSON.stringify(renamed)).toBe(replaced(from, to));
    expect(JSON.stringify(rename(renamed, to, from))).toBe(before);
    expect(JSON.stringify(design)).toBe(before);
  });

  it('renameKeyAttribute follows into references to this table, by any name, and to no other', () => {
    const renamed = renameKeyAttribute(setAt(design, ['constraints', 3, 'key'], { 'PK~': 'x' }), 'PK~', 'id');
    const keys = (renamed.constraints ?? []).map((one) => (one.kind === 'reference' ? Object.keys(one.key) : []));
    expect(keys).toStrictEqual([[], ['id', 'attr~'], ['id'], ['PK~']]);
  });

  it.each([
    ['an attribute there is not', renameAttribute(design, 'nobody', 'x')],
    ['a key attribute there is not', renameKeyAttribute(design, 'nobody', 'x')],
    ['a key attribute that is none', renameKeyAttribute(design, 'title', 'x')],
    ['an index there is not', renameIndex(design, 'nobody', 'x')],
    ['a constraint there is not', renameConstraint(design, 'nobody', 'x')],
    ['a scenario there is not', renameScenario(design, 'nobody', 'x')],
    ['an attribute to its own name', renameAttribute(design, 'title', 'title')],
    ['an attribute to another', renameAttribute(design, 'attr~', 'title')],
    ['an attribute to a key attribute', renameAttribute(design, 'title', 'PK~')],
    ['an attribute to the version', renameAttribute(design, 'title', 'rev~')],
    ['a key attribute to an attribute', renameKeyAttribute(design, 'PK~', 'title')],
    ['a key attribute to another', renameKeyAttribute(design, 'PK~', 'GPK~')],
    ['an index to another', renameIndex(design, 'index~', 'LSI1')],
    ['a constraint to another', renameConstraint(design, 'constraint~', 'HERE')],
    ['a scenario to its own name', renameScenario(design, 'scenario~', 'scenario~')],
    ['an attribute to __proto__', renameAttribute(design, 'title', '__proto__')],
    ['a key attribute to __proto__', renameKeyAttribute(design, 'PK~', '__proto__')],
    ['a scenario to __proto__', renameScenario(design, 'scenario~', '__proto__')],
  ])('give the same design back for %s', (_, renamed) => {
    expect(renamed).toBe(design);
  });

  it('let a stale value of the new name give way', () => {
    const stale = setAt(
      setAt(design, ['scenarios', 0, 'after', 'x'], { S: 'stale' }),
      ['workload', 'perMonth', 'Open'],
      9,
    );
    expect(renameAttribute(stale, 'attr~', 'x').scenarios[0]?.after).toStrictEqual({
      x: { S: 'b' },
      title: { S: '1' },
    });
    expect(renameScenario(stale, 'scenario~', 'Open').workload?.perMonth).toStrictEqual({ Other: 1, Open: 2, Last: 3 });
  });

  it('share what they do not touch', () => {
    const renamed = renameConstraint(design, 'constraint~', 'EMAIL');
    expect(renamed.table).toBe(design.table);
    expect(renamed.entity).toBe(design.entity);
    expect(renamed.scenarios).toBe(design.scenarios);
    expect(renamed.constraints?.[1]).toBe(design.constraints?.[1]);
    const attribute = renameAttribute(design, 'title', 'subject');
    expect(attribute.workload).toBe(design.workload);
    expect(attribute.entity.attributes[1]).toBe(design.entity.attributes[1]);
    expect(attribute.entity.keys['GPK~']).toBe(design.entity.keys['GPK~']);
    expect(attribute.accessPatterns?.[0]?.where).toBe(design.accessPatterns?.[0]?.where);
  });

  it('always give a design', () => {
    fc.assert(
      fc.property(anyDesign, anyName, anyName, (any, from, to) => {
        for (const rename of [renameAttribute, renameKeyAttribute, renameIndex, renameConstraint, renameScenario]) {
          expect(parseDesign(rename(any, from, to)).ok).toBe(true);
        }
      }),
    );
  });

  it('go there and back, whatever the design', () => {
    fc.assert(
      fc.property(anyDesign, (any) => {
        for (const { name } of any.entity.attributes) {
          const renamed = renameAttribute(any, name, 'a name nobody has');
          if (any.entity.attributes.filter((one) => one.name === name).length === 1 && !/[{}|]/.test(name)) {
            expect(renameAttribute(renamed, 'a name nobody has', name)).toEqual(any);
          }
        }
      }),
    );
  });
});

describe('renameEntity', () => {
  const templates = ({ entity }: Design): object =>
    Object.fromEntries(Object.entries(entity.keys).map(([name, { template }]) => [name, template]));
  /** As a person types: each key pressed is a design of its own. */
  const typed = (start: Design, ...names: string[]): Design => names.reduce(renameEntity, start);

  it('takes the key templates along that the old name gave, and a new index gets the new name', () => {
    const renamed = renameEntity(emptyDesign(), 'Support ticket');
    expect(renamed.entity.name).toBe('Support ticket');
    expect(templates(renamed)).toStrictEqual({ PK: 'SUPPORT_TICKET#{id}', SK: 'SUPPORT_TICKET' });
    expect(templates(addIndex(renamed))).toMatchObject({ GSI1PK: 'SUPPORT_TICKET', GSI1SK: 'SUPPORT_TICKET#{id}' });
  });

  it('follows through every key pressed, also through no name at all', () => {
    const renamed = typed(emptyDesign(), 'Recor', 'R', '', 'T', 'Te', 'Team');
    expect(templates(renamed)).toStrictEqual({ PK: 'TEAM#{id}', SK: 'TEAM' });
    expect(renameEntity(renamed, 'Record').entity).toStrictEqual(emptyDesign().entity);
  });

  it('takes index keys along that end in the record’s own', () => {
    const renamed = renameEntity(EXAMPLES[1]?.design ?? emptyDesign(), 'Case');
    expect(templates(renamed)).toMatchObject({
      PK: 'CASE#{ticketId}',
      SK: 'CASE',
      GSI1PK: 'TEAM#{teamId}',
      GSI1SK: 'STATUS#{status}#CASE#{ticketId}',
    });
  });

  it.each([
    'REC#{id}',
    'record#{id}',
    'MY_RECORD#{id}',
    'APP#RECORD#{id}',
    'RECORD#{id}#X',
    'RECORD#{title}',
    'RECORD#{id',
    'RECORD#{{id}}',
    'RECORDS',
    'RECORD#',
    'RECORD{id}',
    '',
  ])('leaves %j in an index alone', (template) => {
    const own = setAt(addIndex(emptyDesign()), ['entity', 'keys', 'GSI1SK', 'template'], template);
    expect(templates(renameEntity(own, 'Ticket'))).toMatchObject({ PK: 'TICKET#{id}', GSI1SK: template });
  });

  it.each(['RECORD', 'RECORD#{id}', 'RECORD#{id|pad:3}', '{title}#RECORD#{id}', 'A#{title|pad:2}#RECORD#{id}'])(
    'takes %j in an index along',
    (template) => {
      const own = setAt(addIndex(emptyDesign()), ['entity', 'keys', 'GSI1SK', 'template'], template);
      const expected = template.replace('RECORD', 'TICKET');
      expect(templates(renameEntity(own, 'Ticket'))).toMatchObject({ GSI1SK: expected });
    },
  );

  it('takes references to records of the same kind along, and no others', () => {
    const referring: Design = {
      ...emptyDesign(),
      constraints: [
        { kind: 'reference', name: 'PARENT', key: { PK: 'RECORD#{parentId}', SK: 'RECORD' }, on: ['create'] },
        { kind: 'reference', name: 'NAMED', key: { PK: 'RECORD#{parentId}' }, table: 'my-table', on: ['create'] },
        { kind: 'reference', name: 'ELSE', key: { PK: 'RECORD#{parentId}' }, table: 'other', on: ['create'] },
      ],
    };
    const keys = ({ constraints = [] }: Design) => constraints.map((one) => (one.kind === 'reference' ? one.key : {}));
    expect(keys(renameEntity(referring, 'Ticket'))).toStrictEqual([
      { PK: 'TICKET#{parentId}', SK: 'TICKET' },
      { PK: 'TICKET#{parentId}' },
      { PK: 'RECORD#{parentId}' },
    ]);
    const own = setAt(referring, ['entity', 'keys', 'PK', 'template'], 'R#{id}');
    expect(keys(renameEntity(own, 'Ticket'))[0]).toStrictEqual({ PK: 'RECORD#{parentId}', SK: 'TICKET' });
  });

  it('shares what it does not touch', () => {
    expect(renameEntity(design, 'Ticket')).toBe(design);
    const renamed = renameEntity(design, 'Case');
    expect(renamed.table).toBe(design.table);
    expect(renamed.constraints).toBe(design.constraints);
    expect(renamed.entity.keys).toBe(design.entity.keys);
  });

  it('always gives a design', () => {
    fc.assert(
      fc.property(anyDesign, anyName, (any, to) => {
        expect(parseDesign(renameEntity(any, to)).ok).toBe(true);
      }),
    );
  });
});

describe('renameInTemplate', () => {
  it.each([
    ['{a}', '{b}'],
    ['{a|pad:3}#{a}', '{b|pad:3}#{b}'],
    ['{{a}}', '{{a}}'],
    ['{{{a}}}', '{{{b}}}'],
    ['a{aa}{ a}', 'a{aa}{ a}'],
    ['{a', '{a'],
    ['{a|nonsense}', '{b|nonsense}'],
    ['{x{a}', '{x{b}'],
    ['}{a}', '}{b}'],
  ])('%s becomes %s', (text, expected) => {
    expect(renameInTemplate(text, 'a', 'b')).toBe(expected);
  });

  it('takes an empty name, as it is while someone types', () => {
    expect(renameInTemplate('A#{a}', 'a', '')).toBe('A#{}');
    expect(renameInTemplate('A#{}', '', 'b')).toBe('A#{b}');
  });

  it('takes names that mean something to a replacement', () => {
    expect(renameInTemplate('{a}', 'a', '$&$1')).toBe('{$&$1}');
    expect(renameInTemplate('{.*}', '.*', 'b')).toBe('{b}');
  });

  it.each(['b}', '{b', 'b|c'])('leaves the text alone for the name %s, which no placeholder can hold', (to) => {
    expect(renameInTemplate('{a}', 'a', to)).toBe('{a}');
  });

  it('renames exactly the placeholders', () => {
    fc.assert(
      fc.property(anyTemplate, (text) => {
        const [before, after] = [parseTemplate(text), parseTemplate(renameInTemplate(text, 'id', 'renamed'))];
        expect(after.ok).toBe(before.ok);
        if (!before.ok || !after.ok) return;
        const expected = before.value.segments.map((segment) =>
          typeof segment !== 'string' && segment.attribute === 'id' ? { ...segment, attribute: 'renamed' } : segment,
        );
        expect(after.value.segments).toStrictEqual(expected);
      }),
    );
  });
});
