/** What an INCLUDE projection may list (T1): attributes that are no keys, each once, and not too many. */
import type { Index } from '#core/design';
import type { PreparedDesign } from '#core/image';
import { utf8Length } from '#core/shared';
import type { Found, NoParams, Path } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { DesignContext, Rule } from '../rule.ts';

type Named = { readonly attribute: string };
type Count = { readonly count: number; readonly limit: number };
type ProjectionCases = {
  'include-empty': NoParams;
  'include-name': Named;
  'include-repeated': Named;
  'include-key': Named;
  'include-unknown': Named;
  'too-many-included': Count;
  'too-many-included-in-all': Count;
};

export const projection: Rule<ProjectionCases> = {
  name: 'projection',
  codes: {
    'include-empty': 'error',
    'include-name': 'error',
    'include-repeated': 'error',
    'include-key': 'warning',
    'include-unknown': 'advice',
    'too-many-included': 'warning',
    'too-many-included-in-all': 'error',
  },
  ofDesign(context) {
    const indexes = context.design.table.indexes ?? [];
    const found = indexes.flatMap((index, i) => checkIndex(index, i, context));
    const count = indexes.reduce((sum, index) => sum + (includedBy(index)?.length ?? 0), 0);
    if (count > LIMITS.includedInAll) {
      const params = { count, limit: LIMITS.includedInAll };
      found.push({ code: 'too-many-included-in-all', path: ['table', 'indexes'], params });
    }
    return found;
  },
};

const includedBy = ({ projection: { type, ...rest } }: Index): readonly string[] | undefined =>
  type === 'INCLUDE' && 'attributes' in rest ? rest.attributes : undefined;

function checkIndex(index: Index, i: number, { design, prepared }: DesignContext): Found<ProjectionCases>[] {
  const attributes = includedBy(index);
  if (!attributes) return [];
  const place = ['table', 'indexes', i, 'projection'];
  const path = [...place, 'attributes'];
  if (attributes.length === 0) {
    return [{ code: 'include-empty', path, params: {}, fix: [{ path: place, value: { type: 'KEYS_ONLY' } }] }];
  }
  const keys = new Set(prepared.indexes[i]?.keyNames ?? []);
  const known = namesStored(prepared);
  if (design.entity.version !== undefined) known.add(design.entity.version);
  const seen = new Set<string>();
  const found = attributes.flatMap((attribute, j): Found<ProjectionCases>[] => {
    const code = problemOf(attribute, seen.has(attribute), keys, known);
    seen.add(attribute);
    const fix = code === 'include-repeated' || code === 'include-key' ? { fix: without(attributes, j, place) } : {};
    return code ? [{ code, path: [...path, j], params: { attribute }, ...fix }] : [];
  });
  if (attributes.length > LIMITS.included) {
    found.push({ code: 'too-many-included', path, params: { count: attributes.length, limit: LIMITS.included } });
  }
  return found;
}

function problemOf(
  name: string,
  repeated: boolean,
  keys: ReadonlySet<string>,
  known: ReadonlySet<string>,
): 'include-name' | 'include-repeated' | 'include-key' | 'include-unknown' | undefined {
  if (name === '' || utf8Length(name) > LIMITS.keyNameBytes) return 'include-name';
  if (repeated) return 'include-repeated';
  if (keys.has(name)) return 'include-key';
  return known.has(name) ? undefined : 'include-unknown';
}

const without = (attributes: readonly string[], j: number, path: Path) =>
  attributes.length === 1
    ? [{ path, value: { type: 'KEYS_ONLY' } }]
    : [{ path: [...path, 'attributes', j], remove: true as const }];

/** Attributes that stand on the record or on a lock under their own names. */
function namesStored({ stored, tableKeys, indexKeys, locks }: PreparedDesign): Set<string> {
  return new Set([
    ...[...stored, ...tableKeys].map(({ name }) => name),
    ...indexKeys.map(({ key }) => key.name),
    ...locks.flatMap(({ owner }) => owner.map(({ attribute }) => attribute)),
  ]);
}
