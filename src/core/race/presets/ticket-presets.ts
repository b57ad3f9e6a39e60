/** Races for one ticket: its place in a list follows from values that several people change. */
import type { Design, Scenario, State } from '#core/design';
import { type Preset, S } from './preset.ts';

const OPEN: State = { teamId: S('7'), ticketId: S('t1'), status: S('open'), title: S('Printer') };

/** Tickets whose own key holds their status: moving one is a delete and a put. */
function queue(scenarios: readonly Scenario[], more: Partial<Design> = {}): Design {
  return {
    version: 1,
    name: 'Ticket queue',
    table: {
      name: 'tickets',
      partitionKey: { name: 'PK', type: 'S' },
      sortKey: { name: 'SK', type: 'S' },
    },
    entity: {
      name: 'Ticket',
      attributes: [
        { name: 'teamId', type: 'S', required: true, keyOnly: true },
        { name: 'ticketId', type: 'S', required: true, keyOnly: true },
        { name: 'status', type: 'S', required: true, values: ['open', 'pending', 'closed'] },
        { name: 'title', type: 'S' },
        { name: 'decision', type: 'S' },
      ],
      keys: { PK: { template: 'TEAM#{teamId}' }, SK: { template: 'STATUS#{status}#TICKET#{ticketId}' } },
    },
    ...more,
    scenarios,
  };
}

const start: Scenario = { name: 'Start work', kind: 'update', before: OPEN, after: { ...OPEN, status: S('pending') } };
const close: Scenario = { name: 'Close', kind: 'update', before: OPEN, after: { ...OPEN, status: S('closed') } };

/** Both take the ticket out of the open list and put it where they want it. */
export const STATUS_MOVED_TWICE: Preset = {
  id: 'status-moved-twice',
  design: queue([start, close]),
  clients: [
    { id: 'A', scenario: 'Start work' },
    { id: 'B', scenario: 'Close' },
  ],
};

const open: Scenario = { name: 'Open ticket', kind: 'create', after: OPEN };

/** Under its first key the ticket is no longer there, so the repetition makes it a second time. */
export const REPEATED_AFTER_MOVE: Preset = {
  id: 'repeated-after-move',
  design: queue([open, start]),
  clients: [
    { id: 'A', scenario: 'Open ticket', repeats: true },
    { id: 'B', scenario: 'Start work' },
  ],
  start: [],
};

const UNDECIDED: Scenario['expects'] = [{ attribute: 'decision', is: 'absent' }];

const PLAIN: State = { ticketId: S('t1'), team: S('red'), title: S('Printer') };

/** Whoever decides second finds that it is decided, whatever was read before. */
export const STATED_EXPECTATION: Preset = {
  id: 'stated-expectation',
  design: queue([
    { ...start, name: 'Approve', after: { ...OPEN, decision: S('yes') }, expects: UNDECIDED },
    { ...start, name: 'Refuse', after: { ...OPEN, decision: S('no') }, expects: UNDECIDED },
  ]),
  clients: [
    { id: 'A', scenario: 'Approve' },
    { id: 'B', scenario: 'Refuse' },
  ],
};

/** A sparse index: the key is written once there is an assignee, from the team the writer has read. */
export const ONE_INDEX_KEY: Preset = {
  id: 'one-index-key',
  design: {
    version: 1,
    name: 'Assigned tickets',
    table: {
      name: 'tickets',
      partitionKey: { name: 'PK', type: 'S' },
      indexes: [
        {
          name: 'by-team',
          kind: 'global',
          partitionKey: [{ name: 'teamKey', type: 'S' }],
          sortKey: [],
          projection: { type: 'ALL' },
        },
      ],
    },
    entity: {
      name: 'Ticket',
      attributes: [
        { name: 'ticketId', type: 'S', required: true, keyOnly: true },
        { name: 'team', type: 'S', required: true },
        { name: 'assignee', type: 'S' },
        { name: 'title', type: 'S' },
      ],
      keys: {
        PK: { template: 'TICKET#{ticketId}' },
        teamKey: { template: 'TEAM#{team}', when: [{ attribute: 'assignee', is: 'present' }] },
      },
    },
    scenarios: [
      { name: 'Assign', kind: 'update', before: PLAIN, after: { ...PLAIN, assignee: S('ada') } },
      { name: 'Change team', kind: 'update', before: PLAIN, after: { ...PLAIN, team: S('blue') } },
    ],
  },
  clients: [
    { id: 'A', scenario: 'Assign' },
    { id: 'B', scenario: 'Change team' },
  ],
};
