/** Races for a record that refers to another item. */
import type { Design, Scenario, State } from '#core/design';
import { type Preset, S } from './preset.ts';

const MEMBER: State = { memberId: S('m1'), team: S('red'), role: S('dev') };

/** Members of teams: the role a member has must exist in the member's team. */
function members(scenarios: readonly Scenario[]): Design {
  return {
    version: 1,
    name: 'Members',
    table: { name: 'members', partitionKey: { name: 'PK', type: 'S' }, sortKey: { name: 'SK', type: 'S' } },
    entity: {
      name: 'Member',
      attributes: [
        { name: 'memberId', type: 'S', required: true, keyOnly: true },
        { name: 'team', type: 'S', required: true },
        { name: 'role', type: 'S', required: true },
      ],
      keys: { PK: { template: 'MEMBER#{memberId}' }, SK: { template: 'MEMBER' } },
    },
    constraints: [
      {
        kind: 'reference',
        name: 'ROLE',
        key: { PK: 'TEAM#{team}', SK: 'ROLE#{role}' },
        on: ['create', 'update'],
      },
    ],
    scenarios,
  };
}

/** Each checks the pair it has read one half of; nobody checks the pair that comes of it. */
export const TWO_PART_REFERENCE: Preset = {
  id: 'two-part-reference',
  design: members([
    { name: 'Change team', kind: 'update', before: MEMBER, after: { ...MEMBER, team: S('blue') } },
    { name: 'Change role', kind: 'update', before: MEMBER, after: { ...MEMBER, role: S('lead') } },
  ]),
  clients: [
    { id: 'A', scenario: 'Change team' },
    { id: 'B', scenario: 'Change role' },
  ],
};

/** The role is removed while somebody joins with it. */
export const REMOVED_REFERENCE: Preset = {
  id: 'removed-reference',
  design: members([{ name: 'Join', kind: 'create', after: MEMBER }]),
  clients: [
    { id: 'A', scenario: 'Join' },
    { id: 'B', removes: 'ROLE' },
  ],
};
