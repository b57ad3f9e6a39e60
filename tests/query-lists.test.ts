/** Every Query that is offered gives exactly the list that was stated, whatever the rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageOf, prepareDesign } from '#core/image';
import { queryPattern } from '#core/request';
import { listArbitrary } from './arbitrary/list.ts';
import { inQuery } from './evaluate-key-condition.ts';
import { randomRuns } from './fast-check-options.ts';
import { keyNamesOf, naiveList } from './naive-list.ts';

describe('Q1: Queries over random rows', () => {
  it('match exactly the rows of a naive filter, or are not offered', () => {
    let offered = 0;
    const runs = randomRuns(2000);
    fc.assert(
      fc.property(listArbitrary, (list) => {
        const prepared = prepareDesign(list.design);
        const { request } = queryPattern(prepared, list.pattern);
        if (!request) return;
        offered += 1;
        const keys = keyNamesOf(prepared);
        const isListed = (item: object) => keys.every((name) => name in item);
        const found = list.rows.filter((state) => {
          const { record } = imageOf(prepared, state);
          return record && isListed(record.item) && inQuery(request.input, record.item);
        });
        const tags = (states: readonly object[]) => states.map((state) => JSON.stringify(state)).sort();
        expect(tags(found)).toEqual(tags(naiveList(list).map(({ state }) => state)));
      }),
      runs,
    );
    expect(offered).toBeGreaterThan(runs.numRuns / 3);
  });

  it('never hold a FilterExpression, and a consistent read only where one can be', () => {
    fc.assert(
      fc.property(listArbitrary, fc.boolean(), ({ design, pattern }, consistent) => {
        const { request, source } = queryPattern(prepareDesign(design), pattern, { consistent });
        if (!request) return;
        expect(Object.keys(request.input)).not.toContain('FilterExpression');
        expect(request.input.ConsistentRead === true).toBe(consistent && source?.kind !== 'global');
        const [partition] = request.input.KeyConditionExpression.split(' AND ');
        expect(partition).toMatch(/^\S+ = :\S+$/);
      }),
      randomRuns(200),
    );
  });
});
