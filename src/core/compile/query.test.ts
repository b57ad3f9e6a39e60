import { describe, expect, it } from 'vitest';
import { readDesign } from '../../../tests/fixtures.ts';
import supportTicket from '../design/examples/support-ticket.json';
import { query } from './query.ts';

const LIST = 'Open tickets of a team';
const tickets = readDesign(supportTicket);
const errors = ({ findings }: ReturnType<typeof query>) => findings.filter(({ severity }) => severity === 'error');

describe('query', () => {
  it('Q1: is the Query of the example, exactly', () => {
    const { request, findings } = query(tickets, LIST);
    expect(request).toEqual({
      operation: 'Query',
      input: {
        TableName: 'tickets',
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :GSI1PK AND begins_with(GSI1SK, :GSI1SK)',
        ExpressionAttributeValues: { ':GSI1PK': { S: 'TEAM#7' }, ':GSI1SK': { S: 'STATUS#open#TICKET#' } },
        Limit: 25,
      },
    });
    expect(findings.filter(({ path }) => path[0] === 'accessPatterns')).toEqual([]);
  });

  it('says that no list has this name', () => {
    const result = query(tickets, 'No such list');
    expect(result.request).toBeNull();
    expect(errors(result)).toEqual([
      {
        code: 'unknown-access-pattern',
        severity: 'error',
        path: ['accessPatterns'],
        params: { accessPattern: 'No such list' },
      },
    ]);
  });

  it('gives no Query with an error of its own, and none of a table DynamoDB would not know', () => {
    const open = readDesign({
      ...supportTicket,
      accessPatterns: [{ ...supportTicket.accessPatterns[0], where: {} }],
    });
    expect(query(open, LIST).request).toBeNull();
    expect(errors(query(open, LIST)).map(({ code, path }) => [code, path])).toEqual([
      ['query-partition-open', ['accessPatterns', 0, 'where', 'teamId']],
    ]);
    const unnamed = readDesign({ ...supportTicket, table: { ...supportTicket.table, name: 'x' } });
    expect(query(unnamed, LIST).request).toBeNull();
  });

  it('goes on in spite of errors elsewhere', () => {
    const design = readDesign({
      ...supportTicket,
      table: { ...supportTicket.table, timeToLive: 'nothing' },
      constraints: [{ kind: 'unique', name: 'X', attributes: ['nothing'] }],
    });
    expect(errors(query(design, LIST)).length).toBeGreaterThan(0);
    expect(query(design, LIST).request).not.toBeNull();
  });
});
