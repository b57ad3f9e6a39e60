/** Races for a value that is held for some time. */
import type { Design, Scenario, State } from '#core/design';
import { N, type Preset, S } from './preset.ts';

const NOW = 1_780_000_000;
const now = N(String(NOW));
const at = (seconds: number) => N(String(NOW + seconds));

const EXPIRED: State = { holdId: S('h1'), seat: S('12A'), expiresAt: at(-60) };

/** Holds of seats that end by themselves; an expired one may be taken over, or only once it is removed. */
function holds(scenarios: readonly Scenario[], reclaimExpired = true): Design {
  return {
    version: 1,
    name: 'Seat holds',
    table: {
      name: 'holds',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
      timeToLive: 'expiresAt',
    },
    entity: {
      name: 'Hold',
      attributes: [
        { name: 'holdId', type: 'S', required: true, keyOnly: true },
        { name: 'seat', type: 'S', required: true },
        { name: 'expiresAt', type: 'N', required: true },
      ],
      keys: { PK: { template: 'HOLD#{holdId}' }, SK: { template: 'HOLD' } },
    },
    constraints: [{ kind: 'unique', name: 'SEAT', attributes: ['seat'], reclaimExpired }],
    locks: { owner: true },
    scenarios,
  };
}

const take: Scenario = {
  name: 'Take the seat',
  kind: 'create',
  after: { holdId: S('h2'), seat: S('12A'), expiresAt: at(600) },
  now,
};

/** The old hold is extended a moment after it expired, while somebody else takes the seat. */
export const EXPIRED_CLAIM: Preset = {
  id: 'expired-claim',
  design: holds([
    { name: 'Extend hold', kind: 'update', before: EXPIRED, after: { ...EXPIRED, expiresAt: at(600) }, now },
    take,
  ]),
  clients: [
    { id: 'A', scenario: 'Extend hold' },
    { id: 'B', scenario: 'Take the seat' },
  ],
};

/** The old hold is given back; the lock it would take along may be somebody else's by then. */
export const EXPIRED_RELEASE: Preset = {
  id: 'expired-release',
  design: holds([{ name: 'Give back', kind: 'delete', before: EXPIRED, now }, take]),
  clients: [
    { id: 'A', scenario: 'Give back' },
    { id: 'B', scenario: 'Take the seat' },
  ],
};

/** Nobody may take an expired lock over, but time to live removes it, and then the seat is free. */
export const REMOVED_BY_TIME: Preset = {
  id: 'removed-by-time',
  design: holds([{ name: 'Give back', kind: 'delete', before: EXPIRED, now }, take], false),
  clients: [
    { id: 'A', scenario: 'Give back' },
    { id: 'B', scenario: 'Take the seat' },
    { id: 'C', expires: 'lock' },
  ],
};

const LIVE: State = { ...EXPIRED, expiresAt: at(60) };

/** The lock carries the expiry: who moves the lock has to know the expiry that is there. */
export const EXPIRY_AND_EMAIL: Preset = {
  id: 'expiry-and-email',
  design: holds([
    { name: 'Extend hold', kind: 'update', before: LIVE, after: { ...LIVE, expiresAt: at(600) }, now },
    { name: 'Change seat', kind: 'update', before: LIVE, after: { ...LIVE, seat: S('14C') }, now },
  ]),
  clients: [
    { id: 'A', scenario: 'Extend hold' },
    { id: 'B', scenario: 'Change seat' },
  ],
};
