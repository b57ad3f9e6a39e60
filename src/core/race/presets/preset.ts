/** A race worth watching: a small design, who does what, and what there is at the start. The words are in `i18n`. */
import type { Design, Scenario, State } from '#core/design';
import type { AttributeValue } from '#core/value';
import type { Race } from '../race.ts';

export interface Preset extends Pick<Race, 'design' | 'clients' | 'start'> {
  readonly id: PresetId;
}

export type PresetId =
  | 'two-sign-ups'
  | 'two-email-changes'
  | 'change-against-delete'
  | 'status-moved-twice'
  | 'expired-claim'
  | 'retry'
  | 'one-index-key'
  | 'created-again'
  | 'expiry-and-email'
  | 'two-part-reference'
  | 'removed-reference'
  | 'repeated-after-move'
  | 'expired-release'
  | 'removed-by-time'
  | 'stale-version'
  | 'stated-expectation';

export const S = (text: string): AttributeValue => ({ S: text });
export const N = (text: string): AttributeValue => ({ N: text });

/** Accounts by id whose email no two of them may share. */
export function accounts(scenarios: readonly Scenario[], more: Partial<Design> = {}): Design {
  return {
    version: 1,
    name: 'Accounts',
    table: {
      name: 'accounts',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
    },
    entity: {
      name: 'Account',
      attributes: [
        { name: 'accountId', type: 'S', required: true, keyOnly: true },
        { name: 'email', type: 'S', required: true },
        { name: 'name', type: 'S' },
      ],
      keys: { PK: { template: 'ACCT#{accountId}' }, SK: { template: 'PROFILE' } },
    },
    constraints: [{ kind: 'unique', name: 'EMAIL', attributes: ['email'] }],
    ...more,
    scenarios,
  };
}

export const ADA: State = { accountId: S('a1'), email: S('ada@x.org'), name: S('Ada') };
