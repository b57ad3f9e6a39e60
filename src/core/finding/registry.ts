/** Every finding rule, in the order their findings are listed. */
import type { Rule } from './rule.ts';

export const RULES: readonly Rule[] = [];
