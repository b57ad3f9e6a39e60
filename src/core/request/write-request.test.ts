/** The operation and exact JSON of a plan (P4), and GetItem on what it wrote (Q3). */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '#core/design';
import { getItemRequest, writeRequest } from '#core/request';
import {
  creating,
  deleting,
  imageIn,
  type Parts,
  planOf,
  reference,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

const id = S('1');
const token = '6f1c6f5e-3f0a-4d6a-9a55-0c8f4d0f1a2b';
const parts: Parts = {
  attributes: [text('email'), text('status'), text('team')],
  constraints: [unique('EMAIL', ['email']), reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['create'])],
};
const actionsOf = (scenario: Scenario, more: Parts = parts) => planOf(smallDesign(more), scenario).actions;

describe('writeRequest', () => {
  it('P4: none of nothing', () => {
    expect(writeRequest([])).toBeNull();
  });

  it.each([
    {
      title: 'P4: one Put is a PutItem without a token',
      scenario: creating({ id, status: S('a') }),
      json: '{"operation":"PutItem","input":{"TableName":"things","Item":{"PK":{"S":"THING#1"},"SK":{"S":"THING"},"status":{"S":"a"}},"ConditionExpression":"attribute_not_exists(PK)"}}',
    },
    {
      title: 'P4: one Update is an UpdateItem without a token',
      scenario: updating({ id, status: S('a') }, { id, status: S('b') }),
      json: '{"operation":"UpdateItem","input":{"TableName":"things","Key":{"PK":{"S":"THING#1"},"SK":{"S":"THING"}},"UpdateExpression":"SET #status = :status","ConditionExpression":"attribute_exists(PK)","ExpressionAttributeNames":{"#status":"status"},"ExpressionAttributeValues":{":status":{"S":"b"}}}}',
    },
    {
      title: 'P4: one Delete is a DeleteItem without a token',
      scenario: deleting({ id }),
      json: '{"operation":"DeleteItem","input":{"TableName":"things","Key":{"PK":{"S":"THING#1"},"SK":{"S":"THING"}},"ConditionExpression":"attribute_exists(PK) AND attribute_not_exists(email)"}}',
    },
    {
      title: 'P4: two or more are a transaction, to which a token goes',
      scenario: creating({ id, email: S('a'), team: S('7') }),
      json: `{"operation":"TransactWriteItems","input":{"TransactItems":[{"Put":{"TableName":"things","Item":{"PK":{"S":"THING#1"},"SK":{"S":"THING"},"email":{"S":"a"},"team":{"S":"7"}},"ConditionExpression":"attribute_not_exists(PK)"}},{"Put":{"TableName":"things","Item":{"PK":{"S":"UNIQ#EMAIL#a"},"SK":{"S":"LOCK"}},"ConditionExpression":"attribute_not_exists(PK)"}},{"ConditionCheck":{"TableName":"things","Key":{"PK":{"S":"TEAM#7"},"SK":{"S":"META"}},"ConditionExpression":"attribute_exists(PK)"}}],"ClientRequestToken":"${token}"}}`,
    },
  ])('$title', ({ scenario, json }) => {
    const more = scenario.kind === 'create' ? parts : { ...parts, constraints: [unique('EMAIL', ['email'])] };
    expect(JSON.stringify(writeRequest(actionsOf(scenario, more), { token }))).toBe(json);
  });

  it('P4: a check alone is a transaction', () => {
    const [check] = actionsOf(creating({ id, team: S('7') })).filter(({ kind }) => kind === 'ConditionCheck');
    expect(check && writeRequest([check])).toEqual({
      operation: 'TransactWriteItems',
      input: {
        TransactItems: [
          {
            ConditionCheck: {
              TableName: 'things',
              Key: { PK: S('TEAM#7'), SK: S('META') },
              ConditionExpression: 'attribute_exists(PK)',
            },
          },
        ],
      },
    });
  });

  it('E1: the aliases setting reaches every action', () => {
    const request = writeRequest(actionsOf(creating({ id, email: S('a'), team: S('7') })), { aliases: 'always' });
    const names = { ExpressionAttributeNames: { '#PK': 'PK' } };
    expect(request).toMatchObject({
      input: { TransactItems: [{ Put: names }, { Put: names }, { ConditionCheck: names }] },
    });
  });
});

describe('getItemRequest', () => {
  it('Q3: reads one item by its whole key, strongly consistent', () => {
    const { record, locks } = imageIn(smallDesign(parts), { id, email: S('a') });
    expect([...(record ? [record] : []), ...locks].map(getItemRequest)).toEqual([
      {
        operation: 'GetItem',
        input: { TableName: 'things', Key: { PK: S('THING#1'), SK: S('THING') }, ConsistentRead: true },
      },
      {
        operation: 'GetItem',
        input: { TableName: 'things', Key: { PK: S('UNIQ#EMAIL#a'), SK: S('LOCK') }, ConsistentRead: true },
      },
    ]);
  });
});
