/** An index key that ends in a value several records share: they come in no stated order, and a page may split them. */
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { isFixed, isUnique, partsOf } from '../table-key-parts.ts';

type IndexTailCases = {
  'index-key-without-tail': { readonly index: string; readonly key: string; readonly attribute: string };
};

export const indexTail: Rule<IndexTailCases> = {
  name: 'index-tail',
  codes: { 'index-key-without-tail': 'advice' },
  ofDesign({ design, prepared }) {
    const seen = new Set<string>();
    return prepared.indexes.flatMap(({ index, keys }): Found<IndexTailCases>[] => {
      const last = keys.at(-1);
      const parts = partsOf(keys);
      const tail = parts?.at(-1);
      if (!parts || !tail || last?.kind !== 'template' || tail.key !== last || last.part !== 'sort') return [];
      if (seen.has(last.name) || ID.test(tail.attribute.name) || isFixed(design, tail.attribute)) return [];
      if (isUnique(prepared, new Set(parts.map(({ attribute }) => attribute.name)))) return [];
      seen.add(last.name);
      const params = { index: index.name, key: last.name, attribute: tail.attribute.name };
      return [{ code: 'index-key-without-tail', path: ['entity', 'keys', last.name, 'template'], params }];
    });
  },
};

/** What is called an id is taken for one, marked or not. */
const ID = /id$/i;
