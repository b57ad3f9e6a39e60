/**
 * What holds of every place offered for a list, whatever the design: it is read there, or a reason says why not; other
 * lists keep their Query, or are named; records stay apart; and from there the list comes home again.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Design, encodeDesign, type PlacementProposal, proposePlacements, query } from '#core';
import { placeAccessPattern, placementOf, type State } from '#core/design';
import { imageOf, prepareDesign } from '#core/image';
import { alikeRows, placedArbitrary } from './arbitrary/placed.ts';
import { randomRuns } from './fast-check-options.ts';

/** A key may keep less than the value: what is assumed is assumed of what it keeps. */
const asKept = (value: unknown): string => JSON.stringify(value).toLowerCase();

function tableKeys(of: Design, states: readonly State[]): (string | undefined)[] {
  const prepared = prepareDesign(of);
  return states.map((state) => {
    const record = imageOf(prepared, state).record;
    return record && JSON.stringify(record.key);
  });
}

const says = ({ reasons }: PlacementProposal, code: string): boolean => reasons.some((reason) => reason.code === code);

describe('every place offered for a list', () => {
  const offers = (check: (design: Design, proposal: PlacementProposal, placed: Design) => void) => (drawn: Design) => {
    for (const proposal of proposePlacements(drawn, 'L')) {
      if (proposal.placement) check(drawn, proposal, placeAccessPattern(drawn, 'L', proposal.placement));
    }
  };
  const ofAll = (check: Parameters<typeof offers>[0]) => {
    fc.assert(
      fc.property(placedArbitrary, (drawn) => {
        offers(check)(drawn);
      }),
      randomRuns(600),
    );
  };

  it('Q1: gives the list a Query, or says why not', () => {
    ofAll((_, proposal, placed) => {
      expect(query(placed, 'L').request !== null || says(proposal, 'no-query')).toBe(true);
    });
  });

  it('leaves another list its Query, or names it', () => {
    ofAll((drawn, proposal, placed) => {
      const kept = query(drawn, 'M').request === null || query(placed, 'M').request !== null;
      const named = proposal.reasons.some(({ code, params }) => code === 'loses-key' && params.lists.includes('M'));
      expect(kept || named).toBe(true);
    });
  });

  it('K6: keeps records apart that the table kept apart, or says what it assumes', () => {
    fc.assert(
      fc.property(placedArbitrary, alikeRows, (drawn, states) => {
        const before = tableKeys(drawn, states);
        offers((_, proposal, placed) => {
          const assumed = proposal.reasons.flatMap(({ code, params }) =>
            code === 'assumed-unique' ? [params.attributes] : drawn.constraints ? [['id']] : [],
          );
          const after = tableKeys(placed, states);
          for (const [a, first] of states.entries()) {
            for (const [b, second] of states.entries()) {
              if (before[a] === before[b] || after[a] === undefined || before[a] === undefined) continue;
              const isMet = (names: readonly string[]) =>
                names.some((name) => asKept(first[name]) !== asKept(second[name]));
              if (!assumed.every(isMet)) continue;
              expect(after[a]).not.toBe(after[b]);
            }
          }
        })(drawn);
      }),
      randomRuns(600),
    );
  });

  it('is left again for where the list lived, to the letter', () => {
    ofAll((drawn, _, placed) => {
      const home = placementOf(drawn, 'L');
      if (!home) return;
      expect(encodeDesign(placeAccessPattern(placed, 'L', home))).toBe(encodeDesign(drawn));
      expect(placeAccessPattern(drawn, 'L', home)).toBe(drawn);
    });
  });

  it('is where the list lives afterwards', () => {
    ofAll((_, __, placed) => {
      const home = placementOf(placed, 'L');
      expect(home && placeAccessPattern(placed, 'L', home)).toBe(placed);
    });
  });
});
