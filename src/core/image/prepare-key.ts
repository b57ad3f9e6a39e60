/**
 * A key attribute made ready: the entity attribute it is, the template it is rendered from, or what is wrong (K1–K4).
 */
import {
  type Attribute,
  type Entity,
  type KeyAttribute,
  type Predicate,
  parseTemplate,
  predicateAttributes,
  type Template,
} from '#core/design';
import { distinct, own } from '#core/shared';
import type { AttributeType, KeyType } from '#core/value';
import type { Problem } from './image.ts';
import { type Piece, piecesOf } from './template-pieces.ts';

interface KeyBase {
  readonly name: string;
  readonly type: KeyType;
  readonly part: 'partition' | 'sort';
  /** Entity attributes the value is made from: the placeholders' and those of `when`. */
  readonly sources: readonly string[];
}

export type PreparedKey = KeyBase &
  (
    | { readonly kind: 'attribute'; readonly attribute: Attribute }
    | {
        readonly kind: 'template';
        readonly template: PreparedTemplate;
        readonly when: readonly Predicate[] | undefined;
      }
    | { readonly kind: 'broken'; readonly problem: Problem }
  );

/** A template whose placeholders all name attributes that can be rendered into a key of this type. */
export interface PreparedTemplate {
  readonly template: Template;
  /** Set where the key takes one bare placeholder's typed value instead of text: keys of type N and B. */
  readonly bare: Attribute | undefined;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly pieces: readonly Piece[];
}

export type Attributes = ReadonlyMap<string, Attribute>;

/** Prepares one key attribute of the table or of an index. */
export function prepareKey(
  entity: Entity,
  attributes: Attributes,
  { name, type }: KeyAttribute,
  part: 'partition' | 'sort',
): PreparedKey {
  const attribute = attributes.get(name);
  if (attribute) {
    const base = { name, type, part, sources: [name] };
    return attribute.type === type
      ? { ...base, kind: 'attribute', attribute }
      : { ...base, kind: 'broken', problem: { code: 'key-type', params: { type, attribute: name } } };
  }
  const spec = own(entity.keys, name);
  if (!spec) return { name, type, part, sources: [], kind: 'broken', problem: { code: 'no-template', params: {} } };
  const prepared = prepareTemplate(spec.template, type, attributes);
  const sources = distinct([...prepared.sources, ...predicateAttributes(spec.when)]);
  return prepared.ok
    ? { name, type, part, sources, kind: 'template', template: prepared.template, when: spec.when }
    : { name, type, part, sources, kind: 'broken', problem: prepared.problem };
}

type TemplateOutcome = { readonly sources: readonly string[] } & (
  | { readonly ok: true; readonly template: PreparedTemplate }
  | { readonly ok: false; readonly problem: Problem }
);

/**
 * Parses a key template and resolves its placeholders. With `type` undefined (a key of a table not described here) a
 * lone bare placeholder keeps its own type.
 */
export function prepareTemplate(text: string, type: KeyType | undefined, attributes: Attributes): TemplateOutcome {
  const parsed = parseTemplate(text);
  if (!parsed.ok) {
    const { code, params, at } = parsed.error;
    return { ok: false, sources: [], problem: { code, params: { ...params, at } } };
  }
  const template = parsed.value;
  const sources = template.attributes;
  const broken = (code: string, params: Problem['params']): TemplateOutcome => ({
    ok: false,
    sources,
    problem: { code, params },
  });
  if (text === '') return broken('empty-template', {});
  const unknown = sources.find((name) => !attributes.has(name));
  if (unknown !== undefined) return broken('unknown-attribute', { attribute: unknown });
  const bare = bareAttribute(template, attributes);
  const made = (typed: Attribute | undefined): TemplateOutcome => ({
    ok: true,
    sources,
    template: { template, bare: typed, attributes, pieces: piecesOf(template, attributes) },
  });
  if (type === 'N' || type === 'B') return bare?.type === type ? made(bare) : broken('key-type', { type });
  if (type === undefined && (bare?.type === 'N' || bare?.type === 'B')) return made(bare);
  const unsupported = sources.find((name) => !RENDERED.has(attributes.get(name)?.type ?? 'M'));
  if (unsupported !== undefined) return broken('unsupported-type', { attribute: unsupported });
  return made(undefined);
}

/** The types that can be rendered as text (K1). */
const RENDERED: ReadonlySet<AttributeType> = new Set<AttributeType>(['S', 'N']);

function bareAttribute({ segments }: Template, attributes: Attributes): Attribute | undefined {
  const [only, ...more] = segments;
  if (only === undefined || typeof only === 'string' || more.length > 0 || only.formats.length > 0) return undefined;
  return attributes.get(only.attribute);
}
