export { type Aliases, actionExpressions, guardTexts } from './action-expressions.ts';
export { readableValue } from './condition-text.ts';
export type { Expressions, GuardText } from './expression.ts';
export { needsAlias } from './needs-alias.ts';
export { createPlaceholders, type Placeholders } from './placeholders.ts';
