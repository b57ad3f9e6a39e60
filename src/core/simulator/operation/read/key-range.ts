/**
 * Key conditions against the keys of a table or index: equality on every partition attribute, then sort attributes
 * from the left without a gap, of which the last may have a range.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html
 */
import { ok } from '#core/shared';
import { type KeyValue, typeOf } from '#core/value';
import { type Checked, refuse } from '../../problem.ts';
import { checkLengths } from '../../request/keys.ts';
import { afterParts, afterPrefix, keyText, partText } from '../../table/key-text.ts';
import type { KeyRange } from '../../table/sorted-map.ts';
import {
  type IndexDefinition,
  isKeyValue,
  type KeyAttribute,
  keyAttributes,
  type TableDefinition,
} from '../../table/table-definition.ts';
import type { KeyClause } from './key-clause.ts';

type Keys = TableDefinition | IndexDefinition;
export type BoundRange = Required<KeyRange>;

/** The range of key texts that the clauses ask for. */
export function keyRange(keys: Keys, clauses: readonly KeyClause[]): Checked<BoundRange> {
  const named = byAttribute(clauses);
  if (!named.ok) return named;
  const partition = partitionText(keys, named.value);
  if (!partition.ok) return partition;
  const sort = sortClauses(keys, named.value);
  if (!sort.ok) return sort;
  let text = partition.value;
  for (const { attribute, clause } of sort.value) {
    const values = checkClause(keys, attribute, clause);
    if (!values.ok) return values;
    const [value, upper] = values.value;
    if (clause.operator !== '=') return ok(RANGES[clause.operator](text, value, upper ?? value));
    text += keyText([value]);
  }
  return ok({ from: text, to: afterParts(text) });
}

type Clauses = ReadonlyMap<string, KeyClause>;

function byAttribute(clauses: readonly KeyClause[]): Checked<Clauses> {
  const named = new Map<string, KeyClause>();
  for (const clause of clauses) {
    if (named.has(clause.attribute)) return refuse('key-condition-repeated', { attribute: clause.attribute });
    named.set(clause.attribute, clause);
  }
  return ok(named);
}

function partitionText(keys: Keys, clauses: Clauses): Checked<string> {
  let text = '';
  for (const attribute of keys.partition) {
    const clause = clauses.get(attribute.name);
    if (clause === undefined) return refuse('key-condition-missing', { attribute: attribute.name });
    if (clause.operator !== '=') return refuse('key-condition-partition', { attribute: attribute.name });
    const values = checkClause(keys, attribute, clause);
    if (!values.ok) return values;
    text += keyText(values.value);
  }
  return ok(text);
}

interface SortClause {
  readonly attribute: KeyAttribute;
  readonly clause: KeyClause;
}

/** The clauses on sort attributes in the order of the key; nothing is left over and nothing skipped. */
function sortClauses(keys: Keys, clauses: Clauses): Checked<readonly SortClause[]> {
  const known = new Set(keyAttributes(keys).map(({ name }) => name));
  const extra = [...clauses.keys()].find((name) => !known.has(name));
  if (extra !== undefined) return refuse('key-condition-extra', { attribute: extra });
  const found: SortClause[] = [];
  let gap: KeyAttribute | undefined;
  for (const attribute of keys.sort) {
    const clause = clauses.get(attribute.name);
    if (clause !== undefined && gap !== undefined) {
      return refuse('key-condition-gap', { attribute: attribute.name, missing: gap.name });
    }
    if (clause?.operator !== '=') gap ??= attribute;
    if (clause !== undefined) found.push({ attribute, clause });
  }
  return ok(found);
}

/** A clause's values, where they fit the key attribute. */
function checkClause(keys: Keys, { name, type }: KeyAttribute, clause: KeyClause): Checked<[KeyValue, ...KeyValue[]]> {
  const isSort = keys.sort.some((attribute) => attribute.name === name);
  const values: KeyValue[] = [];
  for (const value of clause.values) {
    if (!isKeyValue(value, type)) {
      return refuse('key-condition-type', { attribute: name, expected: type, actual: typeOf(value) });
    }
    if (partText(value) === '') return refuse('key-empty', { attribute: name });
    // Asked for a partition whose key is too long, DynamoDB Local finds nothing; of a sort key it minds the length.
    const checked = isSort ? checkLengths(keys, { [name]: value }) : ok(true);
    if (!checked.ok) return checked;
    values.push(value);
  }
  const [first, ...rest] = values;
  return first === undefined ? refuse('key-condition-missing', { attribute: name }) : ok([first, ...rest]);
}

/** The range of each operator, after the text of what stands before it. */
const RANGES = {
  '<': (text, value) => ({ from: text, to: text + keyText([value]) }),
  '<=': (text, value) => ({ from: text, to: afterParts(text + keyText([value])) }),
  '>': (text, value) => ({ from: afterParts(text + keyText([value])), to: afterParts(text) }),
  '>=': (text, value) => ({ from: text + keyText([value]), to: afterParts(text) }),
  BETWEEN: (text, lower, upper) => ({ from: text + keyText([lower]), to: afterParts(text + keyText([upper])) }),
  begins_with: (text, prefix) => ({ from: text + partText(prefix), to: afterPrefix(text + partText(prefix)) }),
} satisfies Record<Exclude<KeyClause['operator'], '='>, (text: string, value: KeyValue, upper: KeyValue) => BoundRange>;
