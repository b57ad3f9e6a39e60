import { describe, expect, it } from 'vitest';
import { compile } from '#core/compile';
import type { Design } from '#core/design';
import { reference, S, smallDesign, text, unique } from '../../../tests/small-design.ts';
import { refusalsOf } from './refusals.ts';

const before = { id: S('1'), email: S('a'), team: S('7') };
const after = { ...before, email: S('b'), team: S('8') };

const design = (more: Partial<Design['table']> = {}): Design =>
  smallDesign({
    table: more,
    attributes: [text('email'), text('team'), text('name')],
    constraints: [unique('EMAIL', ['email']), reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['update'])],
    scenarios: [
      { name: 'Change', kind: 'update', before, after },
      { name: 'Rename', kind: 'update', before, after: { ...before, name: S('n') } },
      { name: 'Keep', kind: 'update', before, after: before },
    ],
  });

const LOCAL: Partial<Design['table']> = {
  indexes: [
    {
      name: 'L1',
      kind: 'local',
      partitionKey: [{ name: 'PK', type: 'S' }],
      sortKey: [{ name: 'name', type: 'S' }],
      projection: { type: 'ALL' },
    },
  ],
};

/** `TransactionConflict:wait` and so on, a line for each position and one for the whole. */
function outline(one: Design, scenario: string, token?: string): readonly string[] {
  const { positions, request } = refusalsOf(compile(one, scenario, token === undefined ? {} : { token }), one);
  return [...positions, request].map((refusals) =>
    refusals.map(({ code, cause, retry }) => `${code ?? '…'}:${cause}:${retry}`).join(' '),
  );
}

const COMMON =
  'TransactionConflict:conflict:wait ProvisionedThroughputExceeded:capacity:backOff ThrottlingError:scaling:backOff';
const FULL = ' ItemCollectionSizeLimitExceeded:full:never';
const misfit = (cause: string): string => ` ValidationError:${cause}:never`;
const WHOLE = '…:mixed:byPosition';
const EARLY = ' ValidationException:malformed:never ResourceNotFoundException:noTable:never';

describe('P7 what a refusal can carry besides a failed condition', () => {
  it('by position of a transaction: update, claim, release, check', () => {
    expect(outline(design(), 'Change')).toStrictEqual([
      COMMON + misfit('update'),
      COMMON + misfit('put'),
      COMMON + misfit('key'),
      COMMON + misfit('key'),
      WHOLE + EARLY,
    ]);
  });

  it('with a token also what the token is refused for', () => {
    expect(outline(design(), 'Change', 'once').at(-1)).toBe(
      `${WHOLE} TransactionInProgressException:inProgress:wait IdempotentParameterMismatchException:mismatch:never${EARLY}`,
    );
  });

  it('with a local index only what stores something can outgrow it', () => {
    expect(outline(design(LOCAL), 'Change').slice(0, 4)).toStrictEqual([
      COMMON + FULL + misfit('update'),
      COMMON + FULL + misfit('put'),
      COMMON + misfit('key'),
      COMMON + misfit('key'),
    ]);
  });

  it('of a single write: exceptions in place of reasons', () => {
    const plain = { ...design(LOCAL), constraints: [] };
    expect(outline(plain, 'Rename', 'once')).toStrictEqual([
      'TransactionConflictException:conflict:wait ProvisionedThroughputExceededException:capacity:backOff ThrottlingException:scaling:backOff ItemCollectionSizeLimitExceededException:full:never ValidationException:update:never',
      'ResourceNotFoundException:noTable:never',
    ]);
  });

  it('of nothing to write: nothing', () => {
    expect(refusalsOf(compile(design(), 'Keep'), design())).toStrictEqual({ positions: [], request: [] });
  });
});
