/**
 * The locks of a design made ready: where each unique constraint's marker items live and what their keys begin with
 * (L1), or what keeps a constraint from being enforced at all.
 */
import {
  type Attribute,
  type Design,
  type Normaliser,
  type Placeholder,
  type Predicate,
  parseTemplate,
  predicateAttributes,
  type UniqueConstraint,
} from '#core/design';
import { distinct } from '#core/shared';
import { type AttributeValue, checkValue, type KeyType, type KeyValue } from '#core/value';
import type { Problem } from './image.ts';

export interface PreparedLock {
  readonly constraint: UniqueConstraint;
  /** Position in the document's list of constraints. */
  readonly position: number;
  readonly table: string;
  readonly partitionKey: string;
  /** The constant sort key, absent on a table without one. */
  readonly sortKey: { readonly name: string; readonly value: KeyValue } | undefined;
  /** Key text before the value: `UNIQ#EMAIL#`. */
  readonly prefix: string;
  readonly parts: readonly Attribute[];
  /** Normalisers but `sha256`, which is applied to the joined value and therefore last. */
  readonly steps: readonly Normaliser[];
  readonly hashed: boolean;
  readonly when: readonly Predicate[] | undefined;
  /** Entity attributes that the lock's key and content are made from (P3). */
  readonly sources: readonly string[];
  /** Names of the record's key attributes by the name they have on the lock; empty without `owner` (L5). */
  readonly owner: readonly { readonly attribute: string; readonly of: string }[];
  /** The TTL attribute a lock carries like its record (L6). */
  readonly timeToLive: string | undefined;
  /** Whether the table removes expired items, so that a lock can be gone before its record lets go of it (L5). */
  readonly mayBeGone: boolean;
  readonly reclaim: boolean;
  readonly problem: Problem | undefined;
}

export const DEFAULT_LOCK_PREFIX = 'UNIQ';
export const DEFAULT_LOCK_SORT_KEY = 'LOCK';
export const DEFAULT_LOCK_TEMPLATE = '{prefix}#{constraint}#{value}';

/** Prepares every unique constraint of the design, in document order. */
export function prepareLocks(design: Design, attributes: ReadonlyMap<string, Attribute>): PreparedLock[] {
  const { constraints = [], locks } = design;
  const count = constraints.filter(({ kind }) => kind === 'unique').length;
  if (count === 0) return [];
  const template = parseTemplate(locks?.template ?? DEFAULT_LOCK_TEMPLATE);
  const prepared: PreparedLock[] = [];
  for (const [position, constraint] of constraints.entries()) {
    if (constraint.kind !== 'unique') continue;
    const values = { prefix: locks?.prefix ?? DEFAULT_LOCK_PREFIX, constraint: constraint.name };
    prepared.push(prepareLock(design, attributes, constraint, position, lockPrefix(template, values, count)));
  }
  return prepared;
}

function prepareLock(
  design: Design,
  attributes: ReadonlyMap<string, Attribute>,
  constraint: UniqueConstraint,
  position: number,
  prefix: Prefix,
): PreparedLock {
  const { locks, table } = design;
  const home = locks?.table ?? table;
  const steps = constraint.normalise ?? [];
  const parts = constraint.attributes.flatMap((name) => attributes.get(name) ?? []);
  const sortKey = home.sortKey && {
    name: home.sortKey.name,
    value: typedSortKey(locks?.sortKey ?? DEFAULT_LOCK_SORT_KEY),
  };
  const timeToLive = table.timeToLive !== undefined && attributes.has(table.timeToLive) ? table.timeToLive : undefined;
  const recordKeys = table.sortKey ? [table.partitionKey, table.sortKey] : [table.partitionKey];
  return {
    constraint,
    position,
    table: home.name,
    partitionKey: home.partitionKey.name,
    sortKey,
    prefix: prefix.ok ? prefix.text : '',
    parts,
    steps: steps.filter((step) => step !== 'sha256'),
    hashed: steps.includes('sha256'),
    when: constraint.when,
    sources: distinct([
      ...constraint.attributes,
      ...predicateAttributes(constraint.when),
      ...(timeToLive === undefined ? [] : [timeToLive]),
    ]),
    owner: locks?.owner ? recordKeys.map(({ name }) => ({ attribute: `owner${name}`, of: name })) : [],
    timeToLive,
    mayBeGone: table.timeToLive !== undefined,
    reclaim: constraint.reclaimExpired === true && timeToLive !== undefined,
    problem: prefix.ok ? lockProblem(design, constraint, attributes, sortKey?.value) : prefix.problem,
  };
}

/** What makes the constraint unenforceable whatever the values are, if anything does. */
function lockProblem(
  { locks, table }: Design,
  constraint: UniqueConstraint,
  attributes: ReadonlyMap<string, Attribute>,
  sortKey: KeyValue | undefined,
): Problem | undefined {
  const home = locks?.table ?? table;
  const { partitionKey } = home;
  if (partitionKey.type !== 'S') {
    return { code: 'lock-partition-key-type', params: { key: partitionKey.name, type: partitionKey.type } };
  }
  if (home.sortKey && !isKeyValue(sortKey, home.sortKey.type)) {
    return { code: 'lock-sort-key-type', params: { key: home.sortKey.name, type: home.sortKey.type } };
  }
  if (constraint.attributes.length === 0) return { code: 'constraint-empty', params: { constraint: constraint.name } };
  const unknown = constraint.attributes.find((name) => !attributes.has(name));
  if (unknown !== undefined) return { code: 'unknown-attribute', params: { attribute: unknown } };
  const composite = constraint.attributes.length > 1;
  const unusable = constraint.attributes.find((name) => {
    const type = attributes.get(name)?.type ?? 'M';
    return !(composite ? SCALAR : LOCKABLE).has(type);
  });
  return unusable === undefined
    ? undefined
    : {
        code: composite && LOCKABLE.has(attributes.get(unusable)?.type ?? 'M') ? 'set-in-composite' : 'not-lockable',
        params: { attribute: unusable, type: attributes.get(unusable)?.type ?? '' },
      };
}

/** A key attribute's value of the type wanted: not empty, and a number or base64 where it says so. */
const isKeyValue = (value: KeyValue | undefined, type: KeyType): boolean =>
  value !== undefined && type in value && Object.values(value)[0] !== '' && checkValue(value).length === 0;

const SCALAR: ReadonlySet<string> = new Set(['S', 'N', 'B']);
/** As the only part a set, or a list of texts, gives one lock per element (L4). */
const LOCKABLE: ReadonlySet<string> = new Set([...SCALAR, 'SS', 'NS', 'BS', 'L']);

const typedSortKey = (value: string | AttributeValue): KeyValue =>
  typeof value === 'string' ? { S: value } : (value as KeyValue);

type Prefix = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: Problem };

/** What a lock template's own placeholders stand for. */
interface LockTemplateValues {
  readonly prefix: string;
  readonly constraint: string;
}

const refuse = (code: string, params: Problem['params'] = {}): Prefix => ({ ok: false, problem: { code, params } });

/**
 * The text before `{value}`. A template holds `{value}` once and last, so that what follows the prefix is the value and
 * nothing else; and `{constraint}`, delimited, as soon as two constraints could otherwise share a key.
 */
function lockPrefix(parsed: ReturnType<typeof parseTemplate>, values: LockTemplateValues, siblings: number): Prefix {
  if (!parsed.ok) return refuse(parsed.error.code, { ...parsed.error.params, at: parsed.error.at });
  const { segments } = parsed.value;
  const last = segments.at(-1);
  if (last === undefined || typeof last === 'string' || last.attribute !== 'value' || last.formats.length > 0) {
    return refuse('lock-template-value');
  }
  let text = '';
  for (const [at, segment] of segments.slice(0, -1).entries()) {
    const part = prefixPart(segment, segments[at + 1], values);
    if (typeof part !== 'string') return part;
    text += part;
  }
  const named = segments.some((segment) => typeof segment !== 'string' && segment.attribute === 'constraint');
  return named || siblings === 1 ? { ok: true, text } : refuse('lock-template-constraint');
}

/** One segment's text, or why it may not stand there. What follows `{constraint}` must not read as part of its name. */
function prefixPart(
  segment: string | Placeholder,
  next: string | Placeholder | undefined,
  values: LockTemplateValues,
): string | Prefix {
  if (typeof segment === 'string') return segment;
  const { attribute, formats } = segment;
  if (attribute === 'value') return refuse('lock-template-value');
  if (formats.length > 0 || (attribute !== 'prefix' && attribute !== 'constraint')) {
    return refuse('lock-template-placeholder', { placeholder: attribute });
  }
  if (attribute === 'constraint' && (typeof next !== 'string' || /^[A-Za-z0-9_-]/.test(next))) {
    return refuse('lock-template-delimiter');
  }
  return values[attribute];
}
