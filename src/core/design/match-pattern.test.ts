import { describe, expect, it } from 'vitest';
import { type AccessPattern, matchPattern } from './index.ts';

const pattern = (partition: string[], sort: string[]): AccessPattern => ({ name: 'p', partition, sort, where: {} });
const keys = { partition: [['team']], sort: [['status', 'team', 'id'], ['id']] };

describe('matchPattern', () => {
  it.each([
    [['team'], [], { ok: true, sort: ['status', 'id'] }],
    [['team'], ['status'], { ok: true, sort: ['status', 'id'] }],
    [['team'], ['status', 'id'], { ok: true, sort: ['status', 'id'] }],
    [['team', 'team'], ['team', 'status', 'status'], { ok: true, sort: ['status', 'id'] }],
    [['team'], ['id'], { ok: false, part: 'sort', shown: ['status', 'id'] }],
    [['team'], ['status', 'id', 'more'], { ok: false, part: 'sort', shown: ['status', 'id'] }],
    [['other'], [], { ok: false, part: 'partition', shown: ['team'] }],
    [['team', 'other'], [], { ok: false, part: 'partition', shown: ['team'] }],
    [[], [], { ok: false, part: 'partition', shown: ['team'] }],
  ])('Q1: partition %j, sort %j', (partition, sort, match) => {
    expect(matchPattern(keys, pattern(partition, sort))).toStrictEqual(match);
  });
});
