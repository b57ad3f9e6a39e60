/** Updates with real names and values in them, ready to be applied to an item. */
import type { AttributeValue } from '#core/value';
import type { Path } from '../request/placeholders.ts';

export type UpdateValue =
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'value'; readonly value: AttributeValue }
  | { readonly kind: 'if_not_exists'; readonly path: Path; readonly otherwise: UpdateValue }
  | { readonly kind: 'list_append'; readonly first: UpdateValue; readonly second: UpdateValue }
  | { readonly kind: 'sum'; readonly operator: '+' | '-'; readonly left: UpdateValue; readonly right: UpdateValue };

export type UpdateAction =
  | { readonly kind: 'set'; readonly path: Path; readonly value: UpdateValue }
  | { readonly kind: 'remove'; readonly path: Path }
  | { readonly kind: 'add'; readonly path: Path; readonly value: AttributeValue }
  | { readonly kind: 'delete'; readonly path: Path; readonly value: AttributeValue };

/** All actions; no two of their paths overlap. */
export type Update = readonly UpdateAction[];
