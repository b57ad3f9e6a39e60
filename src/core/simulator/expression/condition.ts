/** Conditions with real names and values in them, ready to be evaluated on an item. */
import type { Comparator, ConditionTree } from '#core/expression';
import type { AttributeType, AttributeValue } from '#core/value';
import type { Path } from '../request/placeholders.ts';

export type Operand =
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'value'; readonly value: AttributeValue }
  | { readonly kind: 'size'; readonly operand: Exclude<Operand, { readonly kind: 'size' }> };

/** The kinds are those of the tree; a meta-test of the type keeps them so. */
export type Condition =
  | { readonly kind: 'or'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'and'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'compare'; readonly operator: Comparator; readonly left: Operand; readonly right: Operand }
  | { readonly kind: 'between'; readonly operand: Operand; readonly lower: Operand; readonly upper: Operand }
  | { readonly kind: 'in'; readonly operand: Operand; readonly candidates: readonly Operand[] }
  | { readonly kind: 'attribute_exists'; readonly path: Path }
  | { readonly kind: 'attribute_not_exists'; readonly path: Path }
  | { readonly kind: 'attribute_type'; readonly operand: Operand; readonly type: AttributeType }
  | { readonly kind: 'begins_with'; readonly operand: Operand; readonly prefix: Operand }
  | { readonly kind: 'contains'; readonly operand: Operand; readonly searched: Operand };

/** One kind of condition. */
export type ConditionOf<Kind extends ConditionTree['kind']> = Extract<Condition, { readonly kind: Kind }>;
