/** The fields of CreateTable, index lists included. Settings that change nothing here are taken and left. */
import { KEY_TYPES } from '#core/value';
import type { FieldsOf } from '../../request/fields.ts';
import {
  anything,
  choice,
  count,
  flag,
  list,
  optional,
  type Reader,
  readFields,
  required,
  tableName,
  text,
} from '../../request/fields.ts';

const reading =
  <R extends Parameters<typeof readFields>[1]>(readers: R): Reader<FieldsOf<R>> =>
  (json, field) =>
    readFields(json, readers, field);

const KEY_SCHEMA = list(reading({ AttributeName: required(text), KeyType: required(choice(['HASH', 'RANGE'])) }), 1);

const THROUGHPUT = reading({ ReadCapacityUnits: required(count(1)), WriteCapacityUnits: required(count(1)) });

const INDEX = {
  IndexName: required(tableName),
  KeySchema: required(KEY_SCHEMA),
  Projection: required(
    reading({
      ProjectionType: required(choice(['ALL', 'KEYS_ONLY', 'INCLUDE'])),
      NonKeyAttributes: optional(list(text, 1)),
    }),
  ),
} as const;

const GLOBAL_INDEX = {
  ...INDEX,
  ProvisionedThroughput: optional(THROUGHPUT),
  OnDemandThroughput: optional(anything),
  WarmThroughput: optional(anything),
} as const;

export const CREATE_FIELDS = {
  TableName: required(tableName),
  AttributeDefinitions: required(
    list(reading({ AttributeName: required(text), AttributeType: required(choice(KEY_TYPES)) })),
  ),
  KeySchema: required(KEY_SCHEMA),
  BillingMode: optional(choice(['PROVISIONED', 'PAY_PER_REQUEST'])),
  ProvisionedThroughput: optional(THROUGHPUT),
  GlobalSecondaryIndexes: optional(list(reading(GLOBAL_INDEX))),
  LocalSecondaryIndexes: optional(list(reading(INDEX))),
  DeletionProtectionEnabled: optional(flag),
  OnDemandThroughput: optional(anything),
  ResourcePolicy: optional(text),
  SSESpecification: optional(anything),
  StreamSpecification: optional(anything),
  TableClass: optional(choice(['STANDARD', 'STANDARD_INFREQUENT_ACCESS'])),
  Tags: optional(anything),
  WarmThroughput: optional(anything),
} as const;

export type CreateFields = FieldsOf<typeof CREATE_FIELDS>;
export type GlobalIndexFields = NonNullable<CreateFields['GlobalSecondaryIndexes']>[number];
export type IndexFields = NonNullable<CreateFields['LocalSecondaryIndexes']>[number];
export type KeySchemaFields = CreateFields['KeySchema'];
