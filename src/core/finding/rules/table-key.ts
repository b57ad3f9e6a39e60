/** The table's key has no value in a state (K3, K4): then there is no record to write. */
import { own } from '#core/shared';
import type { Found } from '../finding.ts';
import type { Rule, StatedSide } from '../rule.ts';

type Part = { readonly key: string; readonly attribute: string };
type TableKeyCases = { 'table-key-missing': Part; 'table-key-empty': Part; 'table-key-when': { readonly key: string } };

export const tableKey: Rule<TableKeyCases> = {
  name: 'table-key',
  codes: { 'table-key-missing': 'error', 'table-key-empty': 'error', 'table-key-when': 'error' },
  ofScenario({ prepared: { tableKeys }, sides }) {
    if (sides.every(({ image }) => image.record)) return NONE;
    return sides.flatMap((side) => tableKeys.flatMap(({ name }) => check(name, side)));
  },
};

const NONE: readonly Found<TableKeyCases>[] = [];

function check(key: string, { image, state, path }: StatedSide): Found<TableKeyCases>[] {
  const outcome = own(image.keys, key);
  if (!outcome || 'value' in outcome) return [];
  const { absent, attribute } = outcome;
  if (absent === 'when') return [{ code: 'table-key-when', path, params: { key } }];
  if (absent !== 'missing' || attribute === undefined) return [];
  const code = own(state, attribute) === undefined ? 'table-key-missing' : 'table-key-empty';
  return [{ code, path: [...path, attribute], params: { key, attribute } }];
}
