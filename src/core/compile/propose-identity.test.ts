import { describe, expect, it } from 'vitest';
import { encodeDesign, placeAccessPattern, placementOf } from '#core/design';
import { readDesign } from '../../../tests/fixtures.ts';
import { proposePlacements } from './propose-placements.ts';
import { query } from './query.ts';

const S = (text: string) => ({ S: text });
const N = (text: string) => ({ N: text });
type Json = Record<string, unknown>;

interface Parts {
  /** Templates of PK and SK. */
  readonly table: readonly [string, string];
  readonly attributes?: readonly Json[];
  readonly lists: readonly Json[];
  readonly indexes?: readonly Json[];
  readonly keys?: Json;
  readonly more?: Json;
}

const key = (name: string, type = 'S') => ({ name, type });
const index = (name: string, partition: string, sort: string, kind = 'global') => ({
  name,
  kind,
  partitionKey: [key(partition)],
  sortKey: [key(sort)],
  projection: { type: 'ALL' },
});
const GSI1 = index('GSI1', 'GSI1PK', 'GSI1SK');

/** Jobs of teams; attributes are texts unless they are given. */
function jobs({ table: [PK, SK], attributes = [], lists, indexes, keys = {}, more = {} }: Parts) {
  const given = attributes.map(({ name }) => name);
  const texts = ['id', 'team', 'status', 'userId', 'sentAt', 'region', 'no', 'title', 'num', 'st'];
  return readDesign({
    version: 1,
    name: 'Jobs',
    table: { name: 'jobs', partitionKey: key('PK'), sortKey: key('SK'), ...(indexes && { indexes }) },
    entity: {
      name: 'Job',
      attributes: [
        ...texts.filter((name) => !given.includes(name)).map((name) => ({ name, type: 'S' })),
        ...attributes.map((each) => ({ type: 'S', ...each })),
      ],
      keys: { PK: { template: PK }, SK: { template: SK }, ...keys },
    },
    accessPatterns: lists.map((list) => ({ partition: ['team'], sort: [], where: { team: S('7') }, ...list })),
    scenarios: [],
    ...more,
  });
}
type Design = ReturnType<typeof jobs>;

const L = (part: Json) => ({ name: 'L', ...part });
const M = (part: Json) => ({ name: 'M', ...part });
const tableKey = ({ entity: { keys } }: Design) => [keys.PK?.template, keys.SK?.template];
const of = (design: Design, kind: string, name = 'L') =>
  proposePlacements(design, name).find((proposal) => proposal.kind === kind);
const reasonsOf = (design: Design, kind: string, name = 'L') => of(design, kind, name)?.reasons ?? [];

describe('K6: a list that leaves the table takes nothing along that tells records apart', () => {
  const mail = jobs({
    table: ['USER#{userId}', 'MSG#{sentAt}'],
    lists: [L({ partition: ['userId'], sort: ['sentAt'], where: { userId: S('7') } })],
  });

  it.each(['index', 'multi-attribute-index'] as const)('keeps a key that is an identity as a whole: %s', (kind) => {
    expect(tableKey(placeAccessPattern(mail, 'L', kind))).toEqual(['USER#{userId}', 'MSG#{sentAt}']);
    expect(reasonsOf(mail, kind)).toContainEqual({
      code: 'table-key-kept',
      params: { attributes: ['userId', 'sentAt'] },
    });
  });

  it('says what an identifier alone is assumed to do, unless a constraint holds it', () => {
    const parts = { table: ['TEAM#{team}', 'S#{status}#ID#{id}'] as const, lists: [L({ sort: ['status'] })] };
    const design = jobs(parts);
    expect(tableKey(placeAccessPattern(design, 'L', 'index'))).toEqual(['ID#{id}', 'JOB']);
    const assumed = { code: 'assumed-unique', params: { attributes: ['id'], over: ['team', 'status'] } };
    expect(reasonsOf(design, 'index')).toContainEqual(assumed);
    const unique = { kind: 'unique', name: 'ID', attributes: ['id'] };
    expect(reasonsOf(jobs({ ...parts, more: { constraints: [unique] } }), 'index')).not.toContainEqual(assumed);
  });

  it('keeps in the key what is stored nowhere else', () => {
    const design = jobs({
      table: ['TEAM#{team}', 'S#{status}#ID#{id}'],
      attributes: [{ name: 'team', keyOnly: true }],
      lists: [L({ sort: ['status'], where: { team: S('7'), status: S('open') } })],
    });
    const placed = placeAccessPattern(design, 'L', 'sparse-index');
    expect(tableKey(placed)).toEqual(['TEAM#{team|encode}#ID#{id}', 'JOB']);
  });

  it('keeps the key while another list is read by it, and names that list', () => {
    const design = jobs({
      table: ['TEAM#{team}', 'S#{status}#ID#{id}'],
      lists: [L({ sort: ['status'] }), M({ sort: ['status', 'id'] })],
    });
    const placed = placeAccessPattern(design, 'L', 'index');
    expect(tableKey(placed)).toEqual(tableKey(design));
    expect(query(placed, 'M').request).not.toBeNull();
    expect(reasonsOf(design, 'index')).toEqual(
      expect.arrayContaining([
        { code: 'table-key-needed', params: { lists: ['M'] } },
        { code: 'moves-record', params: { attributes: ['team', 'status'] } },
      ]),
    );
  });
});

describe("K6: a list that comes to the table leaves the table's identity whole", () => {
  it('adds what index keys did without', () => {
    const design = jobs({
      table: ['JOB#{id}', 'JOB'],
      attributes: [{ name: 'id', keyOnly: true }],
      indexes: [GSI1],
      keys: { GSI1PK: { template: 'TEAM#{team}' }, GSI1SK: { template: 'STATUS#{status}' } },
      lists: [L({ index: 'GSI1', sort: ['status'] })],
    });
    expect(tableKey(placeAccessPattern(design, 'L', 'table-key'))).toEqual([
      'TEAM#{team}',
      'STATUS#{status|encode}#JOB#{id}',
    ]);
  });

  it('leaves out no attribute for having listed values', () => {
    const design = jobs({
      table: ['REGION#{region}#ORDER#{no}', 'JOB'],
      attributes: [{ name: 'region', values: ['eu', 'us'] }],
      lists: [L({ sort: ['status'] })],
    });
    expect(of(design, 'table-key')?.keys[1]?.template).toBe('STATUS#{status|encode}#REGION#{region}#ORDER#{no}');
    const tail = { code: 'unique-tail', params: { attributes: ['region', 'no'] } };
    expect(reasonsOf(design, 'table-key')).toContainEqual(tail);
  });

  it('encodes what could hold the delimiter between two parts of the identity', () => {
    const design = jobs({ table: ['USER#{userId}', 'MSG#{sentAt}'], lists: [L({ sort: ['status'] })] });
    const sort = 'STATUS#{status|encode}#USER#{userId|encode}#MSG#{sentAt}';
    expect(of(design, 'table-key')?.keys[1]?.template).toBe(sort);
  });

  it('shows an instant whole behind the one it is sorted by', () => {
    const design = jobs({
      table: ['MSG#{sentAt}', 'MSG'],
      lists: [L({ sort: ['sentAt'] })],
      more: {
        scenarios: [{ name: 'Send', kind: 'create', after: { sentAt: S('2026-06-27T10:00:00.5Z'), team: S('7') } }],
      },
    });
    expect(of(design, 'table-key')?.keys[1]?.template).toBe('SENT#{sentAt|iso:ms}#MSG#{sentAt}');
  });

  it.each([
    ['a template that is missing', { PK: undefined }],
    ['a constant key', { PK: { template: 'JOBS' } }],
    ['a template that cannot be read', { PK: { template: 'JOB#{id' } }],
  ])('is refused where nothing is known to tell records apart: %s', (_, { PK }) => {
    const design = jobs({ table: ['JOB#{id}', 'JOB'], lists: [L({ sort: ['status'] })] });
    const keys = { ...(PK && { PK }), SK: { template: 'JOB' } };
    const blind = readDesign({ ...design, entity: { ...design.entity, keys } });
    expect(of(blind, 'table-key')).toMatchObject({ placement: null });
    expect(reasonsOf(blind, 'table-key')).toEqual([{ code: 'identity-unknown', params: { keys: ['PK', 'SK'] } }]);
    expect(placeAccessPattern(blind, 'L', 'table-key')).toBe(blind);
  });

  it.each([
    ['on the table', undefined],
    ['on an inverted index', index('INV', 'SK', 'PK')],
  ])('names the lists that lose their key: %s', (_, inverted) => {
    const other = inverted
      ? M({ index: 'INV', partition: [], sort: ['userId'], where: {} })
      : M({ partition: ['userId'], sort: [], where: { userId: S('u') } });
    const design = jobs({
      table: ['USER#{userId}', 'JOB'],
      lists: [L({ sort: ['status'] }), other],
      ...(inverted && { indexes: [inverted] }),
    });
    expect(query(design, 'M').request !== null || inverted !== undefined).toBe(true);
    const lost = reasonsOf(design, 'table-key').filter(({ code }) => code === 'loses-key');
    expect(lost).toEqual([{ code: 'loses-key', params: { lists: ['M'] } }]);
  });
});

describe('Q1: proposed keys serve the list they are proposed for', () => {
  const on = (attribute: Json, list: Json, more: Json = {}) =>
    jobs({ table: ['JOB#{id}', 'JOB'], attributes: [attribute], lists: [L(list)], more });
  const range = (attribute: string, op: string, ...values: object[]) => ({ attribute, op, values });

  it.each([
    [
      'values in order of the alphabet, and a range',
      { name: 'status', values: ['active', 'closed', 'open'] },
      { sort: ['status'], range: range('status', '>=', S('closed')) },
      'STATUS#{status|encode}#JOB#{id}',
    ],
    [
      'listed numbers by size',
      { name: 'num', type: 'N', values: ['1', '2', '3'] },
      { sort: ['num'], range: range('num', '>=', N('2')) },
      'NUM#{num|pad:2}#JOB#{id}',
    ],
    [
      'listed numbers in an order of their own',
      { name: 'num', type: 'N', values: ['05', '1'] },
      { sort: ['num'] },
      'NUM#{num|rank}#JOB#{id}',
    ],
    [
      'listed numbers that cannot be padded',
      { name: 'num', type: 'N', values: ['-1', '0', '2.5'] },
      { sort: ['num'], range: range('num', '<', N('2.5')) },
      'NUM#{num|rank}#JOB#{id}',
    ],
    [
      'the beginning of a listed value',
      { name: 'status', values: ['open', 'active'] },
      { sort: ['status'], range: range('status', 'begins_with', S('o')) },
      'STATUS#{status|encode}#JOB#{id}',
    ],
    ['an identifier that is a number', { name: 'id', type: 'N' }, { sort: ['id'] }, 'JOB#{id|pad:10}'],
    [
      'a strict bound on the last attribute',
      { name: 'id', type: 'N' },
      { sort: ['id'], range: range('id', '>', N('7')) },
      'JOB#{id|pad:2}#JOB',
    ],
    [
      'a range on the tail',
      { name: 'status' },
      { sort: ['status'], where: { team: S('7'), status: S('a') }, range: range('id', '>=', S('7')) },
      'STATUS#{status|encode}#JOB#{id}',
    ],
  ])('%s', (_, attribute, list, template) => {
    const design = on(attribute, list);
    expect(of(design, 'index')?.keys[1]?.template).toBe(template);
    for (const kind of ['index', 'table-key'] as const) {
      expect(query(placeAccessPattern(design, 'L', kind), 'L').request).not.toBeNull();
      expect(reasonsOf(design, kind).map(({ code }) => code)).not.toContain('no-query');
    }
  });

  it('takes no key along that its range cannot be asked of', () => {
    const design = jobs({
      table: ['JOB#{id}', 'JOB'],
      indexes: [GSI1],
      keys: { GSI1PK: { template: 'T#{team}' }, GSI1SK: { template: 'BY#{title}#JOB#{id}' } },
      lists: [L({ index: 'GSI1', sort: ['title'], range: range('title', '>=', S('a')) })],
    });
    expect(reasonsOf(design, 'index')).toContainEqual({
      code: 'no-query',
      params: { problem: 'query-range-unordered' },
    });
    const placed = placeAccessPattern(design, 'L', 'table-key');
    expect(tableKey(placed)).toEqual(['TEAM#{team}', 'TITLE#{title|encode}#JOB#{id}']);
    expect(query(placed, 'L').request).not.toBeNull();
  });

  it('says that no Query gives a range of numbers that cannot be padded', () => {
    const design = on({ name: 'num', type: 'N' }, { sort: ['num'], range: range('num', '>=', N('-1')) });
    const none = { code: 'no-query', params: { problem: 'query-range-unordered' } };
    expect(reasonsOf(design, 'index')).toContainEqual(none);
    expect(reasonsOf(design, 'multi-attribute-index')).not.toContainEqual(none);
  });

  it.each([
    ['numbers as text', { name: 'num', type: 'N' }, 'NUM#{num}#JOB#{id}'],
    ['values as text', { name: 'st', values: ['open', 'pending', 'closed'] }, 'ST#{st}#JOB#{id}'],
    ['values in any case', { name: 'st' }, 'ST#{st|lower}#JOB#{id}'],
  ])('offers no index that is in another order, nor takes one: %s', (_, attribute, template) => {
    const { name } = attribute;
    const other = { name, index: 'GSI1', sort: [name] };
    const design = jobs({
      table: ['JOB#{id}', 'JOB'],
      attributes: [attribute],
      indexes: [GSI1],
      keys: { GSI1PK: { template: 'TEAM#{team}' }, GSI1SK: { template } },
      lists: [other, L({ sort: [name] })],
    });
    expect(of(design, 'existing')).toBeUndefined();
    expect(of(design, 'index')?.index).toBe('GSI2');
    const held = jobs({
      table: ['JOB#{id}', 'JOB'],
      attributes: [attribute],
      indexes: [GSI1],
      keys: { GSI1PK: { template: 'TEAM#{team}' }, GSI1SK: { template } },
      lists: [L({ sort: [name], where: { team: S('7'), [name]: name === 'num' ? N('1') : S('open') } })],
    });
    expect(of(held, 'existing')?.index).toBe('GSI1');
  });
});

describe('placementOf says all that is needed to come back', () => {
  const WHEN = [{ attribute: 'title', is: 'present' }];
  const OPEN = [{ attribute: 'status', is: 'equals', value: S('open') }];
  const sorted = L({ index: 'GSI1', sort: ['status'] });
  const on = (keys: Json, parts: Partial<Parts> = {}) =>
    jobs({ table: ['JOB#{id}', 'JOB'], indexes: [GSI1], keys, lists: [sorted], ...parts });
  const partition = { template: 'TEAM#{team}' };
  const sort = { template: 'STATUS#{status}#JOB#{id}' };
  const local = index('LS1', 'PK', 'LS1SK', 'local');
  const onLocal = { table: ['TEAM#{team}', 'JOB#{id}'] as const, lists: [L({ index: 'LS1', sort: ['status'] })] };
  const byAttribute = readDesign({
    ...jobs({ table: ['', ''], lists: [L({ sort: ['id'] })] }),
    table: { name: 'jobs', partitionKey: key('team'), sortKey: key('id'), indexes: [] },
    entity: { ...jobs({ table: ['', ''], lists: [] }).entity, keys: {} },
  });

  it.each([
    ['`when` on the sort key alone', on({ GSI1PK: partition, GSI1SK: { ...sort, when: WHEN } })],
    ['`when` on the partition key alone', on({ GSI1PK: { ...partition, when: OPEN }, GSI1SK: sort })],
    ['two conditions', on({ GSI1PK: { ...partition, when: OPEN }, GSI1SK: { ...sort, when: WHEN } })],
    ['one condition', on({ GSI1PK: { ...partition, when: OPEN }, GSI1SK: { ...sort, when: OPEN } })],
    ['keys in an order of their own', on({ GSI1SK: sort, GSI1PK: partition })],
    ['a local index', jobs({ ...onLocal, indexes: [local], keys: { LS1SK: sort } })],
    [
      'attributes and templates in one index',
      on({ GSI1SK: sort }, { indexes: [{ ...GSI1, partitionKey: [key('team')] }] }),
    ],
    ['a table keyed by attributes', byAttribute],
    ['an index two lists read', on({ GSI1PK: partition, GSI1SK: sort }, { lists: [sorted, { ...sorted, name: 'M' }] })],
    [
      'an attribute only the index shows',
      on({ GSI1PK: partition, GSI1SK: sort }, { attributes: [{ name: 'status', keyOnly: true }] }),
    ],
  ])('%s', (_, design) => {
    const home = placementOf(design, 'L');
    expect(home && placeAccessPattern(design, 'L', home)).toBe(design);
    const current = proposePlacements(design, 'L').find((proposal) => proposal.current);
    expect(current?.placement && placeAccessPattern(design, 'L', current.placement)).toBe(design);
    for (const kind of ['table-key', 'index', 'sparse-index', 'multi-attribute-index'] as const) {
      const away = placeAccessPattern(design, 'L', kind);
      const back = home && placeAccessPattern(away, 'L', home);
      expect(back && encodeDesign(back)).toBe(encodeDesign(design));
    }
  });

  it('says that a local index goes, and that there are too many', () => {
    const design = jobs({ ...onLocal, indexes: [local], keys: { LS1SK: sort } });
    const goes = { code: 'local-goes', params: { index: 'LS1' } };
    expect(reasonsOf(design, 'multi-attribute-index')).toContainEqual(goes);
    const indexes = Array.from({ length: 20 }, (_, at) => ({ ...GSI1, name: `X${at}` }));
    const many = jobs({ table: ['JOB#{id}', 'JOB'], indexes, lists: [L({ sort: ['status'] })] });
    const tooMany = { code: 'many-indexes', params: { count: 21, most: 20 } };
    expect(reasonsOf(many, 'index')).toContainEqual(tooMany);
  });

  it('tells two lists of one name apart by their place', () => {
    const design = on({ GSI1PK: partition, GSI1SK: sort }, { lists: [sorted, sorted] });
    expect(placementOf(design, 'L')?.kind).toBe('existing');
    expect(placeAccessPattern(design, 'L', 'table-key').table.indexes).toHaveLength(1);
  });
});
