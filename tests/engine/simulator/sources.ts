/** Where it is known from that DynamoDB behaves so: what each source shows. */
const GUIDE = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide';
const ALTERNATOR = 'https://github.com/scylladb/scylladb/blob/master/test/alternator';
const CONFORMANCE = 'https://github.com/paritysuite/dynamodb-conformance/blob/main/tests';

export const SOURCES = {
  /** AWS's own engine for development, version 1.25.1: it was asked each example and answers as the simulator does. */
  local: `${GUIDE}/DynamoDBLocal.html`,
  /** Fields, lengths and choices of each request, as the SDKs are made from it: a token has 1 to 36 characters. */
  model: 'https://github.com/boto/botocore/blob/develop/botocore/data/dynamodb/2012-08-10/service-2.json',
  /** The parameters of before expressions by operation, and that one call cannot have both. */
  legacy: `${GUIDE}/LegacyConditionalParameters.html`,
  /** That a local index fetches what it lacks from the table. */
  localIndexes: `${GUIDE}/LSI.html`,
  /** That a global index gives nothing but what is projected into it. */
  globalIndexes: `${GUIDE}/GSI.html`,
  /**
   * Tests that are run against AWS too. There: ALL_OLD of an item that was not there has no attributes; a REMOVE
   * creates no item; of a list whose element was set, UPDATED_NEW and UPDATED_OLD show that element.
   */
  alternatorReturns: `${ALTERNATOR}/test_returnvalues.py`,
  /** As above: REMOVE through what is not there is refused where there is an item, and does nothing where there is none. */
  alternatorUpdates: `${ALTERNATOR}/test_update_expression.py`,
  /**
   * As above: an expression that is wrong refuses a transaction as a whole; a key of another type cancels it before any
   * condition is looked at, and only the first such is reported; a projection shows no key that it does not name.
   */
  alternatorTransactions: `${ALTERNATOR}/test_transact.py`,
  /** Tests recorded on AWS: in a transaction an expression that does not parse comes before a table that is not there. */
  conformanceOrder: `${CONFORMANCE}/tier3/validation-ordering/transactions.test.ts`,
  /** As above: a SET beyond the end of a list appends. */
  conformancePaths: `${CONFORMANCE}/tier1/updateItem/paths.test.ts`,
} as const;

export type Source = keyof typeof SOURCES;
