/**
 * TransactGetItems: several items at one moment. Unlike GetItem it shows no item of which a projection finds nothing.
 * https://github.com/nubo-db/dynoxide/issues/53 (tried on AWS)
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactGetItems.html
 */
import { ok } from '#core/shared';
import { type Item, itemSize } from '#core/value';
import { addUnits, consumedCapacity, reported, type Units } from '../capacity/consumed-capacity.ts';
import { readUnits } from '../capacity/read-cost.ts';
import { type Checked, refuse } from '../problem.ts';
import { anything, choice, list, optional, readEach, readFields, required } from '../request/fields.ts';
import { type Database, tableOf } from '../table/database.ts';
import { foundItem, shown } from './get-item.ts';
import { done, failed, type Prepared, refused } from './outcome.ts';
import { GET_FIELDS, type Get, readGet } from './read/get.ts';
import type { Tables } from './tables.ts';
import { cancelled, reasonAt } from './transaction/checked-write.ts';

const MAX_ACTIONS = 100;

const FIELDS = {
  TransactItems: required(list(anything, 1, MAX_ACTIONS)),
  ReturnConsumedCapacity: optional(choice(['INDEXES', 'TOTAL', 'NONE'])),
} as const;
const ELEMENT = { Get: required(anything) } as const;

export function prepareTransactGetItems(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, FIELDS);
  if (!fields.ok) return refused(fields.error);
  const gets = readGets(tables, fields.value.TransactItems);
  if (!gets.ok) return refused(gets.error);
  const at = gets.value.findIndex(({ refusal }) => refusal !== undefined);
  const refusal = gets.value[at]?.refusal;
  return ok((database) => {
    if (refusal !== undefined) return failed(database, cancelled(reasonAt(gets.value, at, refusal)));
    const items = gets.value.map((get) => foundItem(database, get));
    const consumed = addUnits(gets.value.map((get, each) => costOf(database, get, items[each]))).map((units) =>
      consumedCapacity(units, 'Read'),
    );
    const reports = consumed.flatMap((each) => reported(each, fields.value.ReturnConsumedCapacity) ?? []);
    const responses = gets.value.map((get, each) => shownOrNothing(items[each], get));
    return done(database, { Responses: responses, ...(reports.length > 0 && { ConsumedCapacity: reports }) }, consumed);
  });
}

function readGets(tables: Tables, items: readonly unknown[]): Checked<readonly Get[]> {
  const gets = readEach(items.entries(), ([at, json]) => readElement(tables, json, `TransactItems[${at}]`));
  if (!gets.ok) return gets;
  const targets = gets.value.flatMap(({ table, key }) => (key === undefined ? [] : [`${table} ${key}`]));
  return new Set(targets).size < targets.length ? refuse('item-repeated') : gets;
}

function readElement(tables: Tables, json: unknown, place: string): Checked<Get> {
  const element = readFields(json, ELEMENT, place);
  if (!element.ok) return element;
  const fields = readFields(element.value.Get, GET_FIELDS, `${place}.Get`);
  return fields.ok ? readGet(tables, fields.value) : fields;
}

function shownOrNothing(item: Item | undefined, get: Get): { Item?: Item } {
  const { Item = {} } = shown(item, get);
  return Object.keys(Item).length > 0 ? { Item } : {};
}

const costOf = (database: Database, get: Get, item: Item | undefined): Units => ({
  definition: tableOf(database, get.table).definition,
  table: readUnits(item === undefined ? 0 : itemSize(item), 'transactional'),
  indexes: new Map(),
});
