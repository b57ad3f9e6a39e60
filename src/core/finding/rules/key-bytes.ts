/** Key values beyond their bytes (K5): of the table, of its indexes, of locks, and of the items references point at. */
import type { State } from '#core/design';
import type { ImageItem, PreparedDesign, PreparedKey, PreparedLock } from '#core/image';
import { own } from '#core/shared';
import { type AttributeValue, type Item, type KeyValue, keyValueBytes, valueSize } from '#core/value';
import type { Found, Path } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Rule, ScenarioContext, StatedSide } from '../rule.ts';

type Size = { readonly bytes: number; readonly limit: number };
type KeyBytesCases = {
  'key-too-long': Size & { readonly key: string; readonly attribute: string };
  'lock-key-too-long': Size & { readonly constraint: string; readonly attribute: string };
  'reference-key-too-long': Size & { readonly constraint: string; readonly key: string };
};

export const keyBytes: Rule<KeyBytesCases> = {
  name: 'key-bytes',
  codes: { 'key-too-long': 'error', 'lock-key-too-long': 'error', 'reference-key-too-long': 'error' },
  ofScenario(context) {
    const found: Found<KeyBytesCases>[] = [];
    for (const side of context.sides) {
      checkRecord(context.prepared, side, found);
      for (const lock of side.image.locks) checkLock(context, side, lock, found);
      checkReferences(context, side, found);
    }
    return found;
  },
};

type Part = 'partition' | 'sort';

/** Bytes of a key value where they are beyond the limit; most texts are far too short to be measured. */
function excess(value: KeyValue | undefined, limit: number): number | undefined {
  if (value === undefined || ('S' in value && value.S.length * 3 <= limit)) return undefined;
  const bytes = keyValueBytes(value);
  return bytes > limit ? bytes : undefined;
}

function checkRecord(prepared: PreparedDesign, side: StatedSide, found: Found<KeyBytesCases>[]): void {
  const { record, keys } = side.image;
  for (const key of prepared.tableKeys) {
    const outcome = own(keys, key.name);
    const limit = LIMITS.keyBytes[key.part];
    const bytes = outcome && 'value' in outcome ? excess(outcome.value, limit) : undefined;
    if (bytes !== undefined) found.push(tooLong(key, bytes, limit, side));
  }
  if (!record) return;
  for (const { index, keys: ofIndex } of prepared.indexes) {
    const { length } = index.partitionKey;
    checkIndexPart(ofIndex.slice(0, length), 'partition', record.item, side, found);
    checkIndexPart(ofIndex.slice(length), 'sort', record.item, side, found);
  }
}

/** The limit is on all key attributes of one part together. */
function checkIndexPart(
  keys: readonly PreparedKey[],
  part: Part,
  item: Item,
  side: StatedSide,
  found: Found<KeyBytesCases>[],
): void {
  const limit = LIMITS.keyBytes[part];
  let bytes = 0;
  let longest: PreparedKey | undefined;
  let most = -1;
  for (const key of keys) {
    const value = own(item, key.name);
    const size = value === undefined ? 0 : valueSize(value);
    bytes += size;
    if (size > most) [longest, most] = [key, size];
  }
  if (bytes <= limit || !longest) return;
  const { name } = longest;
  const known = found.some((one) => one.code === 'key-too-long' && one.params.key === name && isOf(one, side.path));
  if (!known) found.push(tooLong(longest, bytes, limit, side));
}

/** Whether a finding was made for this state. */
const isOf = ({ path }: Found<KeyBytesCases>, ofState: Path): boolean => path[2] === ofState[2];

function tooLong(key: PreparedKey, bytes: number, limit: number, side: StatedSide): Found<KeyBytesCases> {
  const attribute = longestOf(key.sources, side.state);
  const path: Path = attribute === undefined ? ['entity', 'keys', key.name, 'template'] : [...side.path, attribute];
  return { code: 'key-too-long', path, params: { key: key.name, attribute: attribute ?? '', bytes, limit } };
}

/** The attribute to shorten: the one with the longest value. */
function longestOf(names: readonly string[], state: State): string | undefined {
  let longest: string | undefined;
  let most = -1;
  for (const name of names) {
    const value: AttributeValue | undefined = own(state, name);
    const size = value === undefined ? -1 : valueSize(value);
    if (size > most) [longest, most] = [name, size];
  }
  return longest;
}

function checkLock(
  { prepared }: ScenarioContext,
  { state, path }: StatedSide,
  { key, constraint }: ImageItem,
  found: Found<KeyBytesCases>[],
): void {
  const lock = prepared.locks.find((one) => one.constraint.name === constraint);
  const limit = lock ? lockLimit(prepared, lock) : 0;
  const bytes = lock && excess(own(key, lock.partitionKey), limit);
  if (!lock || bytes === undefined) return;
  const { name, attributes, normalise = [] } = lock.constraint;
  const attribute = longestOf(attributes, state) ?? '';
  const place = [...path, attribute];
  // The elements of a set can all be too long; the set is named once.
  if (found.some((one) => one.code === 'lock-key-too-long' && one.params.constraint === name && isOf(one, path)))
    return;
  const fix = [{ path: ['constraints', lock.position, 'normalise'], value: [...normalise, 'sha256'] }];
  found.push({
    code: 'lock-key-too-long',
    path: place,
    params: { constraint: name, attribute, bytes, limit },
    // A hash has 64 digits whatever it is made from; if that is too long, the prefix is.
    ...(!lock.hashed && { fix }),
  });
}

/** A lock's key is shorter where it is the sort key of an index too, as in an inverted one (L7). */
function lockLimit({ design, indexes }: PreparedDesign, { table, partitionKey }: PreparedLock): number {
  const sorted =
    table === design.table.name && indexes.some(({ index }) => index.sortKey.some(({ name }) => name === partitionKey));
  return LIMITS.keyBytes[sorted ? 'sort' : 'partition'];
}

function checkReferences(
  { prepared, scenario: { kind } }: ScenarioContext,
  { image, state, path }: StatedSide,
  found: Found<KeyBytesCases>[],
): void {
  for (const { constraint, key } of image.references) {
    const reference = prepared.references.find((one) => one.constraint.name === constraint);
    if (!reference?.constraint.on.includes(kind)) continue;
    for (const [position, { name }] of reference.keys.entries()) {
      const limit = LIMITS.keyBytes[position === 0 ? 'partition' : 'sort'];
      const bytes = excess(own(key, name), limit);
      if (bytes === undefined) continue;
      const attribute = longestOf(reference.sources, state);
      const place: Path =
        attribute === undefined ? ['constraints', reference.position, 'key', name] : [...path, attribute];
      found.push({ code: 'reference-key-too-long', path: place, params: { constraint, key: name, bytes, limit } });
    }
  }
}
