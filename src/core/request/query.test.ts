import { describe, expect, it } from 'vitest';
import type { AccessPattern, Design } from '#core/design';
import { prepareDesign } from '#core/image';
import { readDesign } from '../../../tests/fixtures.ts';
import { type QueryOptions, queryPattern } from './query.ts';
import { QUERY_CODES } from './query-problem.ts';

const S = (text: string) => ({ S: text });
const N = (text: string) => ({ N: text });

type Template = string | { template: string; when?: unknown };

/** A design with one index whose keys have these templates, and one pattern on it. */
function designOf(partition: Template, sort: Template | undefined, extra: object = {}): Design {
  const key = (template: Template) => (typeof template === 'string' ? { template } : template);
  return readDesign({
    version: 1,
    name: 'Queries',
    table: {
      name: 'tickets',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
      indexes: [
        {
          name: 'GSI1',
          kind: 'global',
          partitionKey: [{ name: 'GSI1PK', type: 'S' }],
          sortKey: sort === undefined ? [] : [{ name: 'GSI1SK', type: 'S' }],
          projection: { type: 'ALL' },
        },
        {
          name: 'typed',
          kind: 'global',
          partitionKey: [
            { name: 'teamId', type: 'S' },
            { name: 'floor', type: 'N' },
          ],
          sortKey: [
            { name: 'status', type: 'S' },
            { name: 'priority', type: 'N' },
            { name: 'blob', type: 'B' },
          ],
          projection: { type: 'ALL' },
        },
        {
          name: 'listed',
          kind: 'global',
          partitionKey: [{ name: 'teamId', type: 'S' }],
          sortKey: [
            { name: 'size', type: 'N' },
            { name: 'level', type: 'N' },
            { name: 'status', type: 'S' },
          ],
          projection: { type: 'ALL' },
        },
        {
          name: 'local',
          kind: 'local',
          partitionKey: [{ name: 'PK', type: 'S' }],
          sortKey: [{ name: 'title', type: 'S' }],
          projection: { type: 'ALL' },
        },
      ],
    },
    entity: {
      name: 'Ticket',
      attributes: [
        { name: 'ticketId', type: 'S', required: true, keyOnly: true },
        { name: 'teamId', type: 'S' },
        { name: 'floor', type: 'N' },
        { name: 'status', type: 'S', values: ['open', 'pending', 'closed'] },
        { name: 'priority', type: 'N' },
        { name: 'title', type: 'S' },
        { name: 'at', type: 'S' },
        { name: 'blob', type: 'B' },
        { name: 'level', type: 'N', values: ['3', '1', '2'] },
        { name: 'size', type: 'N', values: ['1', '2', '10'] },
        { name: 'digits', type: 'S', values: ['1', '10', '2'] },
        { name: 'zoned', type: 'S', values: ['2026-06-27T10:00:00Z', '2026-06-27T11:00:00+02:00'] },
      ],
      keys: {
        PK: { template: 'TICKET#{ticketId}' },
        SK: { template: 'TICKET' },
        GSI1PK: key(partition),
        ...(sort === undefined ? {} : { GSI1SK: key(sort) }),
      },
    },
    scenarios: [],
    ...extra,
  });
}

type Part = Partial<AccessPattern>;

const pattern = (part: Part): AccessPattern => ({
  name: 'List',
  index: 'GSI1',
  partition: ['teamId'],
  sort: [],
  where: { teamId: S('7') },
  ...part,
});

const run = (
  sort: Template | undefined,
  part: Part,
  options: QueryOptions = {},
  partition: Template = 'TEAM#{teamId}',
) => queryPattern(prepareDesign(designOf(partition, sort)), pattern(part), options);

const inputOf = (sort: Template | undefined, part: Part, options: QueryOptions = {}) =>
  run(sort, part, options).request?.input;

const problemsOf = (sort: Template | undefined, part: Part) => run(sort, part).problems;

/** The sort key's condition with its values filled in; empty where there is none. */
function sortOf(sort: Template, part: Part): string | undefined {
  const { request, conditions } = run(sort, part);
  if (!request) return undefined;
  const condition = conditions.find(({ key }) => key === 'GSI1SK');
  const text = (value: object) => Object.values(value).join();
  if (!condition) return '';
  return condition.is === 'between'
    ? `BETWEEN ${text(condition.from)} AND ${text(condition.to)}`
    : `${condition.is} ${text(condition.value)}`;
}

describe('Q1: the whole request', () => {
  it('holds the partition and a prefix that ends with the whole literal after it', () => {
    expect(
      run('STATUS#{status}#TICKET#{ticketId}', {
        sort: ['status', 'ticketId'],
        where: { teamId: S('7'), status: S('open') },
        limit: 25,
      }).request,
    ).toEqual({
      operation: 'Query',
      input: {
        TableName: 'tickets',
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :GSI1PK AND begins_with(GSI1SK, :GSI1SK)',
        ExpressionAttributeValues: { ':GSI1PK': S('TEAM#7'), ':GSI1SK': S('STATUS#open#TICKET#') },
        Limit: 25,
      },
    });
  });

  it('turns round with ScanIndexForward, in a fixed field order', () => {
    const input = inputOf('PRIO#{priority|pad:2}#{ticketId}', {
      sort: ['priority'],
      descending: true,
      limit: 5,
      range: { attribute: 'priority', op: 'between', values: [N('1'), N('3')] },
    });
    expect(JSON.stringify(input)).toBe(
      JSON.stringify({
        TableName: 'tickets',
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :GSI1PK AND GSI1SK BETWEEN :GSI1SK_from AND :GSI1SK_to',
        ExpressionAttributeValues: {
          ':GSI1PK': S('TEAM#7'),
          ':GSI1SK_from': S('PRIO#01'),
          ':GSI1SK_to': S('PRIO#03$'),
        },
        ScanIndexForward: false,
        Limit: 5,
      }),
    );
  });

  it('E1: aliases what needs it, or everything', () => {
    const part = { sort: ['status'], index: 'typed', partition: ['teamId', 'floor'] };
    const where = { teamId: S('7'), floor: N('2.0'), status: S('open') };
    expect(inputOf('X', { ...part, where })).toEqual({
      TableName: 'tickets',
      IndexName: 'typed',
      KeyConditionExpression: 'teamId = :teamId AND floor = :floor AND #status = :status',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':teamId': S('7'), ':floor': N('2'), ':status': S('open') },
    });
    expect(inputOf('X', { ...part, where }, { aliases: 'always' })).toMatchObject({
      KeyConditionExpression: '#teamId = :teamId AND #floor = :floor AND #status = :status',
      ExpressionAttributeNames: { '#teamId': 'teamId', '#floor': 'floor', '#status': 'status' },
    });
  });

  it('reads the table itself, and strongly where that can be', () => {
    const own: Part = { index: undefined as never, partition: ['ticketId'], where: { ticketId: S('8842') } };
    const { index: _, ...onTable } = pattern(own);
    const prepared = prepareDesign(designOf('TEAM#{teamId}', 'X'));
    expect(queryPattern(prepared, onTable, { consistent: true }).request?.input).toEqual({
      TableName: 'tickets',
      KeyConditionExpression: 'PK = :PK AND SK = :SK',
      ExpressionAttributeValues: { ':PK': S('TICKET#8842'), ':SK': S('TICKET') },
      ConsistentRead: true,
    });
    const local = { ...onTable, index: 'local', sort: ['title'] };
    expect(queryPattern(prepared, local, { consistent: true }).request?.input.ConsistentRead).toBe(true);
    expect(queryPattern(prepared, local).request?.input.ConsistentRead).toBeUndefined();
    expect(queryPattern(prepared, pattern({}), { consistent: true }).request?.input.ConsistentRead).toBeUndefined();
  });
});

describe('Q1: what is held equal', () => {
  it.each([
    ['all of it', 'STATUS#{status}', ['status'], { status: S('open') }, '= STATUS#open'],
    ['a constant key', 'META', [], {}, '= META'],
    ['nothing, with a literal first', 'STATUS#{status}', ['status'], {}, 'begins_with STATUS#'],
    ['nothing, with no literal first', '{status}#{ticketId}', ['status'], {}, ''],
    [
      'a prefix of three',
      'A#{status}#B#{priority}#C#{ticketId}',
      ['status', 'priority'],
      { status: S('open') },
      'begins_with A#open#B#',
    ],
    [
      'two of three',
      'A#{status}#B#{priority}#C#{ticketId}',
      ['status', 'priority'],
      { status: S('open'), priority: N('01.50') },
      'begins_with A#open#B#1.5#C#',
    ],
    ['formats', '{status|rank}#{at|iso:s}#', ['status'], { status: S('pending') }, 'begins_with 1#'],
    [
      'a value twice',
      '{status|rank}#{status}#{ticketId}',
      ['status'],
      { status: S('closed') },
      'begins_with 2#closed#',
    ],
    ['the partition again', 'T#{teamId}#S#{status}', ['status'], {}, 'begins_with T#7#S#'],
    [
      'a number of fixed width before the open one',
      '{priority|pad:3}{ticketId}',
      ['priority'],
      { priority: N('5') },
      'begins_with 005',
    ],
  ])('%s', (_, template, sort, where, expected) => {
    expect(sortOf(template, { sort, where: { teamId: S('7'), ...where } })).toBe(expected);
  });

  it('has no sort condition on an index without a sort key', () => {
    expect(inputOf(undefined, {})?.KeyConditionExpression).toBe('GSI1PK = :GSI1PK');
  });

  it('warns where the value holds what ends it in the key', () => {
    const part = { sort: ['title'], where: { teamId: S('7'), title: S('a#T#b') } };
    expect(problemsOf('{title}#T#{ticketId}', part)).toEqual([
      {
        code: 'query-held-delimiter',
        at: ['where', 'title'],
        params: { attribute: 'title', literal: '#T#' },
      },
    ]);
  });

  it.each([
    ['{title}##{ticketId}', 'a#', '##'],
    ['{title}#T#{ticketId}', 'a#T', '#T#'],
  ])('warns where, in %s, the end of %s makes up what ends it', (template, title, literal) => {
    const part = { sort: ['title'], where: { teamId: S('7'), title: S(title) } };
    expect(problemsOf(template, part)).toEqual([
      { code: 'query-held-delimiter', at: ['where', 'title'], params: { attribute: 'title', literal } },
    ]);
    expect(problemsOf(template, { ...part, where: { teamId: S('7'), title: S('a') } })).toEqual([]);
  });

  it.each(['upper', 'lower'])('says that a beginning in one letter case matches more: %s', (format) => {
    const range = { attribute: 'title', op: 'begins_with' as const, values: [S('s')] };
    expect(problemsOf(`{title|${format}}#`, { sort: ['title'], range })).toEqual([
      { code: 'query-keeps-less', at: ['range'], params: { attribute: 'title', formats: [format] } },
    ]);
  });

  it('says that a lossy key matches more', () => {
    const part = { sort: ['title'], where: { teamId: S('7'), title: S('Ada') } };
    expect(problemsOf('{title|lower}', part)).toEqual([
      {
        code: 'query-keeps-less',
        at: ['where', 'title'],
        params: { attribute: 'title', formats: ['lower'] },
      },
    ]);
    expect(sortOf('{title|lower}', part)).toBe('= ada');
  });

  it('warns where the index leaves out what is asked for', () => {
    const when = [{ attribute: 'status', is: 'in', values: [S('open')] }];
    const part = { sort: ['status'], where: { teamId: S('7'), status: S('closed') } };
    expect(problemsOf({ template: 'S#{status}', when }, part)).toEqual([
      {
        code: 'query-outside-index',
        at: ['where', 'status'],
        params: { attribute: 'status', source: 'GSI1' },
      },
    ]);
  });
});

describe('Q1: ranges', () => {
  const ranged = (op: string, ...values: object[]): Part => ({
    sort: ['priority', 'ticketId'],
    range: { attribute: 'priority', op, values } as never,
  });
  const PRIO = 'PRIO#{priority|pad:2}#TICKET#{ticketId}';

  it.each([
    ['between', PRIO, ranged('between', N('1'), N('3')), 'BETWEEN PRIO#01 AND PRIO#03#TICKET$'],
    ['>=', PRIO, ranged('>=', N('1')), 'BETWEEN PRIO#01 AND PRIO$'],
    ['>', PRIO, ranged('>', N('1')), 'BETWEEN PRIO#01#TICKET$ AND PRIO$'],
    ['<=', PRIO, ranged('<=', N('3')), 'BETWEEN PRIO# AND PRIO#03#TICKET$'],
    ['<', PRIO, ranged('<', N('3')), 'BETWEEN PRIO# AND PRIO#03'],
    ['desc between', 'P#{priority|desc:2}#T', ranged('between', N('1'), N('3')), 'BETWEEN P#96 AND P#98#U'],
    ['desc >=', 'P#{priority|desc:2}#T', ranged('>=', N('1')), 'BETWEEN P# AND P#98#U'],
    ['desc <', 'P#{priority|desc:2}#T', ranged('<', N('1')), 'BETWEEN P#98#U AND P$'],
    ['at the end', 'P#{priority|pad:2}', ranged('between', N('1'), N('3')), 'BETWEEN P#01 AND P#03'],
    ['>= at the end', 'P#{priority|pad:2}', ranged('>=', N('1')), 'BETWEEN P#01 AND P$'],
    ['no literal after it', '{priority|pad:2}{ticketId}', ranged('between', N('1'), N('3')), 'BETWEEN 01 AND 04'],
    ['no literal before it, >', '{priority|pad:2}#{ticketId}', ranged('>', N('1')), '>= 01$'],
    ['no literal before it, <=', '{priority|pad:2}#{ticketId}', ranged('<=', N('1')), '<= 01$'],
    ['no literal before it, <', '{priority|pad:2}#{ticketId}', ranged('<', N('1')), '<= 01'],
    ['nothing around it, >', '{priority|pad:2}', ranged('>', N('1')), '> 01'],
    ['nothing around it, <', '{priority|pad:2}', ranged('<', N('1')), '< 01'],
    ['a literal without a successor, >', 'P#{priority|pad:2}\u{10ffff}', ranged('>', N('1')), 'BETWEEN P#02 AND P$'],
    ['a literal without a successor, <=', 'P#{priority|pad:2}\u{10ffff}', ranged('<=', N('9')), 'BETWEEN P# AND P#0:'],
    [
      'a prefix without a successor, <=',
      '\u{10ffff}{priority|pad:2}#T',
      ranged('<=', N('9')),
      'BETWEEN \u{10ffff} AND \u{10ffff}09#U',
    ],
    ['a prefix without a successor, >', '\u{10ffff}{priority|pad:2}#T', ranged('>', N('9')), '>= \u{10ffff}09#U'],
  ])('%s', (_, template, part, expected) => {
    const shorter = template.includes('ticketId') ? part : { ...part, sort: ['priority'] };
    expect(sortOf(template, shorter)).toBe(expected);
  });

  const of = (attribute: string, op: string, ...values: object[]): Part => ({
    sort: [attribute],
    range: { attribute, op, values } as never,
  });

  it.each([
    ['rank', 'S#{status|rank}#{ticketId}', of('status', 'between', S('open'), S('pending')), 'BETWEEN S#0 AND S#1$'],
    ['encode', 'N#{title|encode}#{ticketId}', of('title', '>=', S('a#')), 'BETWEEN N#a%23 AND N$'],
    ['raw text at the end', 'N#{title}', of('title', 'between', S('a'), S('b')), 'BETWEEN N#a AND N#b'],
    [
      'iso',
      'AT#{at|iso:s}#{ticketId}',
      of('at', '>=', S('2026-06-27T12:00:00+02:00')),
      'BETWEEN AT#2026-06-27T10:00:00Z AND AT$',
    ],
    ['pad over listed numbers', 'Z#{size|pad:2}#T', of('size', '>=', N('2')), 'BETWEEN Z#02 AND Z$'],
    ['desc over listed numbers', 'Z#{size|desc:2}#T', of('size', '>=', N('2')), 'BETWEEN Z# AND Z#97#U'],
    ['begins_with in one letter case', 'N#{title|lower}', of('title', 'begins_with', S('ΑΣΑ')), 'begins_with N#ασα'],
    [
      'begins_with in one letter case',
      'N#{title|upper|encode}#',
      of('title', 'begins_with', S('ß')),
      'begins_with N#SS',
    ],
    ['begins_with raw', 'N#{title}#T#{ticketId}', of('title', 'begins_with', S('a b')), 'begins_with N#a b'],
    [
      'begins_with encoded',
      'N#{title|encode}#T#{ticketId}',
      of('title', 'begins_with', S('a#T')),
      'begins_with N#a%23T',
    ],
  ])('%s', (_, template, part, expected) => {
    expect(sortOf(template, part)).toBe(expected);
  });

  it('follows what is held equal', () => {
    const part: Part = {
      sort: ['status', 'priority'],
      where: { teamId: S('7'), status: S('open') },
      range: { attribute: 'priority', op: '>', values: [N('1')] },
    };
    expect(sortOf('S#{status}#P#{priority|pad:2}#T#{ticketId}', part)).toBe('BETWEEN S#open#P#01#T$ AND S#open#P$');
  });

  it('says that instants are compared as the key keeps them', () => {
    const [problem] = problemsOf('AT#{at|iso:s}#{ticketId}', of('at', '<=', S('2026-06-27T10:00:00.000Z')));
    expect(problem).toEqual({
      code: 'query-range-rounded',
      at: ['range'],
      params: { attribute: 'at', format: 'iso:s' },
    });
  });
});

describe('Q1: typed keys (T2)', () => {
  const typed = (part: Part): Part => ({
    index: 'typed',
    partition: ['teamId', 'floor'],
    sort: ['status', 'priority', 'blob'],
    ...part,
  });
  const where = { floor: N('2'), teamId: S('7') };
  const text = (part: Part) => inputOf('X', typed(part))?.KeyConditionExpression;

  it.each([
    ['the partition alone', { where }, 'teamId = :teamId AND floor = :floor'],
    [
      'a range on the first',
      { where, range: { attribute: 'status', op: 'begins_with', values: [S('o')] } },
      'teamId = :teamId AND floor = :floor AND begins_with(#status, :status)',
    ],
    [
      'a number compared as a number',
      {
        where: { ...where, status: S('open') },
        range: { attribute: 'priority', op: 'between', values: [N('2'), N('10')] },
      },
      'teamId = :teamId AND floor = :floor AND #status = :status AND priority BETWEEN :priority_from AND :priority_to',
    ],
    [
      'a strict bound',
      { where: { ...where, status: S('open') }, range: { attribute: 'priority', op: '>', values: [N('2')] } },
      'teamId = :teamId AND floor = :floor AND #status = :status AND priority > :priority',
    ],
    [
      'all of them',
      { where: { ...where, status: S('open'), priority: N('1'), blob: { B: 'AQ==' } } },
      'teamId = :teamId AND floor = :floor AND #status = :status AND priority = :priority AND #blob = :blob',
    ],
  ] as [string, Part, string][])('%s', (_, part, expected) => {
    expect(text(part)).toBe(expected);
  });
});

describe('Q1: refusals', () => {
  const refused = (template: Template | undefined, part: Part) => {
    const { request, problems } = run(template, part);
    expect(request).toBeNull();
    return problems.filter(({ code }) => QUERY_CODES[code] === 'error');
  };
  const range = (attribute: string, op: string, ...values: object[]) =>
    ({ range: { attribute, op, values } }) as unknown as Part;
  const where = { teamId: S('7') };

  it.each([
    ['no such index', 'X', { index: 'GSI9' }, 'query-unknown-index', ['index'], { index: 'GSI9' }],
    ['a broken template', '{', {}, 'query-key-broken', [], { key: 'GSI1SK', problem: 'unclosed-brace' }],
    [
      'another partition',
      'X',
      { partition: ['floor'], where: { floor: N('1') } },
      'query-partition-mismatch',
      ['partition'],
      { source: 'GSI1', shown: ['teamId'] },
    ],
    [
      'another order',
      '{status}#{priority}',
      { sort: ['priority'] },
      'query-sort-mismatch',
      ['sort'],
      { source: 'GSI1', shown: ['status', 'priority'] },
    ],
    [
      'more order than the key has',
      '{status}',
      { sort: ['status', 'title'] },
      'query-sort-mismatch',
      ['sort'],
      { source: 'GSI1', shown: ['status'] },
    ],
    ['an open partition', 'X', { where: {} }, 'query-partition-open', ['where', 'teamId'], { attribute: 'teamId' }],
    [
      'a gap',
      '{status}#{priority}',
      { sort: ['status', 'priority'], where: { ...where, priority: N('1') } },
      'query-held-gap',
      ['where', 'priority'],
      { attribute: 'priority', missing: 'status' },
    ],
    [
      'what the key does not show',
      '{status}',
      { where: { ...where, title: S('x') } },
      'query-held-unknown',
      ['where', 'title'],
      { attribute: 'title' },
    ],
    [
      'an empty value',
      '{title}',
      { sort: ['title'], where: { ...where, title: S('') } },
      'query-value',
      ['where', 'title'],
      { attribute: 'title', reason: 'empty' },
    ],
    [
      'a value of another type',
      '{title}',
      { sort: ['title'], where: { ...where, title: N('1') } },
      'query-value',
      ['where', 'title'],
      { attribute: 'title', reason: 'wrong-type', expected: 'S', got: 'N' },
    ],
    [
      'a value out of its format',
      'P#{priority|pad:1}#',
      { sort: ['priority'], ...range('priority', '>', N('10')) },
      'query-value',
      ['range', 'values', 0],
      { attribute: 'priority', reason: 'too-wide', text: '10', width: 1, format: 'pad' },
    ],
    [
      'a range on a later attribute',
      '{status}#{priority}',
      { sort: ['status', 'priority'], ...range('priority', '>', N('1')) },
      'query-range-not-next',
      ['range', 'attribute'],
      { attribute: 'priority', next: 'status' },
    ],
    [
      'one bound of two',
      '{status}',
      { sort: ['status'], ...range('status', 'between', S('a')) },
      'query-range-values',
      ['range', 'values'],
      { op: 'between', wanted: 2, given: 1 },
    ],
    [
      'bounds the wrong way round',
      'P#{priority|pad:2}#T',
      { sort: ['priority'], ...range('priority', 'between', N('3'), N('1')) },
      'query-range-reversed',
      ['range', 'values'],
      { attribute: 'priority' },
    ],
    [
      'rank the wrong way round',
      'S#{status|rank}#T',
      { sort: ['status'], ...range('status', 'between', S('closed'), S('open')) },
      'query-range-reversed',
      ['range', 'values'],
      { attribute: 'status' },
    ],
    [
      'a number of no fixed width',
      'P#{priority}#T',
      { sort: ['priority'], ...range('priority', '>=', N('12')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'priority', because: 'number' },
    ],
    [
      'raw text with a literal behind it',
      'N#{title}#T',
      { sort: ['title'], ...range('title', '>=', S('b')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'title', because: 'text' },
    ],
    [
      'letter case thrown away',
      'N#{title|lower}',
      { sort: ['title'], ...range('title', '>=', S('b')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'title', because: 'text' },
    ],
    [
      'allowed values in an order of their own',
      'S#{status}',
      { sort: ['status'], ...range('status', '>=', S('pending')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'status', because: 'listed' },
    ],
    [
      'allowed values in another order than an encoded key',
      'S#{status|encode}#T',
      { sort: ['status'], ...range('status', '>=', S('pending')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'status', because: 'listed' },
    ],
    [
      'allowed numbers in another order than a padded key',
      'L#{level|pad:2}#T',
      { sort: ['level'], ...range('level', '>=', N('1')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'level', because: 'listed' },
    ],
    [
      'allowed numbers in another order than a reversed key',
      'L#{level|desc:2}#T',
      { sort: ['level'], ...range('level', '>=', N('1')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'level', because: 'listed' },
    ],
    [
      'allowed digits in another order than a padded key',
      'D#{digits|pad:2}#T',
      { sort: ['digits'], ...range('digits', '>=', S('2')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'digits', because: 'listed' },
    ],
    [
      'allowed instants in another order than in time',
      'A#{zoned|iso:s}#T',
      { sort: ['zoned'], ...range('zoned', '>=', S('2026-06-27T10:00:00Z')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'zoned', because: 'listed' },
    ],
    [
      'a delimiter above what encode lets through',
      'N/{title|encode}/T',
      { sort: ['title'], ...range('title', '>=', S('b')) },
      'query-range-unordered',
      ['range'],
      { attribute: 'title', because: 'delimiter' },
    ],
    [
      'a strict bound at the end',
      'P#{priority|pad:2}',
      { sort: ['priority'], ...range('priority', '<', N('3')) },
      'query-range-strict',
      ['range', 'op'],
      { attribute: 'priority', op: '<' },
    ],
    [
      'a bound finer than the key',
      'AT#{at|iso:s}#',
      { sort: ['at'], ...range('at', '>=', S('2026-06-27T10:00:00.5Z')) },
      'query-range-finer',
      ['range', 'values', 0],
      { attribute: 'at', format: 'iso:s' },
    ],
    [
      'the beginning of a number',
      'P#{priority|pad:2}#',
      { sort: ['priority'], ...range('priority', 'begins_with', N('3')) },
      'query-prefix-type',
      ['range', 'op'],
      { attribute: 'priority' },
    ],
    [
      'a beginning that runs into the delimiter',
      'N#{title}#T#{ticketId}',
      { sort: ['title'], ...range('title', 'begins_with', S('a#')) },
      'query-prefix-delimiter',
      ['range', 'values', 0],
      { attribute: 'title', literal: '#T#' },
    ],
    [
      'a beginning whose letters change with what follows',
      '{title|lower|encode}#{ticketId}',
      { sort: ['title'], ...range('title', 'begins_with', S('ΑΣ')) },
      'query-prefix-case',
      ['range', 'values', 0],
      { attribute: 'title' },
    ],
    [
      'a held value that nothing ends',
      'S#{status}{ticketId}',
      { sort: ['status'], where: { ...where, status: S('open') } },
      'query-prefix-open',
      ['where'],
      { attribute: 'status' },
    ],
    [
      'a beginning that nothing ends',
      '{title}{ticketId}',
      { sort: ['title'], ...range('title', 'begins_with', S('a')) },
      'query-prefix-open',
      ['range'],
      { attribute: 'title' },
    ],
    [
      'K5: a sort key beyond its bytes',
      '{title}#T',
      { sort: ['title'], where: { ...where, title: S('é'.repeat(512)) } },
      'query-key-bytes',
      ['where'],
      { key: 'GSI1SK', bytes: 1026, limit: 1024 },
    ],
    [
      'K5: a partition key beyond its bytes',
      undefined,
      { where: { teamId: S('x'.repeat(2044)) } },
      'query-key-bytes',
      ['where'],
      { key: 'GSI1PK', bytes: 2049, limit: 2048 },
    ],
  ] as [string, Template | undefined, Part, string, unknown[], object][])(
    '%s',
    (_, template, part, code, at, params) => {
      expect(
        refused(template, part).map(({ code: found, at: place, params: facts }) => ({
          code: found,
          at: place,
          params: facts,
        })),
      ).toEqual([{ code, at, params }]);
    },
  );

  it.each([
    ['P#{priority}#T', 'priority', N('120'), 'P#{priority|pad:4}#T'],
    ['N#{title}#T{{}}', 'title', S('b'), 'N#{title|encode}#T{{}}'],
    ['S#{status|encode}#', 'status', S('open'), 'S#{status|rank}#'],
  ])('offers to mend %s', (template, attribute, value, mended) => {
    const [problem] = problemsOf(template, { sort: [attribute], ...range(attribute, '>=', value) });
    expect(problem?.fix).toEqual([{ path: ['entity', 'keys', 'GSI1SK', 'template'], value: mended }]);
  });

  it('refuses typed keys of another type, reversed bounds and the beginning of a number', () => {
    const typed = (part: Part) =>
      refused('X', {
        index: 'typed',
        partition: ['teamId', 'floor'],
        sort: ['status', 'priority'],
        where: { teamId: S('7'), floor: N('2'), status: S('open') },
        ...part,
      }).map(({ code }) => code);
    expect(typed({ where: { teamId: N('7'), floor: N('2') } })).toEqual(['query-value']);
    expect(typed(range('priority', 'between', N('10'), N('9')))).toEqual(['query-range-reversed']);
    expect(typed(range('priority', 'begins_with', N('1')))).toEqual(['query-prefix-type']);
    expect(typed(range('priority', '>', S('1')))).toEqual(['query-value']);
  });

  it.each([
    ['status', {}, '>=', [S('pending')]],
    ['status', {}, 'between', [S('open'), S('closed')]],
    ['status', {}, '<', [S('pending')]],
  ])(
    'refuses a range over listed values in another order than the key that is the attribute: %s',
    (_, __, op, values) => {
      const held = { teamId: S('7'), size: N('1'), level: N('1') };
      const part = { index: 'listed', sort: ['size', 'level', 'status'], where: held };
      expect(refused('X', { ...part, ...range('status', op as never, ...values) })).toEqual([
        { code: 'query-range-unordered', at: ['range'], params: { attribute: 'status', because: 'listed' } },
      ]);
    },
  );

  it('takes numbers by size for the order of a key that is the number', () => {
    const part = { index: 'listed', sort: ['size', 'level'] };
    expect(inputOf('X', { ...part, ...range('size', '>=', N('2')) })?.KeyConditionExpression).toContain('size');
    const held = { ...part, where: { teamId: S('7'), size: N('1') } };
    expect(refused('X', { ...held, ...range('level', '>=', N('1')) }).map(({ code }) => code)).toEqual([
      'query-range-unordered',
    ]);
  });

  it.each([
    ['a lone surrogate', S('\ud800'), 'lone-surrogate'],
    ['an empty text', S(''), 'empty'],
  ])('refuses %s in a key that is the attribute', (_, value, reason) => {
    const part = { index: 'typed', partition: ['teamId', 'floor'], where: { teamId: value, floor: N('1') } };
    expect(refused('X', part).map(({ params }) => params)).toEqual([expect.objectContaining({ reason })]);
  });

  it.each([
    ['not a number', { teamId: S('7'), floor: N('x') }, 'not-a-number'],
    ['of another type', { teamId: S('7'), floor: { M: {} } }, 'wrong-type'],
  ])('refuses a partition %s', (_, values, reason) => {
    const part = { index: 'typed', partition: ['teamId', 'floor'], where: values };
    expect(refused('X', part).map(({ params }) => params)).toEqual([expect.objectContaining({ reason })]);
  });

  it.each([
    ['that is no base64', { B: 'x' }, 'not-base64'],
    ['that is empty', { B: '' }, 'empty'],
  ])('refuses binary %s', (_, blob, reason) => {
    const part = {
      index: 'typed',
      partition: ['teamId', 'floor'],
      sort: ['status', 'priority', 'blob'],
      where: { teamId: S('7'), floor: N('1'), status: S('open'), priority: N('1'), blob },
    };
    expect(refused('X', part).map(({ params }) => params)).toEqual([expect.objectContaining({ reason })]);
  });

  it('refuses a beginning that the key cannot show', () => {
    const part = { sort: ['title'], ...range('title', 'begins_with', N('1')) };
    expect(refused('N#{title}', part).map(({ code }) => code)).toEqual(['query-value']);
  });

  it.each([
    ['iso:s', N('1780000000.5'), true],
    ['iso:ms|iso:s', N('1780000000.5'), true],
    ['iso:s|iso:ms', S('2026-06-27T10:00:00.5Z'), true],
    ['iso:ms|iso:s', S('2026-06-27T10:00:00.000Z'), false],
    ['encode|iso:s', S('2026-06-27T10:00:00.5Z'), true],
    ['encode|iso:ms', S('2026-06-27T10:00:00.5Z'), false],
    ['iso:s', N('1780000000'), false],
    ['iso:ms', S('2026-06-27T10:00:00.1230Z'), false],
    ['iso:ms', S('2026-06-27T10:00:00.1234Z'), true],
  ])('K2: %s with the bound %j is finer than the key: %s', (format, bound, finer) => {
    const attribute = 'N' in bound ? 'priority' : 'at';
    const part = { sort: [attribute], ...range(attribute, '>=', bound) };
    const codes = problemsOf(`AT#{${attribute}|${format}}#`, part).map(({ code }) => code);
    expect(codes).toEqual(finer ? ['query-range-finer'] : []);
  });
});
