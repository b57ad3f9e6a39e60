import { expect, it } from 'vitest';
import { EXAMPLES, query } from '#core';
import { paginationLoop } from './pagination-loop.ts';

it('Q2: goes on until LastEvaluatedKey is absent, and reads what the Query reads', () => {
  const tickets = EXAMPLES.find(({ id }) => id === 'support-ticket')?.design;
  const request = tickets && query(tickets, 'Open tickets of a team').request;
  if (!request) throw new Error('the example has a list');
  const text = paginationLoop(request);
  expect(text).toContain('} while (startKey !== undefined);');
  expect(text).toContain('ExclusiveStartKey: startKey');
  const literal = /QueryCommandInput = (\{[\s\S]*?\n {2}\});/.exec(text)?.[1] ?? '';
  expect(JSON.parse(literal)).toEqual(request.input);
});
