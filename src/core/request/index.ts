export { createTableRequests } from './create-table.ts';
export { getItemRequest } from './get-item.ts';
export { type PatternQuery, type QueryOptions, queryPattern } from './query.ts';
export { type KeyCondition, meetsKeyConditions } from './query-condition.ts';
export { QUERY_CODES, type QueryCases, type QueryProblem } from './query-problem.ts';
export { type QuerySource, querySource, type ShownAt, shownAt, shownAttributes } from './query-source.ts';
export { ERROR_TYPES, REASON_CODES, type ReasonCode, type WriteErrorType } from './read-failure-codes.ts';
export { type LoggedFailure, readFailures } from './read-failures.ts';
export type {
  ConditionCheckInput,
  CreateTableInput,
  DeleteInput,
  GetItemInput,
  KeySchemaElement,
  PutInput,
  QueryInput,
  ReadRequest,
  TableRequest,
  TransactItem,
  TransactWriteItemsInput,
  UpdateInput,
  UpdateTimeToLiveInput,
  WriteRequest,
} from './request.ts';
export { assembleRequest, type RequestOptions, transactItem, writeRequest } from './write-request.ts';
