/** Where it is known from that DynamoDB behaves so. */
const GUIDE = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide';
const API = 'https://docs.aws.amazon.com/amazondynamodb/latest/APIReference';

export const SOURCES = {
  /** Asked the same, AWS's own engine for development answers so: version 1.25.1. */
  local: `${GUIDE}/DynamoDBLocal.html`,
  /** Fields, lengths and choices of each request, as the SDKs are made from it. */
  model: 'https://github.com/boto/botocore/blob/develop/botocore/data/dynamodb/2012-08-10/service-2.json',
  legacy: `${GUIDE}/LegacyConditionalParameters.html`,
  limits: `${GUIDE}/Constraints.html`,
  localIndexes: `${GUIDE}/LSI.html`,
  globalIndexes: `${GUIDE}/GSI.html`,
  updates: `${GUIDE}/Expressions.UpdateExpressions.html`,
  transactions: `${API}/API_TransactWriteItems.html`,
  /** Tests of other implementations that are run against AWS too. */
  alternator: 'https://github.com/scylladb/scylladb/blob/master/test/alternator/test_returnvalues.py',
  conformance: 'https://github.com/paritysuite/dynamodb-conformance/blob/main/tests/tier1/updateItem/paths.test.ts',
  dynalite: 'https://github.com/architect/dynalite/blob/main/test/query.js',
  dynaliteGrammar: 'https://github.com/architect/dynalite/blob/main/db/conditionParser.pegjs',
  /** Nothing was found that says so, nor that says otherwise. */
  none: null,
} as const;

export type Source = keyof typeof SOURCES;
