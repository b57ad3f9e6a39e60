import { describe, expect, it } from 'vitest';
import { readFailure } from './read-failure.ts';

const taken = { type: 'TransactionCanceledException', reasons: ['None', 'ConditionalCheckFailed', 'None'] };

describe('what programs log of a cancelled transaction', () => {
  it.each([
    [
      'the body as JSON',
      JSON.stringify({
        __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
        CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Message: '…' }, { Code: 'None' }],
        Message: 'something a Region says',
      }),
    ],
    [
      'an error printed by Node',
      `TransactionCanceledException: anything at all
    at throwDefaultError (file.js:1:1) {
  CancellationReasons: [
    { Code: 'None' },
    { Code: 'ConditionalCheckFailed', Message: 'x', Item: { email: { S: 'Code' } } },
    { Code: 'None' }
  ]
}`,
    ],
    ['a message', 'Transaktion abgebrochen [None, ConditionalCheckFailed, None]'],
    [
      'the command line',
      'An error occurred (TransactionCanceledException) when calling the TransactWriteItems operation: cancelled, reasons [None, ConditionalCheckFailed, None]',
    ],
    [
      'a Python dictionary',
      "{'Error': {'Code': 'TransactionCanceledException'}, 'CancellationReasons': [{'Code': 'None'}, {'Code': 'ConditionalCheckFailed', 'Message': 'x'}, {'Code': 'None'}]}",
    ],
    [
      'a Java exception',
      'TransactionCanceledException(Message=…, CancellationReasons=[CancellationReason(Code=None), CancellationReason(Code=ConditionalCheckFailed, Message=x), CancellationReason(Code=None)])',
    ],
    [
      'a Rust value',
      'TransactionCanceledException { cancellation_reasons: Some([CancellationReason { item: None, code: Some("None"), message: None }, CancellationReason { item: None, code: Some("ConditionalCheckFailed"), message: Some("x") }, CancellationReason { item: None, code: Some("None"), message: None }]) }',
    ],
    [
      'JSON inside a line of JSON',
      JSON.stringify({
        level: 'error',
        detail: JSON.stringify({
          name: 'TransactionCanceledException',
          CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }, { Code: 'None' }],
        }),
      }),
    ],
    ['the list alone', '[None, ConditionalCheckFailed, None]'],
    ['a list over several lines', '[None,\n  ConditionalCheckFailed,\n  None]'],
  ])('%s', (_, log) => {
    expect(readFailure(log)).toEqual(taken);
  });

  it('mixed reasons keep their positions', () => {
    expect(readFailure('[TransactionConflict, None, ThrottlingError]')?.reasons).toEqual([
      'TransactionConflict',
      'None',
      'ThrottlingError',
    ]);
  });

  it.each([
    ['ConditionalCheckFailedException: The conditional request failed', 'ConditionalCheckFailedException'],
    ['botocore.exceptions.ClientError: (ThrottlingException) slow down', 'ThrottlingException'],
    ['{"__type":"…#IdempotentParameterMismatchException"}', 'IdempotentParameterMismatchException'],
  ])('an error of the whole request: %s', (log, type) => {
    expect(readFailure(log)).toEqual({ type, reasons: [] });
  });

  it.each(['', 'it broke', '[1, 2, 3]', '{"email": "ada@x.org"}', '['.repeat(10_000), '\\'.repeat(10_000)])(
    'nothing in %j',
    (log) => {
      expect(readFailure(log)).toBeUndefined();
    },
  );
});
