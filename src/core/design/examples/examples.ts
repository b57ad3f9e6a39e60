/** The designs a person can start from: the two whole documents the product is explained with. */
import { invariant } from '#core/shared';
import type { Design } from '../design.ts';
import { parseDesign } from '../parse-design.ts';
import accountSignUp from './account-sign-up.json';
import supportTicket from './support-ticket.json';

export interface Example {
  /** Stable name for addresses and tests. */
  readonly id: string;
  readonly design: Design;
}

/** Unique email and username; a ticket queue sorted by a status that changes. */
export const EXAMPLES: readonly Example[] = [
  { id: 'account-sign-up', design: read(accountSignUp) },
  { id: 'support-ticket', design: read(supportTicket) },
];

function read(json: unknown): Design {
  const parsed = parseDesign(json);
  invariant(parsed.ok, 'the examples are designs');
  return parsed.design;
}
