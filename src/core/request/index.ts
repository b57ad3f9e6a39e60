export { createTableRequests } from './create-table.ts';
export { getItemRequest } from './get-item.ts';
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
