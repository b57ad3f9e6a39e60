/** CreateTable and UpdateTimeToLive. A table is ready at once. */
import { ok } from '#core/shared';
import { failureOf } from '../problem.ts';
import { flag, readFields, required, tableName, text } from '../request/fields.ts';
import { tableOf, withTable } from '../table/database.ts';
import { createTable } from '../table/table.ts';
import { CREATE_FIELDS } from './create/create-fields.ts';
import { readDefinition } from './create/read-definition.ts';
import { done, failed, type Prepared, refused } from './outcome.ts';
import { findTable, type Tables } from './tables.ts';

export function prepareCreateTable(_: Tables, input: unknown): Prepared {
  const fields = readFields(input, CREATE_FIELDS);
  if (!fields.ok) return refused(fields.error);
  const definition = readDefinition(fields.value);
  if (!definition.ok) return refused(definition.error);
  const { name } = definition.value;
  return ok((database) => {
    if (database.tables.has(name))
      return failed(database, failureOf({ code: 'table-exists', params: { table: name } }));
    return done(withTable(database, createTable(definition.value)), { TableDescription: { TableName: name } }, []);
  });
}

const TIME_TO_LIVE_FIELDS = { AttributeName: required(text), Enabled: required(flag) } as const;

export function prepareUpdateTimeToLive(tables: Tables, input: unknown): Prepared {
  const fields = readFields(input, {
    TableName: required(tableName),
    TimeToLiveSpecification: required((json: unknown, field: string) => readFields(json, TIME_TO_LIVE_FIELDS, field)),
  });
  if (!fields.ok) return refused(fields.error);
  const { TableName, TimeToLiveSpecification } = fields.value;
  const found = findTable(tables, TableName);
  if (!found.ok) return refused(found.error);
  return ok((database) => {
    const { timeToLive, ...table } = tableOf(database, TableName);
    const { AttributeName, Enabled } = TimeToLiveSpecification;
    return done(withTable(database, Enabled ? { ...table, timeToLive: AttributeName } : table), {}, []);
  });
}
