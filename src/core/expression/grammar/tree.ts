/**
 * Expressions as trees: what the text says, placeholders still in it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.html
 */

/** A step of a document path: a bare name, a `#alias` of one, or a list index. */
export type PathElement =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'alias'; readonly alias: string }
  | { readonly kind: 'index'; readonly index: number };

/** `a.b[0].#c`; the first element is never an index. */
export interface PathTree {
  readonly kind: 'path';
  readonly elements: readonly PathElement[];
}

/** `:value`, colon included. */
export interface ValueTree {
  readonly kind: 'value';
  readonly name: string;
}

/** What a condition compares. */
export type OperandTree = PathTree | ValueTree | { readonly kind: 'size'; readonly operand: PathTree | ValueTree };

export type Comparator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type ConditionTree =
  | { readonly kind: 'or'; readonly conditions: readonly ConditionTree[] }
  | { readonly kind: 'and'; readonly conditions: readonly ConditionTree[] }
  | { readonly kind: 'not'; readonly condition: ConditionTree }
  | {
      readonly kind: 'compare';
      readonly operator: Comparator;
      readonly left: OperandTree;
      readonly right: OperandTree;
    }
  | {
      readonly kind: 'between';
      readonly operand: OperandTree;
      readonly lower: OperandTree;
      readonly upper: OperandTree;
    }
  | { readonly kind: 'in'; readonly operand: OperandTree; readonly candidates: readonly OperandTree[] }
  | { readonly kind: 'attribute_exists'; readonly path: PathTree }
  | { readonly kind: 'attribute_not_exists'; readonly path: PathTree }
  | { readonly kind: 'attribute_type'; readonly operand: OperandTree; readonly type: ValueTree }
  | { readonly kind: 'begins_with'; readonly operand: OperandTree; readonly prefix: OperandTree }
  | { readonly kind: 'contains'; readonly operand: OperandTree; readonly searched: OperandTree };

/** The right side of a SET. */
export type UpdateValueTree =
  | PathTree
  | ValueTree
  | { readonly kind: 'if_not_exists'; readonly path: PathTree; readonly otherwise: UpdateValueTree }
  | { readonly kind: 'list_append'; readonly first: UpdateValueTree; readonly second: UpdateValueTree }
  | {
      readonly kind: 'sum';
      readonly operator: '+' | '-';
      readonly left: UpdateValueTree;
      readonly right: UpdateValueTree;
    };

export interface UpdateTree {
  readonly set: readonly { readonly path: PathTree; readonly value: UpdateValueTree }[];
  readonly remove: readonly PathTree[];
  readonly add: readonly { readonly path: PathTree; readonly value: ValueTree }[];
  readonly delete: readonly { readonly path: PathTree; readonly value: ValueTree }[];
}

/** A top-level attribute, bare or by alias. */
export type AttributeTree = Exclude<PathElement, { readonly kind: 'index' }>;

/** One condition on one key attribute; the attribute stands left, whatever the text says. */
export type KeyConditionTree =
  | {
      readonly kind: 'compare';
      readonly attribute: AttributeTree;
      readonly operator: Exclude<Comparator, '<>'>;
      readonly value: ValueTree;
    }
  | {
      readonly kind: 'between';
      readonly attribute: AttributeTree;
      readonly lower: ValueTree;
      readonly upper: ValueTree;
    }
  | { readonly kind: 'begins_with'; readonly attribute: AttributeTree; readonly prefix: ValueTree };
