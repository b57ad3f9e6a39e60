/** Findings of the doors themselves: what was asked for is not in the design, or an option does not fit. */
import type { Severity } from './finding.ts';

export type DoorCases = {
  'unknown-scenario': { readonly scenario: string };
  'unknown-constraint': { readonly constraint: string };
  'unknown-access-pattern': { readonly accessPattern: string };
  /** A ClientRequestToken has 1 to 36 characters. */
  'token-length': { readonly length: number; readonly limit: number };
};

export const DOOR_CODES: { readonly [Code in keyof DoorCases]: Severity } = {
  'unknown-scenario': 'error',
  'unknown-constraint': 'error',
  'unknown-access-pattern': 'error',
  'token-length': 'error',
};
