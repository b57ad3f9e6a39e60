/** The tables a race takes place in: the design's own, and those that only its references speak of. */
import type { Key, PreparedDesign } from '#core/image';
import { type CreateTableInput, createTableRequests, type TableRequest } from '#core/request';
import { typeOf } from '#core/value';
import { checkIndexes } from './check-index.ts';
import type { Race } from './race.ts';

/** The CreateTable requests of a race. Looking before writing takes an index on each unique constraint. */
export function raceTables(
  { design, way }: Race,
  prepared: PreparedDesign,
  required: readonly { readonly table: string; readonly key: Key }[],
): readonly TableRequest[] {
  const own = createTableRequests(design).flatMap((request): TableRequest[] => {
    if (request.operation !== 'CreateTable') return [request];
    const isHome = request.input.TableName === design.table.name;
    if (way !== 'check-then-write' || !isHome) return [request];
    return [{ operation: 'CreateTable', input: checkIndexes(prepared, request.input) }];
  });
  return [...own, ...foreignTables(design, required)];
}

/** Their keys are known from what is asked for. */
function foreignTables(
  design: Race['design'],
  required: readonly { readonly table: string; readonly key: Key }[],
): readonly TableRequest[] {
  const tables = new Map<string, CreateTableInput>();
  for (const { table, key } of required) {
    if (table === design.table.name || table === design.locks?.table?.name || tables.has(table)) continue;
    const names = Object.keys(key);
    tables.set(table, {
      TableName: table,
      AttributeDefinitions: names.map((name) => ({ AttributeName: name, AttributeType: keyTypeOf(key, name) })),
      KeySchema: names.map((name, at) => ({ AttributeName: name, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
      BillingMode: 'PAY_PER_REQUEST',
    });
  }
  return [...tables.values()].map((input) => ({ operation: 'CreateTable', input }));
}

function keyTypeOf(key: Key, name: string): 'S' | 'N' | 'B' {
  const value = key[name];
  const type = value && typeOf(value);
  return type === 'N' || type === 'B' ? type : 'S';
}
