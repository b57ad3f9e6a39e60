/** Races for one account, or for one email. */
import { ADA, accounts, N, type Preset, S } from './preset.ts';

const signUp = { name: 'Sign up', kind: 'create', after: ADA } as const;

/** Both find the email free. */
export const TWO_SIGN_UPS: Preset = {
  id: 'two-sign-ups',
  design: accounts([
    { ...signUp, name: 'Ada signs up' },
    { name: 'Bea signs up', kind: 'create', after: { accountId: S('b2'), email: S('ada@x.org'), name: S('Bea') } },
  ]),
  clients: [
    { id: 'A', scenario: 'Ada signs up' },
    { id: 'B', scenario: 'Bea signs up' },
  ],
};

/** Both release the same old lock; the email that is overwritten leaves its lock behind. */
export const TWO_EMAIL_CHANGES: Preset = {
  id: 'two-email-changes',
  design: accounts([
    { name: 'Change to ada@work', kind: 'update', before: ADA, after: { ...ADA, email: S('ada@work.org') } },
    { name: 'Change to ada@home', kind: 'update', before: ADA, after: { ...ADA, email: S('ada@home.org') } },
  ]),
  clients: [
    { id: 'A', scenario: 'Change to ada@work' },
    { id: 'B', scenario: 'Change to ada@home' },
  ],
};

/** An update makes the item it does not find. */
export const CHANGE_AGAINST_DELETE: Preset = {
  id: 'change-against-delete',
  design: accounts([
    { name: 'Change name', kind: 'update', before: ADA, after: { ...ADA, name: S('Ada Lovelace') } },
    { name: 'Delete account', kind: 'delete', before: ADA },
  ]),
  clients: [
    { id: 'A', scenario: 'Change name' },
    { id: 'B', scenario: 'Delete account' },
  ],
};

/** The answer is lost, the account is deleted, the sign-up is sent again. */
export const RETRY: Preset = {
  id: 'retry',
  design: accounts([signUp, { name: 'Delete account', kind: 'delete', before: ADA }]),
  clients: [
    { id: 'A', scenario: 'Sign up', repeats: true },
    { id: 'B', scenario: 'Delete account' },
  ],
  start: [],
};

const VERSIONED = { ...ADA, rev: N('1') };
const versioned = { entity: { ...accounts([]).entity, version: 'rev' } };

/** Two people edit the same form: the second has not seen what the first has saved. */
export const STALE_VERSION: Preset = {
  id: 'stale-version',
  design: accounts(
    [
      { name: 'Save from one window', kind: 'update', before: VERSIONED, after: { ...ADA, name: S('Ada L.') } },
      { name: 'Save from the other', kind: 'update', before: VERSIONED, after: { ...ADA, name: S('A. Lovelace') } },
    ],
    versioned,
  ),
  clients: [
    { id: 'A', scenario: 'Save from one window' },
    { id: 'B', scenario: 'Save from the other' },
  ],
};

/** The version starts at 1 again, so it alone does not tell the second account from the first. */
export const CREATED_AGAIN: Preset = {
  id: 'created-again',
  design: accounts(
    [
      { name: 'Change email', kind: 'update', before: VERSIONED, after: { ...ADA, email: S('ada@work.org') } },
      { name: 'Delete account', kind: 'delete', before: VERSIONED },
      { name: 'Create again', kind: 'create', after: { ...ADA, email: S('new@x.org') } },
    ],
    versioned,
  ),
  clients: [
    { id: 'A', scenario: 'Change email' },
    { id: 'B', scenario: 'Delete account' },
    { id: 'C', scenario: 'Create again' },
  ],
  start: [VERSIONED],
};
