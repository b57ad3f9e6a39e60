import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesign } from '../__fixtures__/arbitrary-design.ts';
import {
  type Attribute,
  addAttribute,
  addIndex,
  addReference,
  addScenario,
  addUniqueConstraint,
  applyPatches,
  type Design,
  EXAMPLES,
  emptyDesign,
  parseDesign,
  parseTemplate,
  removeAttribute,
  removeIndex,
  removeScenario,
  renderPlaceholder,
  SCENARIO_KINDS,
  sampleValue,
  setAt,
} from '../index.ts';

const accounts = EXAMPLES[0]?.design ?? emptyDesign();
const tickets = EXAMPLES[1]?.design ?? emptyDesign();

const patched = (design: Design, ...patches: (readonly [(string | number)[], unknown])[]): Design =>
  applyPatches(
    design,
    patches.map(([path, value]) => ({ path, value })),
  );

describe('addAttribute', () => {
  it('adds an optional one, last, with a name nobody has', () => {
    const once = addAttribute(accounts);
    expect(once.entity.attributes.at(-1)).toStrictEqual({ name: 'attribute', type: 'S' });
    expect(addAttribute(once).entity.attributes.at(-1)).toStrictEqual({ name: 'attribute2', type: 'S' });
    expect(addAttribute(accounts, 'email', 'N').entity.attributes.at(-1)).toStrictEqual({ name: 'email2', type: 'N' });
    expect(addAttribute(accounts, 'PK').entity.attributes.at(-1)?.name).toBe('PK2');
    expect(addAttribute(setAt(accounts, ['entity', 'version'], 'rev'), 'rev').entity.attributes.at(-1)?.name).toBe(
      'rev2',
    );
  });
});

describe('removeAttribute', () => {
  it('takes its values out of the scenarios and leaves templates and constraints to the findings', () => {
    const removed = removeAttribute(accounts, 'email');
    expect(removed.entity.attributes.map(({ name }) => name)).toStrictEqual(['accountId', 'username']);
    expect(
      removed.scenarios.map(({ before, after }) => [Object.keys(before ?? {}), Object.keys(after ?? {})]),
    ).toStrictEqual([
      [[], ['accountId', 'username']],
      [
        ['accountId', 'username'],
        ['accountId', 'username'],
      ],
      [['accountId', 'username'], []],
    ]);
    expect(removed.constraints).toBe(accounts.constraints);
    expect(removeAttribute(accounts, 'nobody')).toBe(accounts);
  });
});

describe('addUniqueConstraint', () => {
  it.each([
    [['displayName'], 'DISPLAY_NAME'],
    [['email'], 'EMAIL2'],
    [['country', 'taxId'], 'COUNTRY_TAX_ID'],
    [['e-mail address'], 'E_MAIL_ADDRESS'],
    [['日本'], 'UNIQUE'],
    [[], 'UNIQUE'],
  ])('names one on %j %s', (attributes, name) => {
    const added = addUniqueConstraint(accounts, attributes);
    expect(added.constraints?.at(-1)).toStrictEqual({ kind: 'unique', name, attributes });
    expect(added.locks).toBe(accounts.locks);
    expect(added.constraints?.at(-1)?.name).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('L6: gives locks an owner where they could expire', () => {
    expect(addUniqueConstraint(setAt(emptyDesign(), ['table', 'timeToLive'], 'ttl'), ['id']).locks).toStrictEqual({
      owner: true,
    });
  });

  it('L1: gives locks a table of their own where the partition key is no text', () => {
    const byNumber = setAt(emptyDesign(), ['table', 'partitionKey', 'type'], 'N');
    const locks = { table: { name: 'my-table-locks', partitionKey: { name: 'PK', type: 'S' } } };
    expect(addUniqueConstraint(byNumber, ['id']).locks).toStrictEqual(locks);
    expect(addUniqueConstraint(addUniqueConstraint(byNumber, ['id']), ['id']).locks).toStrictEqual(locks);
  });

  it.each([
    ['N', { N: '0' }],
    ['B', { B: 'TE9DSw==' }],
  ])('L1: gives locks a typed sort key where that is %s', (type, sortKey) => {
    const design = setAt(emptyDesign(), ['table', 'sortKey', 'type'], type);
    expect(addUniqueConstraint(design, ['id']).locks).toStrictEqual({ sortKey });
    const typed = setAt(design, ['locks', 'sortKey'], { N: '7' });
    expect(addUniqueConstraint(typed, ['id']).locks).toStrictEqual({ sortKey: { N: '7' } });
  });

  it('works without a sort key', () => {
    const design = applyPatches(emptyDesign(), [{ path: ['table', 'sortKey'], remove: true }]);
    expect(addUniqueConstraint(design, ['id']).locks).toBeUndefined();
  });
});

describe('addReference', () => {
  it('refers by the likeliest foreign key', () => {
    expect(addReference(tickets).constraints).toStrictEqual([
      { kind: 'reference', name: 'TEAM', key: { PK: 'TEAM#{teamId}', SK: 'META' }, on: ['create', 'update'] },
    ]);
    expect(addReference(addReference(tickets)).constraints?.at(-1)?.name).toBe('TEAM2');
    expect(addReference(accounts).constraints?.at(-1)).toMatchObject({
      name: 'EMAIL2',
      key: { PK: 'EMAIL#{email}', SK: 'META' },
    });
  });

  it.each([
    ['ownerId', 'OWNER', 'OWNER#{ownerId}'],
    ['owner_id', 'OWNER', 'OWNER#{owner_id}'],
    ['parent', 'PARENT', 'PARENT#{parent}'],
    ['id', 'ITEM', 'ITEM#{id}'],
  ])('refers by %s as %s', (attribute, name, template) => {
    expect(addReference(tickets, attribute).constraints?.at(-1)).toMatchObject({
      name,
      key: { PK: template, SK: 'META' },
    });
  });

  it('K4: refers to a number key by the placeholder alone', () => {
    const design = patched(tickets, [['table', 'partitionKey', 'type'], 'N'], [['table', 'sortKey', 'type'], 'N']);
    expect(addReference(design, 'teamId').constraints?.at(-1)).toMatchObject({
      key: { PK: '{teamId}', SK: '{teamId}' },
    });
  });

  it('has something to start from in a record with no attributes', () => {
    const bare = setAt(emptyDesign(), ['entity', 'attributes'], []);
    expect(addReference(bare).constraints).toStrictEqual([
      { kind: 'reference', name: 'ITEM', key: { PK: 'ITEM#', SK: 'META' }, on: ['create', 'update'] },
    ]);
  });
});

describe('addIndex and removeIndex', () => {
  it('adds a global index with templates', () => {
    const added = addIndex(tickets);
    expect(added.table.indexes?.[1]).toStrictEqual({
      name: 'GSI2',
      kind: 'global',
      partitionKey: [{ name: 'GSI2PK', type: 'S' }],
      sortKey: [{ name: 'GSI2SK', type: 'S' }],
      projection: { type: 'ALL' },
    });
    expect(added.entity.keys).toStrictEqual({
      ...tickets.entity.keys,
      GSI2PK: { template: 'TEAM_ID#{teamId}' },
      GSI2SK: { template: 'TICKET#{ticketId}' },
    });
    expect(removeIndex(added, 'GSI2')).toStrictEqual(tickets);
  });

  it('adds a local index on the table’s own partition', () => {
    const added = addIndex(accounts, 'local');
    expect(added.table.indexes).toStrictEqual([
      {
        name: 'LSI1',
        kind: 'local',
        partitionKey: [{ name: 'PK', type: 'S' }],
        sortKey: [{ name: 'LSI1SK', type: 'S' }],
        projection: { type: 'ALL' },
      },
    ]);
    expect(added.entity.keys.LSI1SK).toStrictEqual({ template: 'EMAIL#{email}#ACCT#{accountId}' });
    expect(removeIndex(added, 'LSI1')).toStrictEqual(accounts);
  });

  it('adds no local index to a table without a sort key', () => {
    const design = applyPatches(emptyDesign(), [{ path: ['table', 'sortKey'], remove: true }]);
    expect(addIndex(design, 'local')).toBe(design);
  });

  it('steps out of the way of names that are taken', () => {
    const design = patched(
      emptyDesign(),
      [['entity', 'keys', 'GSI1SK'], { template: 'x' }],
      [['entity', 'attributes', 1], { name: 'GSI2PK', type: 'S' }],
    );
    expect(addIndex(design).table.indexes?.[0]?.name).toBe('GSI3');
  });

  it('falls back on the entity where no attribute is left to group by', () => {
    expect(addIndex(emptyDesign()).entity.keys).toMatchObject({
      GSI1PK: { template: 'RECORD' },
      GSI1SK: { template: 'RECORD#{id}' },
    });
    const nameless = patched(emptyDesign(), [['entity', 'name'], '日本'], [['entity', 'keys'], {}]);
    expect(addIndex(nameless).entity.keys).toMatchObject({
      GSI1PK: { template: 'ID#{id}' },
      GSI1SK: { template: 'RECORD' },
    });
    const keyed = patched(
      emptyDesign(),
      [['table', 'partitionKey'], { name: 'id', type: 'S' }],
      [['entity', 'keys'], {}],
    );
    expect(addIndex(keyed).entity.keys).toMatchObject({ GSI1PK: { template: 'RECORD' }, GSI1SK: { template: '{id}' } });
  });

  it('keeps a key that another index still uses', () => {
    const shared = patched(tickets, [['table', 'indexes', 1], { ...tickets.table.indexes?.[0], name: 'GSI2' }]);
    expect(removeIndex(shared, 'GSI1').entity).toBe(shared.entity);
    expect(removeIndex(tickets, 'GSI1').table).toStrictEqual({
      name: 'tickets',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
    });
    expect(Object.keys(removeIndex(tickets, 'GSI1').entity.keys)).toStrictEqual(['PK', 'SK']);
    expect(removeIndex(tickets, 'nobody')).toBe(tickets);
  });
});

describe('addScenario and removeScenario', () => {
  const account = { accountId: { S: 'a1f9c3' }, email: { S: 'ada@lovelace.io' }, username: { S: 'ada' } };

  it.each([
    ['create', { name: 'Create account', kind: 'create', after: account }],
    ['update', { name: 'Update account', kind: 'update', before: account, after: account }],
    ['delete', { name: 'Delete account2', kind: 'delete', before: account }],
  ] as const)('starts a %s from the last state', (kind, scenario) => {
    const design = setAt(accounts, ['scenarios', 2, 'name'], 'Delete account');
    expect(addScenario(design, kind).scenarios.at(-1)).toStrictEqual(scenario);
  });

  it('takes a name, and a number where it is taken', () => {
    expect(addScenario(accounts, 'create', 'Sign up').scenarios.at(-1)?.name).toBe('Sign up2');
    expect(addScenario(accounts, 'create', 'Invite').scenarios.at(-1)?.name).toBe('Invite');
    expect(addScenario(accounts, 'create', '__proto__').scenarios.at(-1)?.name).toBe('__proto__2');
    expect(addScenario(setAt(accounts, ['entity', 'name'], ''), 'create').scenarios.at(-1)?.name).toBe('Create');
  });

  it('makes up what every record has, where there is nothing to copy', () => {
    const design = patched(tickets, [['scenarios'], []], [['entity', 'attributes', 0, 'required'], false]);
    expect(addScenario(design, 'create').scenarios).toStrictEqual([
      {
        name: 'Create ticket',
        kind: 'create',
        after: { ticketId: { S: 'ticketId-1' }, teamId: { S: 'teamId-1' }, status: { S: 'open' } },
      },
    ]);
  });

  it('P3: states the version before, and never after', () => {
    const versioned = patched(accounts, [['entity', 'version'], 'rev']);
    expect(addScenario(versioned, 'update').scenarios.at(-1)).toMatchObject({
      before: { ...account, rev: { N: '1' } },
      after: account,
    });
    const stated = patched(versioned, [['scenarios', 2, 'before', 'rev'], { N: '7' }]);
    const added = addScenario(stated, 'update').scenarios.at(-1);
    expect(added?.before).toStrictEqual({ ...account, rev: { N: '7' } });
    expect(added?.after).toStrictEqual(account);
    expect(addScenario(stated, 'create').scenarios.at(-1)?.after).toStrictEqual(account);
  });

  it('takes its monthly number along when it goes', () => {
    const removed = removeScenario(accounts, 'Change email');
    expect(removed.scenarios.map(({ name }) => name)).toStrictEqual(['Sign up', 'Delete account']);
    expect(removed.workload?.perMonth).toStrictEqual({ 'Sign up': 3000, 'Delete account': 100 });
    expect(removeScenario(accounts, 'nobody')).toBe(accounts);
    expect(removeScenario(emptyDesign(), 'Create record').scenarios).toStrictEqual([]);
  });
});

describe('sampleValue', () => {
  const design = patched(emptyDesign(), [
    ['entity', 'keys'],
    {
      PK: { template: '{padded|pad:3}{at|iso:ms}{seconds|iso:s}' },
      SK: { template: '{number|desc:4}{broken' },
      X: { template: '#{low|lower}{high|desc:2}' },
    },
  ]);

  it.each<[Attribute, object]>([
    [{ name: 'plain', type: 'S' }, { S: 'plain-1' }],
    [{ name: 'padded', type: 'S' }, { S: '1' }],
    [{ name: 'high', type: 'S' }, { S: '1' }],
    [{ name: 'at', type: 'S' }, { S: '2030-01-01T00:00:00Z' }],
    [{ name: 'seconds', type: 'N' }, { N: '1' }],
    [{ name: 'low', type: 'S' }, { S: 'low-1' }],
    [{ name: 'status', type: 'S', values: ['open', 'closed'] }, { S: 'open' }],
    [{ name: 'level', type: 'N', values: ['3', '4'] }, { N: '3' }],
    [{ name: 'b', type: 'B' }, { B: 'AQ==' }],
    [{ name: 'yes', type: 'BOOL' }, { BOOL: true }],
    [{ name: 'none', type: 'NULL' }, { NULL: true }],
    [{ name: 'list', type: 'L' }, { L: [] }],
    [{ name: 'map', type: 'M' }, { M: {} }],
    [{ name: 'tags', type: 'SS' }, { SS: ['tags-1'] }],
    [{ name: 'ns', type: 'NS' }, { NS: ['1'] }],
    [{ name: 'bs', type: 'BS' }, { BS: ['AQ=='] }],
  ])('of %j is %j', (attribute, value) => {
    expect(sampleValue(design, attribute)).toStrictEqual(value);
  });

  it('K2: is one that its template can render', () => {
    for (const text of [
      '{a|pad:3}',
      '{a|desc:1}',
      '{a|iso:s}',
      '{a|iso:ms}',
      '{a|rank}',
      '{a|upper}',
      '{a|lower}',
      '{a|encode}',
      '{a}',
    ]) {
      const keyed = setAt(emptyDesign(), ['entity', 'keys', 'PK', 'template'], text);
      const attributes: Attribute[] = [
        { name: 'a', type: 'S', ...(text === '{a|rank}' ? { values: ['x'] } : {}) },
        { name: 'a', type: 'N', ...(text === '{a|rank}' ? { values: ['1'] } : {}) },
      ];
      const parsed = parseTemplate(text);
      const [segment] = parsed.ok ? parsed.value.segments : [];
      if (segment === undefined || typeof segment === 'string') throw new Error(text);
      for (const attribute of attributes)
        expect(renderPlaceholder(segment, sampleValue(keyed, attribute), attribute).ok).toBe(true);
    }
  });
});

describe('edits that add and remove', () => {
  it('always give a design, with names that are unique if they were', () => {
    fc.assert(
      fc.property(anyDesign, (any) => {
        const [attribute] = any.entity.attributes;
        const edits = [
          addAttribute(any),
          addIndex(any, 'global'),
          addIndex(any, 'local'),
          addReference(any),
          addReference(any, attribute?.name),
          addUniqueConstraint(any, attribute ? [attribute.name] : []),
          ...SCENARIO_KINDS.map((kind) => addScenario(any, kind)),
          ...any.scenarios.map(({ name }) => removeScenario(any, name)),
          ...(any.table.indexes ?? []).map(({ name }) => removeIndex(any, name)),
          ...any.entity.attributes.map(({ name }) => removeAttribute(any, name)),
        ];
        for (const edited of edits) expect(parseDesign(edited)).toEqual({ ok: true, design: edited });
        const added = addScenario(any, 'create').scenarios;
        expect(any.scenarios.some(({ name }) => name === added.at(-1)?.name)).toBe(false);
      }),
    );
  });
});
