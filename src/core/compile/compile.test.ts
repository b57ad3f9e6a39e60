/** What `compile` puts together for one scenario: every part read off one plan, and a request only where it is sound. */
import { describe, expect, it } from 'vitest';
import { compile, prepare } from '#core/compile';
import type { Design, Scenario } from '#core/design';
import {
  creating,
  deleting,
  globalIndex,
  N,
  type Parts,
  reference,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

const id = S('1');
const named = (name: string, scenario: Scenario): Scenario => ({ ...scenario, name });
const email = (...scenarios: Scenario[]): Parts => ({
  attributes: [text('email'), text('title')],
  constraints: [unique('EMAIL', ['email'])],
  scenarios,
});
const codesOf = (design: Design, name: string, severity = 'error') =>
  compile(design, name)
    .findings.filter((finding) => finding.severity === severity)
    .map(({ code }) => code);

describe('compile', () => {
  it('gives for a name that no scenario has an empty result with an error finding', () => {
    const design = smallDesign(email(creating({ id, email: S('a') })));
    const { findings, ...rest } = compile(design, 'Nobody');
    expect(rest).toEqual({
      plan: [],
      request: null,
      expressions: [],
      images: { before: null, after: null },
      keys: [],
      capacity: { table: 0, indexes: {}, total: 0, actions: [] },
      failures: [],
    });
    expect(findings.at(-1)).toEqual({
      code: 'unknown-scenario',
      severity: 'error',
      path: ['scenarios'],
      params: { scenario: 'Nobody' },
    });
  });

  it('gives of two scenarios of one name the first, and nothing to copy', () => {
    const twice = [creating({ id, email: S('a') }), creating({ id, email: S('b') })];
    const compiled = compile(smallDesign(email(...twice)), 'Create');
    expect(compiled.images.after?.record?.item.email).toEqual(S('a'));
  });

  it('reads expressions and failures off the plan, position by position', () => {
    const design = smallDesign(email(updating({ id, email: S('a') }, { id, email: S('b') })));
    const { expressions, failures, plan } = compile(design, 'Update');
    expect(plan.map(({ purpose }) => purpose)).toEqual(['change', 'claim', 'release']);
    expect(expressions).toEqual([
      {
        position: 0,
        UpdateExpression: 'SET email = :email',
        ConditionExpression: 'email = :email_before',
        ExpressionAttributeValues: { ':email': S('b'), ':email_before': S('a') },
        guards: [{ guard: 0, text: 'email = :email_before', resolved: 'email = "a"' }],
      },
      {
        position: 1,
        ConditionExpression: 'attribute_not_exists(PK)',
        guards: [{ guard: 0, text: 'attribute_not_exists(PK)', resolved: 'attribute_not_exists(PK)' }],
      },
      { position: 2, guards: [] },
    ]);
    const code = 'ConditionalCheckFailed';
    expect(failures).toEqual([
      { position: 0, code, cause: 'gone', fields: [], retry: false },
      { position: 0, code, cause: 'stale', fields: ['email'], retry: true },
      { position: 1, code, cause: 'taken', constraint: 'EMAIL', fields: ['email'], retry: false },
    ]);
  });

  it('P4: the token goes into a transaction alone', () => {
    const create = creating({ id, email: S('a') });
    const options = { token: 'once' };
    expect(compile(smallDesign(email(create)), 'Create', options).request?.input).toMatchObject({
      ClientRequestToken: 'once',
    });
    const single = compile(smallDesign({ scenarios: [creating({ id })] }), 'Create', options);
    expect(single.request?.input).not.toHaveProperty('ClientRequestToken');
  });

  it.each(['', 'x'.repeat(37)])('P4: a token has 1 to 36 characters: %j', (token) => {
    const { request, findings } = compile(smallDesign(email(creating({ id, email: S('a') }))), 'Create', { token });
    expect(request).toBeNull();
    expect(findings.at(-1)).toMatchObject({ code: 'token-length', severity: 'error', path: [] });
  });

  it.each(['x', 'x'.repeat(36)])('P4: a token of 1 to 36 characters is taken: %j', (token) => {
    const { request } = compile(smallDesign(email(creating({ id, email: S('a') }))), 'Create', { token });
    expect(request?.input).toMatchObject({ ClientRequestToken: token });
  });

  it('E1: the aliases setting reaches request and expressions', () => {
    const design = smallDesign({ scenarios: [creating({ id })] });
    const { request, expressions } = compile(design, 'Create', { aliases: 'always' });
    expect(request?.input).toMatchObject({ ConditionExpression: 'attribute_not_exists(#PK)' });
    expect(expressions[0]).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#PK)',
      guards: [{ text: 'attribute_not_exists(#PK)', resolved: 'attribute_not_exists(PK)' }],
    });
  });

  it('shows both images with the entries of their indexes', () => {
    const design = smallDesign({
      indexes: [globalIndex('GSI1', ['GSI1PK'], [], { type: 'KEYS_ONLY' })],
      attributes: [text('team'), text('email')],
      keys: { GSI1PK: 'TEAM#{team}' },
      constraints: [unique('EMAIL', ['email']), reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['create'])],
      scenarios: [creating({ id, team: S('7'), email: S('a') })],
    });
    const key = { PK: S('THING#1'), SK: S('THING') };
    const lock = { PK: S('UNIQ#EMAIL#a'), SK: S('LOCK') };
    const record = {
      role: 'record',
      table: 'things',
      key,
      item: { ...key, team: S('7'), email: S('a'), GSI1PK: S('TEAM#7') },
    };
    expect(compile(design, 'Create').images).toEqual({
      before: null,
      after: {
        record,
        locks: [{ role: 'lock', table: 'things', key: lock, item: lock, constraint: 'EMAIL' }],
        references: [
          { role: 'reference', table: 'things', key: { PK: S('TEAM#7'), SK: S('META') }, constraint: 'TEAM' },
        ],
        keys: { PK: { value: S('THING#1') }, SK: { value: S('THING') }, GSI1PK: { value: S('TEAM#7') } },
        gaps: [],
        entries: [
          {
            role: 'index',
            index: 'GSI1',
            of: record,
            key: { GSI1PK: S('TEAM#7') },
            entry: { ...key, GSI1PK: S('TEAM#7') },
          },
        ],
      },
    });
  });

  it('K3 K5: shows each key attribute once, with its value, its bytes and whether it is written', () => {
    const design = smallDesign({
      table: {
        sortKey: { name: 'at', type: 'N' },
        indexes: [
          globalIndex('GSI1', ['GSI1PK'], ['team']),
          { ...globalIndex('Inverted', [], ['PK']), partitionKey: [{ name: 'at', type: 'N' }] },
        ],
      },
      attributes: [{ name: 'at', type: 'N' }, text('team'), text('status')],
      keys: { GSI1PK: 'é#{status}' },
      scenarios: [
        updating({ id, at: N('1.50'), status: S('open') }, { id, at: N('1.5'), status: S('open'), team: S('7') }),
      ],
    });
    expect(compile(design, 'Update').keys).toEqual([
      {
        name: 'PK',
        type: 'S',
        part: 'partition',
        usedBy: [null, 'Inverted'],
        template: 'THING#{id}',
        // The limit of a sort key: the inverted index has it as one.
        before: { value: S('THING#1'), bytes: 7, limit: 1024, written: true },
        after: { value: S('THING#1'), bytes: 7, limit: 1024, written: true },
      },
      {
        name: 'at',
        type: 'N',
        part: 'sort',
        usedBy: [null, 'Inverted'],
        before: { value: N('1.5'), bytes: 3, limit: 1024, written: true },
        after: { value: N('1.5'), bytes: 3, limit: 1024, written: true },
      },
      {
        name: 'GSI1PK',
        type: 'S',
        part: 'partition',
        usedBy: ['GSI1'],
        template: 'é#{status}',
        before: { value: S('é#open'), bytes: 7, limit: 2048, written: false },
        after: { value: S('é#open'), bytes: 7, limit: 2048, written: true },
      },
      {
        name: 'team',
        type: 'S',
        part: 'sort',
        usedBy: ['GSI1'],
        before: { absent: 'missing', attribute: 'team' },
        after: { value: S('7'), bytes: 1, limit: 1024, written: true },
      },
    ]);
  });

  it('K3 K4: says why a key attribute has no value', () => {
    const design = smallDesign({
      indexes: [globalIndex('GSI1', ['A'], ['B', 'C'])],
      attributes: [text('a'), text('b'), text('c')],
      keys: { A: '{a}', B: { template: '{b}', when: [{ attribute: 'c', is: 'present' }] }, C: '{b' },
      scenarios: [creating({ id, b: S('1') })],
    });
    const cells = compile(design, 'Create').keys.map(({ name, before, after }) => [name, before, after]);
    expect(cells.slice(2)).toEqual([
      ['A', undefined, { absent: 'missing', attribute: 'a' }],
      ['B', undefined, { absent: 'when' }],
      ['C', undefined, { absent: 'invalid' }],
    ]);
  });
});

describe('a request is offered only where nothing wrong concerns the scenario', () => {
  const broken = named('Broken', creating({ email: S('a') }));
  const sound = named('Sound', creating({ id, email: S('a') }));

  it('K3: not where the record has no key; images are shown as far as they exist', () => {
    const { request, plan, images } = compile(smallDesign(email(broken, sound)), 'Broken');
    expect([request, plan]).toEqual([null, []]);
    expect(images.after?.record).toBeUndefined();
    expect(images.after?.locks).toHaveLength(1);
  });

  it('an error of one scenario leaves the others alone', () => {
    expect(compile(smallDesign(email(broken, sound)), 'Sound').request).not.toBeNull();
  });

  it('an error of the design concerns every scenario', () => {
    const design = smallDesign({ ...email(sound), keys: { SK: '{nobody}' } });
    expect(codesOf(design, 'Sound')).not.toEqual([]);
    expect(compile(design, 'Sound').request).toBeNull();
  });

  it('lists and the workload have no bearing on a write', () => {
    const design: Design = {
      ...smallDesign(email(sound)),
      accessPatterns: [{ name: 'List', index: 'nowhere', partition: ['ghost'], sort: [], where: {} }],
      workload: { items: 1, perMonth: { Nobody: 1 }, region: 'nowhere', billing: 'on-demand' },
    };
    expect(codesOf(design, 'Sound')).not.toEqual([]);
    expect(compile(design, 'Sound').request).not.toBeNull();
  });

  it('P3: not where a value cannot be guarded, nor where an expectation cannot', () => {
    const expects = [{ attribute: 'handle', is: 'present' } as const];
    const design = smallDesign({
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true }), text('team'), text('title')],
      keys: { GSI1PK: 'HANDLE#{handle}', GSI1SK: 'TEAM#{team}' },
      constraints: [unique('HANDLE', ['handle'])],
      scenarios: [
        creating({ id, handle: S('a') }),
        deleting({ id, handle: S('a') }),
        updating({ id, handle: S('a'), title: S('a') }, { id, handle: S('a'), title: S('b') }, { expects }),
      ],
    });
    const told = ['Create', 'Delete', 'Update'].map((name) => [
      compile(design, name).request === null,
      codesOf(design, name),
    ]);
    expect(told).toEqual([
      [false, []],
      [true, ['unguardable']],
      [true, ['expects-not-stored']],
    ]);
  });

  it('P6: not where a check is on an item that is also written', () => {
    const design = smallDesign({
      constraints: [reference('SELF', { PK: 'THING#{id}', SK: 'THING' }, ['create'])],
      scenarios: [creating({ id })],
    });
    const { request, plan } = compile(design, 'Create');
    expect(plan.map(({ kind }) => kind)).toEqual(['Put', 'ConditionCheck']);
    expect(request).toBeNull();
  });

  it('P5: not where an attribute that is itself an index key would be set to ""', () => {
    const design = smallDesign({
      indexes: [globalIndex('GSI1', ['team'], [])],
      attributes: [text('team')],
      scenarios: [updating({ id, team: S('7') }, { id, team: S('') })],
    });
    expect(compile(design, 'Update').request).toBeNull();
  });
});

describe('prepare', () => {
  it('gives for each scenario what compile gives, in any order', () => {
    const scenarios = [
      named('A', creating({ id, email: S('a') })),
      named('B', updating({ id, email: S('a') }, { id, email: S('b') })),
      named('C', deleting({ id, email: S('b') })),
    ];
    const design = smallDesign(email(...scenarios));
    const prepared = prepare(design);
    for (const name of ['C', 'A', 'Nobody', 'B', 'A']) {
      expect(JSON.stringify(prepared.compile(name))).toBe(JSON.stringify(compile(design, name)));
    }
  });
});
