/**
 * What the action on the record is guarded by (P3), written from the rule: each row asserts the whole condition with its
 * values, every action of the plan, and what could not be guarded.
 */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '#core/design';
import type { PlanProblem } from '#core/plan';
import type { Item } from '#core/value';
import {
  B,
  creating,
  deleting,
  globalIndex,
  guardsOf,
  N,
  number,
  type Parts,
  reference,
  S,
  smallDesign,
  text,
  unique,
  updating,
} from '../../../tests/small-design.ts';

interface Row {
  readonly title: string;
  readonly parts: Parts;
  readonly scenario: Scenario;
  readonly condition: string | undefined;
  readonly values?: Item;
  /** All actions but the one Update of the record, which most rows have alone. */
  readonly actions?: readonly string[];
  readonly problems?: readonly PlanProblem[];
}

const id = S('1');
const record = 'record THING#1 / THING';
const update = `Update ${record}`;
const remove = `Delete ${record}`;
const put = `Put ${record}`;
const claim = (key: string) => `Put lock UNIQ#${key} / LOCK`;
const release = (key: string) => `Delete lock UNIQ#${key} / LOCK`;

const plain: Parts = { attributes: [text('title'), text('note')] };
const queue: Parts = {
  indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
  attributes: [text('title'), text('team'), text('status')],
  keys: { GSI1PK: 'TEAM#{team}', GSI1SK: 'STATUS#{status}#{id}' },
};
const email: Parts = { attributes: [text('title'), text('email')], constraints: [unique('EMAIL', ['email'])] };
const live: Parts = {
  attributes: [text('email'), text('deletedAt')],
  constraints: [unique('EMAIL', ['email'], { when: [{ attribute: 'deletedAt', is: 'absent' }] })],
};
const expiring: Parts = {
  table: { timeToLive: 'expiresAt' },
  attributes: [number('expiresAt'), text('title'), text('email')],
  constraints: [unique('EMAIL', ['email'])],
  locks: { owner: true },
};

const existence: readonly Row[] = [
  {
    title: 'a create relies on nothing but a free key',
    parts: email,
    scenario: creating({ id, email: S('a') }),
    condition: 'attribute_not_exists(PK)',
    actions: [put, claim('EMAIL#a')],
  },
  {
    title: 'an update that relies on no value: the record exists',
    parts: plain,
    scenario: updating({ id, title: S('a') }, { id, title: S('b') }),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'a delete that relies on no value: the record exists',
    parts: plain,
    scenario: deleting({ id, title: S('a') }),
    condition: 'attribute_exists(PK)',
    actions: [remove],
  },
  {
    title: 'existence is tested at the partition key, whatever its name',
    parts: {
      ...plain,
      table: { partitionKey: { name: 'hash', type: 'S' } },
      keys: { hash: 'THING#{id}' },
    },
    scenario: updating({ id, title: S('a') }, { id, title: S('b') }),
    condition: 'attribute_exists(#hash)',
  },
  {
    title: 'existence is left out where a value is compared',
    parts: email,
    scenario: updating({ id, email: S('a') }, { id, email: S('b') }),
    condition: 'email = :email_before',
    values: { ':email_before': S('a') },
    actions: [update, claim('EMAIL#b'), release('EMAIL#a')],
  },
  {
    title: 'an absent value does not imply existence',
    parts: email,
    scenario: updating({ id }, { id, email: S('b') }),
    condition: 'attribute_exists(PK) AND attribute_not_exists(email)',
    actions: [update, claim('EMAIL#b')],
  },
];

const expectations: readonly Row[] = [
  {
    title: '`present` is attribute_exists, which implies that the record exists',
    parts: plain,
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'note', is: 'present' }] },
    ),
    condition: 'attribute_exists(note)',
  },
  {
    title: '`absent` is attribute_not_exists and does not imply it',
    parts: plain,
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'note', is: 'absent' }] },
    ),
    condition: 'attribute_exists(PK) AND attribute_not_exists(note)',
  },
  {
    title: '`equals` compares and implies it',
    parts: plain,
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'note', is: 'equals', value: S('n') }] },
    ),
    condition: 'note = :note_before',
    values: { ':note_before': S('n') },
  },
  {
    title: '`not-equals` is true of an item that does not exist, so existence stays',
    parts: plain,
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'note', is: 'not-equals', value: S('n') }] },
    ),
    condition: 'attribute_exists(PK) AND note <> :note_before',
    values: { ':note_before': S('n') },
  },
  {
    title: '`in` compares with each value and implies existence',
    parts: plain,
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'note', is: 'in', values: [S('n'), S('m')] }] },
    ),
    condition: 'note IN (:note_1_before, :note_2_before)',
    values: { ':note_1_before': S('n'), ':note_2_before': S('m') },
  },
  {
    title: '`in` with one value',
    parts: plain,
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'note', is: 'in', values: [S('n')] }] },
    ),
    condition: 'note IN (:note_before)',
    values: { ':note_before': S('n') },
  },
  {
    title: '`in` of no value is no condition: a finding keeps the request from being offered',
    parts: plain,
    scenario: deleting({ id }, { expects: [{ attribute: 'note', is: 'in', values: [] }] }),
    condition: 'attribute_exists(PK)',
    actions: [remove],
  },
  {
    title: 'an expectation on a delete',
    parts: plain,
    scenario: deleting({ id, title: S('a') }, { expects: [{ attribute: 'title', is: 'equals', value: S('a') }] }),
    condition: 'title = :title_before',
    values: { ':title_before': S('a') },
    actions: [remove],
  },
  {
    title: 'an expectation equal to a guard is said once, where the expectation stands',
    parts: queue,
    scenario: updating(
      { id, team: S('7'), status: S('open') },
      { id, team: S('7'), status: S('closed') },
      { expects: [{ attribute: 'status', is: 'equals', value: S('open') }] },
    ),
    condition: '#status = :status_before AND team = :team_before',
    values: { ':status_before': S('open'), ':team_before': S('7') },
  },
  {
    title: 'an expectation that says the same number in other words is still said once',
    parts: { attributes: [number('n')], constraints: [unique('N', ['n'])] },
    scenario: updating(
      { id, n: N('1') },
      { id, n: N('2') },
      { expects: [{ attribute: 'n', is: 'equals', value: N('1.0') }] },
    ),
    condition: 'n = :n_before',
    values: { ':n_before': N('1.0') },
    actions: [update, claim('N#2'), release('N#1')],
  },
  {
    title: 'an expected absence equal to a guard is said once, and existence stands first',
    parts: email,
    scenario: updating({ id }, { id, email: S('b') }, { expects: [{ attribute: 'email', is: 'absent' }] }),
    condition: 'attribute_exists(PK) AND attribute_not_exists(email)',
    actions: [update, claim('EMAIL#b')],
  },
  {
    title: 'an expectation about the same attribute that is not equal stands beside the guard',
    parts: email,
    scenario: updating(
      { id, email: S('a') },
      { id, email: S('b') },
      { expects: [{ attribute: 'email', is: 'not-equals', value: S('x') }] },
    ),
    condition: 'email <> :email_before AND email = :email_2_before',
    values: { ':email_before': S('x'), ':email_2_before': S('a') },
    actions: [update, claim('EMAIL#b'), release('EMAIL#a')],
  },
  {
    title: 'the same expectation twice is said once',
    parts: plain,
    scenario: deleting(
      { id, title: S('a') },
      {
        expects: [
          { attribute: 'title', is: 'present' },
          { attribute: 'title', is: 'present' },
        ],
      },
    ),
    condition: 'attribute_exists(title)',
    actions: [remove],
  },
  {
    title: 'an expectation about what is not stored cannot be guarded',
    parts: { attributes: [text('title'), text('ghost', { keyOnly: true })] },
    scenario: updating(
      { id, title: S('a') },
      { id, title: S('b') },
      { expects: [{ attribute: 'ghost', is: 'equals', value: S('x') }] },
    ),
    condition: 'attribute_exists(PK)',
    problems: [{ code: 'expects-not-stored', attribute: 'ghost', position: 0 }],
  },
];

const indexKeys: readonly Row[] = [
  {
    title: 'a change of one source guards the sources of every key of the index, as read',
    parts: queue,
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S('7'), status: S('closed') }),
    condition: 'team = :team_before AND #status = :status_before',
    values: { ':team_before': S('7'), ':status_before': S('open') },
  },
  {
    title: 'a change of nothing the index rests on guards none of its sources',
    parts: queue,
    scenario: updating(
      { id, team: S('7'), status: S('open'), title: S('a') },
      { id, team: S('7'), status: S('open'), title: S('b') },
    ),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'a source that is absent is guarded as absent',
    parts: queue,
    scenario: updating({ id, status: S('open') }, { id, status: S('closed') }),
    condition: 'attribute_not_exists(team) AND #status = :status_before',
    values: { ':status_before': S('open') },
  },
  {
    title: 'sources guarded as stored though the key stays equal: only the letter case changes',
    parts: { ...queue, keys: { GSI1PK: 'TEAM#{team}', GSI1SK: '{status|lower}#{id}' } },
    scenario: updating({ id, team: S('7'), status: S('Open') }, { id, team: S('7'), status: S('OPEN') }),
    condition: 'team = :team_before AND #status = :status_before',
    values: { ':team_before': S('7'), ':status_before': S('Open') },
  },
  {
    title: 'sources guarded though the index has the record neither before nor after: `when` is false twice',
    parts: {
      ...queue,
      keys: {
        GSI1PK: { template: 'TEAM#{team}', when: [{ attribute: 'status', is: 'equals', value: S('open') }] },
        GSI1SK: 'X#{id}',
      },
    },
    scenario: updating({ id, team: S('7'), status: S('closed') }, { id, team: S('7'), status: S('void') }),
    condition: 'team = :team_before AND #status = :status_before',
    values: { ':team_before': S('7'), ':status_before': S('closed') },
  },
  {
    title: 'the attributes of `when` are sources',
    parts: {
      ...queue,
      attributes: [text('team'), text('status'), text('archived')],
      keys: {
        GSI1PK: { template: 'TEAM#{team}', when: [{ attribute: 'archived', is: 'absent' }] },
        GSI1SK: 'STATUS#{status}#{id}',
      },
    },
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S('8'), status: S('open') }),
    condition: 'team = :team_before AND #status = :status_before AND attribute_not_exists(archived)',
    values: { ':team_before': S('7'), ':status_before': S('open') },
  },
  {
    title: 'a key that two indexes share rests on the keys of both; the other index’s own key does not',
    parts: {
      indexes: [globalIndex('GSI1', ['SHARED'], ['GSI1SK']), globalIndex('GSI2', ['SHARED'], ['GSI2SK'])],
      attributes: [text('team'), text('status'), text('due')],
      keys: { SHARED: 'TEAM#{team}', GSI1SK: 'STATUS#{status}', GSI2SK: 'DUE#{due}' },
    },
    scenario: updating(
      { id, team: S('7'), status: S('open'), due: S('1') },
      { id, team: S('7'), status: S('open'), due: S('2') },
    ),
    condition: 'team = :team_before AND #status = :status_before AND due = :due_before',
    values: { ':team_before': S('7'), ':status_before': S('open'), ':due_before': S('1') },
  },
  {
    title: 'an entity attribute used as a key is a source of the templated key beside it',
    parts: {
      indexes: [globalIndex('GSI1', ['team'], ['GSI1SK'])],
      attributes: [text('team'), text('status')],
      keys: { GSI1SK: 'STATUS#{status}' },
    },
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S('8'), status: S('open') }),
    condition: 'team = :team_before AND #status = :status_before',
    values: { ':team_before': S('7'), ':status_before': S('open') },
  },
  {
    title: 'entity attributes used as keys are stored, not derived: nothing to guard',
    parts: {
      indexes: [globalIndex('GSI1', ['team'], ['status'])],
      attributes: [text('team'), text('status')],
    },
    scenario: updating({ id, team: S('7'), status: S('open') }, { id, team: S('7'), status: S('closed') }),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'a lossy placeholder of the table’s key is a source of an index that uses that key',
    parts: {
      indexes: [
        {
          name: 'LSI1',
          kind: 'local',
          partitionKey: [{ name: 'PK', type: 'S' }],
          sortKey: [{ name: 'LSI1SK', type: 'S' }],
          projection: { type: 'ALL' },
        },
      ],
      attributes: [text('team'), text('status')],
      keys: { PK: '{team|upper}', SK: '{id}', LSI1SK: '{status}' },
    },
    scenario: updating({ id, team: S('a'), status: S('x') }, { id, team: S('a'), status: S('y') }),
    condition: 'team = :team_before AND #status = :status_before',
    values: { ':team_before': S('a'), ':status_before': S('x') },
    actions: ['Update record A / 1'],
  },
  {
    title: 'a delete leaves index sources alone: DynamoDB removes the entries itself',
    parts: queue,
    scenario: deleting({ id, team: S('7'), status: S('open') }),
    condition: 'attribute_exists(PK)',
    actions: [remove],
  },
];

const lockSources: readonly Row[] = [
  {
    title: 'a part as stored, not normalised; no lock action when only letter case changes',
    parts: { ...email, constraints: [unique('EMAIL', ['email'], { normalise: ['lowercase'] })] },
    scenario: updating({ id, email: S('Ada') }, { id, email: S('ada') }),
    condition: 'email = :email_before',
    values: { ':email_before': S('Ada') },
  },
  {
    title: 'all parts when one changes',
    parts: { attributes: [text('a'), text('b')], constraints: [unique('PAIR', ['b', 'a'])] },
    scenario: updating({ id, a: S('1'), b: S('2') }, { id, a: S('1'), b: S('3') }),
    condition: 'a = :a_before AND b = :b_before',
    values: { ':a_before': S('1'), ':b_before': S('2') },
    actions: [update, claim('PAIR#3#1'), release('PAIR#2#1')],
  },
  {
    title: 'an absent part as absent, though there is no lock before or after',
    parts: { attributes: [text('a'), text('b')], constraints: [unique('PAIR', ['a', 'b'])] },
    scenario: updating({ id, a: S('1') }, { id, a: S('2') }),
    condition: 'a = :a_before AND attribute_not_exists(b)',
    values: { ':a_before': S('1') },
  },
  {
    title: 'the attributes of `when`, when a part changes',
    parts: live,
    scenario: updating({ id, email: S('a') }, { id, email: S('b') }),
    condition: 'email = :email_before AND attribute_not_exists(deletedAt)',
    values: { ':email_before': S('a') },
    actions: [update, claim('EMAIL#b'), release('EMAIL#a')],
  },
  {
    title: 'a part, when `when` starts to be false',
    parts: live,
    scenario: updating({ id, email: S('a') }, { id, email: S('a'), deletedAt: S('1') }),
    condition: 'email = :email_before AND attribute_not_exists(deletedAt)',
    values: { ':email_before': S('a') },
    actions: [update, release('EMAIL#a')],
  },
  {
    title: 'all of them, when an attribute of `when` changes without a consequence',
    parts: live,
    scenario: updating({ id, email: S('a'), deletedAt: S('1') }, { id, email: S('a'), deletedAt: S('2') }),
    condition: 'email = :email_before AND deletedAt = :deletedAt_before',
    values: { ':email_before': S('a'), ':deletedAt_before': S('1') },
  },
  {
    title: 'all of them, when a part changes while `when` is false',
    parts: live,
    scenario: updating({ id, email: S('a'), deletedAt: S('1') }, { id, email: S('b'), deletedAt: S('1') }),
    condition: 'email = :email_before AND deletedAt = :deletedAt_before',
    values: { ':email_before': S('a'), ':deletedAt_before': S('1') },
  },
  {
    title: 'the TTL attribute, when a part changes',
    parts: expiring,
    scenario: updating({ id, email: S('a') }, { id, email: S('b') }),
    condition: 'attribute_not_exists(expiresAt) AND email = :email_before',
    values: { ':email_before': S('a') },
    actions: [update, claim('EMAIL#b'), release('EMAIL#a')],
  },
  {
    title: 'the parts, when the TTL attribute changes',
    parts: expiring,
    scenario: updating({ id, email: S('a'), expiresAt: N('1') }, { id, email: S('a'), expiresAt: N('2') }),
    condition: 'expiresAt = :expiresAt_before AND email = :email_before',
    values: { ':email_before': S('a'), ':expiresAt_before': N('1') },
    actions: [update, 'Update lock UNIQ#EMAIL#a / LOCK'],
  },
  {
    title: 'the parts, when the TTL attribute changes and there is no lock to carry it',
    parts: expiring,
    scenario: updating({ id, expiresAt: N('1') }, { id, expiresAt: N('2') }),
    condition: 'expiresAt = :expiresAt_before AND attribute_not_exists(email)',
    values: { ':expiresAt_before': N('1') },
  },
  {
    title: 'not a TTL attribute by name alone: the table has none',
    parts: { ...expiring, table: {} },
    scenario: updating({ id, email: S('a'), expiresAt: N('1') }, { id, email: S('a'), expiresAt: N('2') }),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'a set as a whole',
    parts: { attributes: [{ name: 'tags', type: 'SS' }], constraints: [unique('TAG', ['tags'])] },
    scenario: updating({ id, tags: { SS: ['a', 'b'] } }, { id, tags: { SS: ['b', 'c'] } }),
    condition: 'tags = :tags_before',
    values: { ':tags_before': { SS: ['a', 'b'] } },
    actions: [update, claim('TAG#c'), release('TAG#a')],
  },
  {
    title: 'a value that has another spelling only is no change',
    parts: { attributes: [number('n'), text('title')], constraints: [unique('N', ['n'])] },
    scenario: updating({ id, n: N('1'), title: S('a') }, { id, n: N('1.0'), title: S('b') }),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'an empty value is a value',
    parts: email,
    scenario: updating({ id, email: S('') }, { id, email: S('b') }),
    condition: 'email = :email_before',
    values: { ':email_before': S('') },
    actions: [update, claim('EMAIL#b')],
  },
  {
    title: 'all lock sources on a delete',
    parts: {
      attributes: [text('email'), text('title'), text('name'), text('deletedAt')],
      constraints: [
        unique('NAME', ['name']),
        unique('EMAIL', ['email'], { when: [{ attribute: 'deletedAt', is: 'absent' }] }),
      ],
    },
    scenario: deleting({ id, email: S('a'), name: S('n'), title: S('t') }),
    condition: 'email = :email_before AND #name = :name_before AND attribute_not_exists(deletedAt)',
    values: { ':email_before': S('a'), ':name_before': S('n') },
    actions: [remove, release('NAME#n'), release('EMAIL#a')],
  },
  {
    title: 'all lock sources on a delete, also of locks the record does not hold',
    parts: email,
    scenario: deleting({ id }),
    condition: 'attribute_exists(PK) AND attribute_not_exists(email)',
    actions: [remove],
  },
  {
    title: 'the TTL attribute on a delete',
    parts: expiring,
    scenario: deleting({ id, email: S('a'), expiresAt: N('1') }),
    condition: 'expiresAt = :expiresAt_before AND email = :email_before',
    values: { ':email_before': S('a'), ':expiresAt_before': N('1') },
    actions: [remove, release('EMAIL#a')],
  },
];

const referenceSources: readonly Row[] = [
  {
    title: 'a reference’s sources, when its key changes',
    parts: {
      attributes: [text('team'), text('region')],
      constraints: [reference('TEAM', { PK: 'TEAM#{region}#{team}', SK: 'META' }, ['update'])],
    },
    scenario: updating({ id, team: S('7'), region: S('eu') }, { id, team: S('8'), region: S('eu') }),
    condition: 'team = :team_before AND #region = :region_before',
    values: { ':team_before': S('7'), ':region_before': S('eu') },
    actions: [update, 'ConditionCheck reference TEAM#eu#8 / META'],
  },
  {
    title: 'a reference’s sources, though its key stays equal',
    parts: {
      attributes: [text('team')],
      constraints: [reference('TEAM', { PK: 'TEAM#{team|upper}', SK: 'META' }, ['update'])],
    },
    scenario: updating({ id, team: S('a') }, { id, team: S('A') }),
    condition: 'team = :team_before',
    values: { ':team_before': S('a') },
  },
  {
    title: 'a reference that updates do not check rests on nothing in an update',
    parts: {
      attributes: [text('team')],
      constraints: [reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['create'])],
    },
    scenario: updating({ id, team: S('a') }, { id, team: S('b') }),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'a reference checked on deletes: the key it is checked under is still the record’s',
    parts: {
      attributes: [text('team')],
      constraints: [reference('TEAM', { PK: 'TEAM#{team}', SK: 'META' }, ['delete'])],
    },
    scenario: deleting({ id, team: S('a') }),
    condition: 'team = :team_before',
    values: { ':team_before': S('a') },
    actions: [remove, 'ConditionCheck reference TEAM#a / META'],
  },
];

const fixed: readonly Row[] = [
  {
    title: 'a value the table’s key shows whole needs none',
    parts: {
      attributes: [text('team'), text('name')],
      keys: { PK: 'TEAM#{team}', SK: 'THING#{id}' },
      constraints: [unique('NAME', ['team', 'name'])],
    },
    scenario: updating({ id, team: S('7'), name: S('a') }, { id, team: S('7'), name: S('b') }),
    condition: '#name = :name_before',
    values: { ':name_before': S('a') },
    actions: ['Update record TEAM#7 / THING#1', claim('NAME#7#b'), release('NAME#7#a')],
  },
  {
    title: 'a delete whose lock rests on the key alone needs existence only',
    parts: { constraints: [unique('ID', ['id'])] },
    scenario: deleting({ id }),
    condition: 'attribute_exists(PK)',
    actions: [remove, release('ID#1')],
  },
  {
    title: 'adjacent placeholders do not show their values whole',
    parts: {
      attributes: [text('a'), text('b'), text('name')],
      keys: { PK: '{a}{b}' },
      constraints: [unique('NAME', ['a', 'b', 'name'])],
    },
    scenario: updating({ a: S('x'), b: S('y'), name: S('1') }, { a: S('x'), b: S('y'), name: S('2') }),
    condition: 'a = :a_before AND b = :b_before AND #name = :name_before',
    values: { ':a_before': S('x'), ':b_before': S('y'), ':name_before': S('1') },
    actions: ['Update record xy / THING', claim('NAME#x#y#2'), release('NAME#x#y#1')],
  },
  {
    title: 'a lossy format does not show its value undamaged',
    parts: {
      attributes: [text('a'), text('name')],
      keys: { PK: 'A#{a|lower}' },
      constraints: [unique('NAME', ['a', 'name'])],
    },
    scenario: updating({ a: S('X'), name: S('1') }, { a: S('X'), name: S('2') }),
    condition: 'a = :a_before AND #name = :name_before',
    values: { ':a_before': S('X'), ':name_before': S('1') },
    actions: ['Update record A#x / THING', claim('NAME#X#2'), release('NAME#X#1')],
  },
  {
    title: 'a change that the lossy key does not show is an update of the same item',
    parts: {
      attributes: [text('a'), text('name')],
      keys: { PK: 'A#{a|lower}' },
      constraints: [unique('A', ['a'])],
    },
    scenario: updating({ a: S('X') }, { a: S('x') }),
    condition: 'a = :a_before',
    values: { ':a_before': S('X') },
    actions: ['Update record A#x / THING', claim('A#x'), release('A#X')],
  },
  {
    title: 'a value that holds the delimiter is not shown whole',
    parts: {
      attributes: [text('a'), text('b'), text('name')],
      keys: { PK: '{a}#{b}' },
      constraints: [unique('NAME', ['a', 'name'])],
    },
    scenario: updating({ a: S('x#y'), b: S('z'), name: S('1') }, { a: S('x#y'), b: S('z'), name: S('2') }),
    condition: 'a = :a_before AND #name = :name_before',
    values: { ':a_before': S('x#y'), ':name_before': S('1') },
    actions: ['Update record x#y#z / THING', claim('NAME#x%23y#2'), release('NAME#x%23y#1')],
  },
  {
    title: 'the same template with a value without the delimiter shows it',
    parts: {
      attributes: [text('a'), text('b'), text('name')],
      keys: { PK: '{a}#{b}' },
      constraints: [unique('NAME', ['a', 'name'])],
    },
    scenario: updating({ a: S('x'), b: S('z'), name: S('1') }, { a: S('x'), b: S('z'), name: S('2') }),
    condition: '#name = :name_before',
    values: { ':name_before': S('1') },
    actions: ['Update record x#z / THING', claim('NAME#x#2'), release('NAME#x#1')],
  },
  {
    title: 'a bare number key fixes its number',
    parts: {
      attributes: [number('seq', { keyOnly: true }), text('name')],
      table: { sortKey: { name: 'SK', type: 'N' } },
      keys: { SK: '{seq}' },
      constraints: [unique('NAME', ['seq', 'name'])],
      locks: { sortKey: N('0') },
    },
    scenario: updating({ id, seq: N('5'), name: S('1') }, { id, seq: N('5.0'), name: S('2') }),
    condition: '#name = :name_before',
    values: { ':name_before': S('1') },
    actions: ['Update record THING#1 / 5', 'Put lock UNIQ#NAME#5#2 / 0', 'Delete lock UNIQ#NAME#5#1 / 0'],
  },
  {
    title: 'a bare binary key fixes its value',
    parts: {
      attributes: [{ name: 'hash', type: 'B', keyOnly: true }, text('name')],
      table: { sortKey: { name: 'SK', type: 'B' } },
      keys: { SK: '{hash}' },
      constraints: [unique('NAME', ['hash', 'name'])],
      locks: { sortKey: B('AA==') },
    },
    scenario: updating({ id, hash: B('AQ=='), name: S('1') }, { id, hash: B('AQ=='), name: S('2') }),
    condition: '#name = :name_before',
    values: { ':name_before': S('1') },
    actions: [
      'Update record THING#1 / AQ==',
      'Put lock UNIQ#NAME#AQ==#2 / AA==',
      'Delete lock UNIQ#NAME#AQ==#1 / AA==',
    ],
  },
  {
    title: 'an entity attribute that is the table’s key is fixed',
    parts: {
      table: { partitionKey: { name: 'user', type: 'S' } },
      attributes: [text('user'), text('name')],
      constraints: [unique('NAME', ['user', 'name'])],
    },
    scenario: updating({ user: S('u'), name: S('1') }, { user: S('u'), name: S('2') }),
    condition: '#name = :name_before',
    values: { ':name_before': S('1') },
    actions: ['Update record u / THING', claim('NAME#u#2'), release('NAME#u#1')],
  },
];

const throughKeys: readonly Row[] = [
  {
    title: 'what lives in keys alone is guarded through the index key that shows it whole',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true }), text('team')],
      keys: { GSI1PK: 'HANDLE#{handle}', GSI1SK: 'TEAM#{team}' },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: updating({ id, handle: S('a'), team: S('7') }, { id, handle: S('b'), team: S('7') }),
    condition: 'GSI1PK = :GSI1PK_before AND team = :team_before',
    values: { ':GSI1PK_before': S('HANDLE#a'), ':team_before': S('7') },
    actions: [update, claim('HANDLE#b'), release('HANDLE#a')],
  },
  {
    title: 'two values in one index key are guarded by one clause, at the first one’s place',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('a', { keyOnly: true }), text('team'), text('b', { keyOnly: true })],
      keys: { GSI1PK: 'A#{a}#B#{b}', GSI1SK: 'X' },
      constraints: [unique('AB', ['b', 'a'])],
    },
    scenario: deleting({ id, a: S('1'), b: S('2') }),
    condition: 'GSI1PK = :GSI1PK_before',
    values: { ':GSI1PK_before': S('A#1#B#2') },
    actions: [remove, release('AB#2#1')],
  },
  {
    title: 'an index key that the record does not hold shows nothing',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true }), text('team')],
      keys: { GSI1PK: 'HANDLE#{handle}', GSI1SK: 'TEAM#{team}' },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id, handle: S('a') }),
    condition: 'attribute_exists(PK)',
    actions: [remove, release('HANDLE#a')],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'an index key that shows it damaged does not show it',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true })],
      keys: { GSI1PK: 'HANDLE#{handle|upper}', GSI1SK: 'X' },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id, handle: S('a') }),
    condition: 'attribute_exists(PK)',
    actions: [remove, release('HANDLE#a')],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'an index key whose value holds the delimiter does not show it',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true }), text('team')],
      keys: { GSI1PK: '{handle}#{team}', GSI1SK: 'X' },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id, handle: S('a#b'), team: S('7') }),
    condition: 'attribute_exists(PK)',
    actions: [remove, release('HANDLE#a#b')],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'what nothing stored shows cannot be guarded',
    parts: { attributes: [text('handle', { keyOnly: true })], constraints: [unique('HANDLE', ['handle'])] },
    scenario: deleting({ id, handle: S('a') }),
    condition: 'attribute_exists(PK)',
    actions: [remove, release('HANDLE#a')],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'what nothing stored shows cannot be guarded in an update that changes nothing else either',
    parts: { attributes: [text('handle', { keyOnly: true })], constraints: [unique('HANDLE', ['handle'])] },
    scenario: updating({ id, handle: S('a') }, { id, handle: S('b') }),
    condition: undefined,
    actions: [claim('HANDLE#b'), release('HANDLE#a')],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'it is no problem where no guard is needed',
    parts: {
      attributes: [text('handle', { keyOnly: true }), text('title')],
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: updating({ id, handle: S('a'), title: S('a') }, { id, handle: S('a'), title: S('b') }),
    condition: 'attribute_exists(PK)',
  },
  {
    title: 'nor in a create',
    parts: { attributes: [text('handle', { keyOnly: true })], constraints: [unique('HANDLE', ['handle'])] },
    scenario: creating({ id, handle: S('a') }),
    condition: 'attribute_not_exists(PK)',
    actions: [put, claim('HANDLE#a')],
  },
  {
    title:
      'an absence is guarded through the index key it keeps away, where all else the index rests on is guarded too',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('slot', { keyOnly: true }), text('team')],
      keys: { GSI1PK: 'SLOT#{slot}', GSI1SK: 'TEAM#{team}' },
    },
    scenario: updating({ id, team: S('7') }, { id, team: S('7'), slot: S('a') }),
    condition: 'attribute_not_exists(GSI1PK) AND team = :team_before',
    values: { ':team_before': S('7') },
  },
  {
    title: 'an absence is guarded through an index key that nothing else can keep away',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true })],
      keys: { GSI1PK: 'HANDLE#{handle}', GSI1SK: '{id}' },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id }),
    condition: 'attribute_exists(PK) AND attribute_not_exists(GSI1PK)',
    actions: [remove],
  },
  {
    title: 'an absence does not show in an index key that an unguarded value can keep away as well',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
      attributes: [text('handle', { keyOnly: true }), text('team')],
      keys: { GSI1PK: 'HANDLE#{handle}', GSI1SK: 'TEAM#{team}' },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id, team: S('7') }),
    condition: 'attribute_exists(PK)',
    actions: [remove],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'an absence does not show in an index key that another missing value keeps away as well',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], [])],
      attributes: [text('handle', { keyOnly: true }), text('team')],
      keys: { GSI1PK: '{handle}#{team}' },
      constraints: [unique('HANDLE', ['handle', 'team'])],
    },
    scenario: deleting({ id, team: S('') }),
    condition: 'team = :team_before',
    values: { ':team_before': S('') },
    actions: [remove],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'an absence does not show in an index key whose `when` asks for the very attribute',
    parts: {
      indexes: [globalIndex('GSI1', ['GSI1PK'], [])],
      attributes: [text('handle', { keyOnly: true })],
      keys: { GSI1PK: { template: '{handle}', when: [{ attribute: 'handle', is: 'not-equals', value: S('x') }] } },
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id }),
    condition: 'attribute_exists(PK)',
    actions: [remove],
    problems: [{ code: 'unguardable', attribute: 'handle', protects: [{ kind: 'lock', name: 'HANDLE' }] }],
  },
  {
    title: 'two values in one key of the table that run together are changed without the key showing it',
    parts: {
      attributes: [text('a', { keyOnly: true }), text('b', { keyOnly: true })],
      keys: { PK: '{a}{b}' },
      constraints: [unique('A', ['a'])],
    },
    scenario: updating({ a: S('x'), b: S('yz') }, { a: S('xy'), b: S('z') }),
    condition: undefined,
    actions: [claim('A#xy'), release('A#x')],
    problems: [{ code: 'unguardable', attribute: 'a', protects: [{ kind: 'lock', name: 'A' }] }],
  },
  {
    title: 'an attribute that is itself an index key is guarded as stored',
    parts: {
      indexes: [globalIndex('GSI1', ['handle'], [])],
      attributes: [text('handle', { keyOnly: true })],
      constraints: [unique('HANDLE', ['handle'])],
    },
    scenario: deleting({ id, handle: S('a') }),
    condition: 'handle = :handle_before',
    values: { ':handle_before': S('a') },
    actions: [remove, release('HANDLE#a')],
  },
];

const moves: Parts = {
  indexes: [globalIndex('GSI1', ['GSI1PK'], ['GSI1SK'])],
  attributes: [text('title'), text('status'), text('team'), text('email')],
  keys: { SK: 'STATUS#{status}', GSI1PK: 'TEAM#{team}', GSI1SK: '{id}' },
  constraints: [unique('EMAIL', ['email'])],
};
const moving: readonly Row[] = [
  {
    title: 'on a move all sources are guarded, changed or not',
    parts: moves,
    scenario: updating(
      { id, title: S('t'), status: S('open'), team: S('7'), email: S('a') },
      { id, title: S('t'), status: S('closed'), team: S('7'), email: S('a') },
    ),
    condition: 'team = :team_before AND email = :email_before',
    values: { ':team_before': S('7'), ':email_before': S('a') },
    actions: ['Delete record THING#1 / STATUS#open', 'Put record THING#1 / STATUS#closed'],
  },
  {
    title: 'on a move absent sources are guarded as absent, beside existence',
    parts: moves,
    scenario: updating({ id, status: S('open') }, { id, status: S('closed') }),
    condition: 'attribute_exists(PK) AND attribute_not_exists(team) AND attribute_not_exists(email)',
    actions: ['Delete record THING#1 / STATUS#open', 'Put record THING#1 / STATUS#closed'],
  },
  {
    title: 'on a move the version read is guarded and the next one written',
    parts: { ...moves, version: 'rev' },
    scenario: updating(
      { id, status: S('open'), team: S('7'), email: S('a'), rev: N('4') },
      { id, status: S('closed'), team: S('7'), email: S('a') },
    ),
    condition: 'team = :team_before AND email = :email_before AND rev = :rev_before',
    values: { ':team_before': S('7'), ':email_before': S('a'), ':rev_before': N('4') },
    actions: ['Delete record THING#1 / STATUS#open', 'Put record THING#1 / STATUS#closed'],
  },
  {
    title: 'what only the old key shows lossily is guarded on a move',
    parts: {
      attributes: [text('status'), text('city')],
      keys: { PK: 'CITY#{city|upper}#{id}', SK: '{status}' },
      constraints: [unique('CITY', ['city'])],
    },
    scenario: updating({ id, status: S('a'), city: S('x') }, { id, status: S('b'), city: S('x') }),
    condition: 'city = :city_before',
    values: { ':city_before': S('x') },
    actions: ['Delete record CITY#X#1 / a', 'Put record CITY#X#1 / b'],
  },
];

const versions: readonly Row[] = [
  {
    title: 'an update guards the number read, which implies existence',
    parts: { ...plain, version: 'rev' },
    scenario: updating({ id, title: S('a'), rev: N('7') }, { id, title: S('b') }),
    condition: 'rev = :rev_before',
    values: { ':rev_before': N('7') },
  },
  {
    title: 'a number that is absent is guarded as absent',
    parts: { ...plain, version: 'rev' },
    scenario: updating({ id, title: S('a') }, { id, title: S('b') }),
    condition: 'attribute_exists(PK) AND attribute_not_exists(rev)',
  },
  {
    title: 'in addition to the values, never instead, and last',
    parts: { ...email, attributes: [text('title'), text('email')], version: 'a_rev' },
    scenario: updating({ id, email: S('a'), a_rev: N('7') }, { id, email: S('b') }),
    condition: 'email = :email_before AND a_rev = :a_rev_before',
    values: { ':email_before': S('a'), ':a_rev_before': N('7') },
    actions: [update, claim('EMAIL#b'), release('EMAIL#a')],
  },
  {
    title: 'a difference in the version alone is no change',
    parts: { ...plain, version: 'rev' },
    scenario: updating({ id, title: S('a'), rev: N('7') }, { id, title: S('a') }),
    condition: undefined,
    actions: [],
  },
  {
    title: 'nor is a version that the state after carries',
    parts: { ...plain, version: 'rev' },
    scenario: updating({ id, title: S('a'), rev: N('7') }, { id, title: S('a'), rev: N('99') }),
    condition: undefined,
    actions: [],
  },
];

const order: readonly Row[] = [
  {
    title: 'existence, expectations, attributes in entity order, version',
    parts: {
      attributes: [text('z'), text('email'), text('a'), text('note')],
      constraints: [unique('A', ['a']), unique('EMAIL', ['email']), unique('Z', ['z'])],
      version: 'rev',
    },
    scenario: updating(
      { id },
      { id, z: S('1'), email: S('2'), a: S('3') },
      {
        expects: [
          { attribute: 'note', is: 'not-equals', value: S('n') },
          { attribute: 'a', is: 'absent' },
        ],
      },
    ),
    condition:
      'attribute_exists(PK) AND note <> :note_before AND attribute_not_exists(a) AND attribute_not_exists(z)' +
      ' AND attribute_not_exists(email) AND attribute_not_exists(rev)',
    values: { ':note_before': S('n') },
    actions: [update, claim('A#3'), claim('EMAIL#2'), claim('Z#1')],
  },
];

describe('guards on the record', () => {
  const rows = [
    ...existence,
    ...expectations,
    ...indexKeys,
    ...lockSources,
    ...referenceSources,
    ...fixed,
    ...throughKeys,
    ...moving,
    ...versions,
    ...order,
  ];
  it.each(rows)('P3: $title', ({ parts, scenario, condition, values = {}, actions = [update], problems }) => {
    expect(guardsOf(smallDesign(parts), scenario)).toEqual({
      condition,
      values,
      actions,
      ...(problems && { problems }),
    });
  });
});
