/** `rank` (K2) gives a value's position among the allowed ones: a new value in their midst moves those behind it. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type RankMovesCases = { 'rank-moves': { readonly key: string; readonly attribute: string } };

export const rankMoves: Rule<RankMovesCases> = {
  name: 'rank-moves',
  codes: { 'rank-moves': 'advice' },
  ofDesign({ prepared }) {
    const keys = [...prepared.tableKeys, ...prepared.indexKeys.map(({ key }) => key)];
    return keys.flatMap((key): Found<RankMovesCases>[] => {
      if (key.kind !== 'template') return [];
      const ranked = key.template.template.segments.find(
        (segment) => typeof segment !== 'string' && segment.formats.some(({ name }) => name === 'rank'),
      );
      if (ranked === undefined || typeof ranked === 'string') return [];
      const params = { key: key.name, attribute: ranked.attribute };
      return [{ code: 'rank-moves', path: ['entity', 'keys', key.name, 'template'], params }];
    });
  },
};
