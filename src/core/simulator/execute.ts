/**
 * Executes requests on tables in memory: exactly the JSON DynamoDB takes, errors and capacity included. Everything is
 * passed in and given back; a database that was given back stays as it is, so any number of futures can start from it.
 * What is from before expressions (Expected, AttributeUpdates, ConditionalOperator, KeyConditions, QueryFilter, ScanFilter,
 * AttributesToGet) and a Scan in parts (Segment, TotalSegments) are refused by name, never passed over.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/Welcome.html
 */
import type { TableRequest } from '#core/request';
import { fail, ok, own, type Result } from '#core/shared';
import { prepareCreateTable, prepareUpdateTimeToLive } from './operation/create-table.ts';
import { prepareGetItem } from './operation/get-item.ts';
import { failed, type Prepared, type Run, type RunOptions, refused, type Step } from './operation/outcome.ts';
import { prepareQuery } from './operation/query.ts';
import { prepareScan } from './operation/scan.ts';
import type { Tables } from './operation/tables.ts';
import { prepareTransactGetItems } from './operation/transact-get-items.ts';
import { prepareTransactWriteItems } from './operation/transact-write-items.ts';
import { prepareDeleteItem, preparePutItem, prepareUpdateItem } from './operation/write-item.ts';
import type { Failure } from './problem.ts';
import type { Database } from './table/database.ts';

const OPERATIONS = {
  CreateTable: prepareCreateTable,
  UpdateTimeToLive: prepareUpdateTimeToLive,
  PutItem: preparePutItem,
  UpdateItem: prepareUpdateItem,
  DeleteItem: prepareDeleteItem,
  GetItem: prepareGetItem,
  Query: prepareQuery,
  Scan: prepareScan,
  TransactWriteItems: prepareTransactWriteItems,
  TransactGetItems: prepareTransactGetItems,
} satisfies Record<string, (tables: Tables, input: unknown) => Prepared>;

export type Operation = keyof typeof OPERATIONS;

/** A request as it would be sent: anything may stand in `input`, since people paste requests too. */
export interface SimulatorRequest {
  readonly operation: Operation;
  readonly input: unknown;
}

/**
 * Reads and checks a request against the tables there are. What comes back can be run on any state of these tables,
 * as often as wanted: the way to try one request in thousands of interleavings.
 */
export function prepare(database: Database, request: SimulatorRequest): Result<Run, Failure> {
  const operation: string = request.operation;
  const known: ((tables: Tables, input: unknown) => Prepared) | undefined = own(OPERATIONS, operation);
  if (known) return known(database.tables, request.input);
  return refused({ code: 'invalid-choice', params: { field: 'operation', value: operation } });
}

/**
 * Executes one request.
 *
 * `execute(db, { operation: 'PutItem', input })` → `{ database: …, result: { ok: true, output: {}, capacity: […] } }`
 */
export function execute(database: Database, request: SimulatorRequest, options: RunOptions = {}): Step {
  const run = prepare(database, request);
  return run.ok ? run.value(database, options) : failed(database, run.error);
}

/** A database with these tables, empty; or why the first bad one is refused. */
export function createTables(
  requests: readonly TableRequest[],
  options: { readonly indexLag?: boolean } = {},
): Result<Database, Failure> {
  let database: Database = { tables: new Map(), indexLag: options.indexLag ?? false, tokens: new Map() };
  for (const request of requests) {
    const step = execute(database, request);
    if (!step.result.ok) return fail(step.result.error);
    database = step.database;
  }
  return ok(database);
}
