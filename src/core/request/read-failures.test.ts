import { describe, expect, it } from 'vitest';
import { readFailures } from './read-failures.ts';

const taken = { type: 'TransactionCanceledException', reasons: ['None', 'ConditionalCheckFailed', 'None'] };

const ESCAPE = String.fromCharCode(27);
const BODY = {
  name: 'TransactionCanceledException',
  CancellationReasons: [
    { Code: 'None' },
    { Code: 'ConditionalCheckFailed', Item: { id: { S: '1' } } },
    { Code: 'None' },
  ],
  message: 'see [None, ConditionalCheckFailed, None]',
};

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
    [
      'an array of reasons printed by Node',
      "[ { Code: 'None' }, { Code: 'ConditionalCheckFailed', Message: '…' }, { Code: 'None' } ]",
    ],
    ['a list of strings in Python', "['None','ConditionalCheckFailed','None']"],
    [
      'a list of Java reasons',
      '[CancellationReason(Code=None), CancellationReason(Code=ConditionalCheckFailed, Message=It (really) failed), CancellationReason(Code=None)]',
    ],
    [
      'Ruby structures',
      'cancellation_reasons=[#<struct Aws::DynamoDB::Types::CancellationReason item=nil, code="None", message=nil>, #<struct Aws::DynamoDB::Types::CancellationReason item={"n"=>"a > b"}, code="ConditionalCheckFailed", message="x">, #<struct Aws::DynamoDB::Types::CancellationReason item=nil, code="None", message=nil>]',
    ],
    [
      'a PHP array printed',
      `Array
(
    [CancellationReasons] => Array
        (
            [0] => Array
                (
                    [Code] => None
                )

            [1] => Array
                (
                    [Code] => ConditionalCheckFailed
                    [Message] => The conditional request failed
                    [Item] => Array
                        (
                            [code] => Array
                                (
                                    [S] => None
                                )
                        )
                )

            [2] => Array
                (
                    [Code] => None
                )
        )
)`,
    ],
    [
      'a PHP array dumped',
      `["CancellationReasons"]=>
  array(3) {
    [0]=>
    array(1) {
      ["Code"]=>
      string(4) "None"
    }
    [1]=>
    array(2) {
      ["Code"]=>
      string(22) "ConditionalCheckFailed"
      ["Message"]=>
      string(1) "x"
    }
    [2]=>
    array(1) {
      ["Code"]=>
      string(4) "None"
    }
  }`,
    ],
    [
      'a PHP array exported',
      "'CancellationReasons' => array ( 0 => array ( 'Code' => 'None', ), 1 => array ( 'Code' => 'ConditionalCheckFailed', ), 2 => array ( 'Code' => 'None', ), )",
    ],
    [
      'colours of a terminal',
      `${ESCAPE}[31mTransactionCanceledException${ESCAPE}[0m [ { Code: ${ESCAPE}[32m'None'${ESCAPE}[39m }, { Code: ${ESCAPE}[32m'ConditionalCheckFailed'${ESCAPE}[39m }, { Code: ${ESCAPE}[1;32m'None'${ESCAPE}[39m } ]`,
    ],
    ['colours that lost their first character', '[31mERROR[0m [None, [33mConditionalCheckFailed[39m, None]'],
    ['small letters', '[none, conditionalcheckfailed, none]'],
    ['capital letters', '[NONE, CONDITIONAL_CHECK_FAILED, NONE]'],
    [
      'a body cut off before the whole message',
      `resulted in a \`400 Bad Request\` response:
{"__type":"com.amazonaws.dynamodb.v20120810#TransactionCanceledException","CancellationReasons":[{"Code":"None"},{"Code" (truncated...)
 TransactionCanceledException (client): please refer [None, ConditionalCheckFailed, None] - {"__type":"com.amazonaws.dynamodb.v20120810#TransactionCanceledException","CancellationReasons":[{"Code":"None"},{"Code":"ConditionalCheckFailed","Message":"x"},{"Code":"None"}]}`,
    ],
    [
      'a line cut off in a string, then the message',
      '{"CancellationReasons":[{"Code":"None"},{"Code":"Condit\n[None, ConditionalCheckFailed, None]',
    ],
    ['the same error on two lines', `${JSON.stringify({ err: BODY, at: 1 })}\n${JSON.stringify({ err: BODY, at: 2 })}`],
    [
      'an item in plain values with a code of its own',
      JSON.stringify({
        name: 'TransactionCanceledException',
        CancellationReasons: [
          { Code: 'None' },
          {
            Code: 'ConditionalCheckFailed',
            Item: { code: 'None', Code: 'None', tags: ['None'], more: [{ Code: 'None' }], text: '[ThrottlingError]' },
          },
          { Code: 'None' },
        ],
      }),
    ],
    [
      'a piece of JSON still escaped',
      '\\"CancellationReasons\\":[{\\"Code\\":\\"None\\"},\\n{\\"Code\\":\\"ConditionalCheckFailed\\"},{\\"Code\\":\\"None\\"}]',
    ],
    ['prose with an apostrophe before', "can't write, users' list: [None, ConditionalCheckFailed, None]"],
    ['two empty values of Python beside it', 'args=[None, None] failed: [None, ConditionalCheckFailed, None]'],
    ['the list alone', '[None, ConditionalCheckFailed, None]'],
    ['a list over several lines', '[None,\n  ConditionalCheckFailed,\n  None]'],
  ])('%s', (_, log) => {
    expect(readFailures(log)).toStrictEqual([taken]);
  });

  it('mixed reasons keep their positions', () => {
    expect(readFailures('[TransactionConflict, None, ThrottlingError]')[0]?.reasons).toEqual([
      'TransactionConflict',
      'None',
      'ThrottlingError',
    ]);
  });

  it('of many positions each is read', () => {
    const reasons = Array.from({ length: 100 }, (_, at) => (at === 57 ? 'ConditionalCheckFailed' : 'None'));
    expect(readFailures(`[${reasons.join(', ')}]`)[0]?.reasons).toStrictEqual(reasons);
    expect(readFailures(JSON.stringify(reasons.map((Code) => ({ Code }))))[0]?.reasons).toStrictEqual(reasons);
  });

  it.each([
    ['{"CancellationReasons":[{"Code":"None"},{"Code":"ConditionalCheckFailed","Item":{"a":{"S":"x', 2],
    ['{"CancellationReasons":[{"Code":"None"},{"Code":"ConditionalCheckFailed"},{"Code":"Non', 2],
    ['[None, ConditionalCheckFailed, No', 2],
    ['[None, ConditionalCheckFailed, ...]', 2],
    ['[None, ConditionalCheckFailed..., None]', 2],
    ['{"__type":"…#TransactionCanceledException","CancellationReasons":[{"Code":"None"},{"Code" (truncated...)', 1],
  ])('one cut off keeps what it has: %s', (log, count) => {
    const reasons = taken.reasons.slice(0, count);
    expect(readFailures(log)).toStrictEqual([{ type: taken.type, reasons, isCut: true }]);
  });
});

describe('wherever a log breaks off, no position is wrong', () => {
  it.each([
    ['JSON', JSON.stringify(BODY)],
    ['JSON over several lines', JSON.stringify(BODY, null, 2)],
    ['JSON inside JSON', JSON.stringify({ log: JSON.stringify(BODY) })],
    [
      'Java',
      'TransactionCanceledException(CancellationReasons=[CancellationReason(Code=None), CancellationReason(Item={code=AttributeValue(S=None)}, Code=ConditionalCheckFailed, Message=x), CancellationReason(Code=None)])',
    ],
  ])('%s', (_, log) => {
    for (let end = 0; end <= log.length; end += 1) {
      for (const rest of ['', ' (truncated...)\nnext line, (with) [marks]: {"a": "b"}\n']) {
        for (const { reasons, isCut } of readFailures(log.slice(0, end) + rest)) {
          expect(reasons).toStrictEqual(taken.reasons.slice(0, reasons.length));
          expect(isCut === true || [0, 3].includes(reasons.length)).toBe(true);
        }
      }
    }
  });
});

describe('several errors in one text', () => {
  const type = 'TransactionCanceledException';

  it('are told apart by their reasons, each at its last place', () => {
    const log = '[None, TransactionConflict]\n[ThrottlingError, None]\n[None, TransactionConflict]';
    expect(readFailures(log)).toStrictEqual([
      { type, reasons: ['ThrottlingError', 'None'] },
      { type, reasons: ['None', 'TransactionConflict'] },
    ]);
  });

  it('are told apart by their types', () => {
    expect(readFailures('WARN ThrottlingException: slow\nERROR ConditionalCheckFailedException: x')).toStrictEqual([
      { type: 'ThrottlingException', reasons: [] },
      { type: 'ConditionalCheckFailedException', reasons: [] },
    ]);
  });

  it('a list of reasons and another type', () => {
    expect(
      readFailures('ThrottlingException, then TransactionCanceledException [None, TransactionConflict]'),
    ).toStrictEqual([
      { type, reasons: ['None', 'TransactionConflict'] },
      { type: 'ThrottlingException', reasons: [] },
    ]);
  });
});

describe('an error of the whole request', () => {
  it.each([
    ['ConditionalCheckFailedException: The conditional request failed', 'ConditionalCheckFailedException'],
    ['botocore.exceptions.ClientError: (ThrottlingException) slow down', 'ThrottlingException'],
    ['An error occurred (ExpiredToken) when calling', 'ExpiredTokenException'],
    ['User: x is not authorized (AccessDeniedException)', 'AccessDeniedException'],
    ['ServiceUnavailableException: later', 'ServiceUnavailable'],
    ['"one\\nInternalServerError"', 'InternalServerError'],
    ['{"__type":"…#IdempotentParameterMismatchException"}', 'IdempotentParameterMismatchException'],
  ])('an error of the whole request: %s', (log, type) => {
    expect(readFailures(log)).toStrictEqual([{ type, reasons: [] }]);
  });

  it('a sentence alone is a guess', () => {
    expect(readFailures('oops: The conditional request failed')).toStrictEqual([
      { type: 'ConditionalCheckFailedException', reasons: [], isGuess: true },
    ]);
  });

  it('beside an item with lists of its own', () => {
    const log = JSON.stringify({
      __type: 'ConditionalCheckFailedException',
      Item: { Code: ['None'], l: [{ Code: 'None' }] },
    });
    expect(readFailures(log)).toStrictEqual([{ type: 'ConditionalCheckFailedException', reasons: [] }]);
  });

  it.each([
    '',
    'it broke',
    '(None)',
    '[None',
    '[None of it worked]',
    '{"errors":[{"code":"ValidationError"}]}',
    '[None, Unheard]',
    '[1, 2, 3]',
    '{"email": "ada@x.org"}',
    '['.repeat(10_000),
    '\\'.repeat(10_000),
  ])('nothing in %j', (log) => {
    expect(readFailures(log)).toStrictEqual([]);
  });
});

/** A line of this size takes milliseconds read once, and minutes read once for each bracket. */
it.each([
  '[{"Code":',
  '[{"Code":"None"},',
  '[',
  '\\',
  '"[',
  '[None,',
  "'",
  '{"a":"\\"[',
  '[1;',
  'plain words, (and) more: ',
])('a megabyte of %j is read once', (piece) => {
  const log = `${piece.repeat(1_000_000 / piece.length)} ConditionalCheckFailed`;
  const begun = performance.now();
  readFailures(log);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
