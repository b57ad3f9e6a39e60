/** Words of the race page: who does what, how it ends, and what is wrong then. */
import type { Expiring, GivesUp, StepKind, Violation, Way } from '#core';
import { racePresetWords } from './race-presets.ts';

type Params = Violation['params'];

const count = (n: number, one: string, more: string): string => `${number.format(n)} ${n === 1 ? one : more}`;
const number = new Intl.NumberFormat('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Beyond what is counted exactly: `about 1.5 × 10²⁸`. */
function many(n: number): string {
  if (n <= Number.MAX_SAFE_INTEGER) return number.format(n);
  const [digits = '', power = ''] = n.toExponential(1).split('e+');
  return `about ${digits} × 10${[...power].map((digit) => SUPERSCRIPTS[Number(digit)] ?? '').join('')}`;
}

/** `6 interleavings from 2 starts, all hold` */
function holding(interleavings: number, starts: number): string {
  const from = starts > 1 ? ` from ${number.format(starts)} starts` : '';
  return `${many(interleavings)} ${interleavings === 1 ? `interleaving${from}, it holds` : `interleavings${from}, all hold`}`;
}

const quoted = (names: readonly string[]): string => list.format(names.map((name) => `“${name}”`));

const ways = {
  'check-then-write': {
    title: 'Check, then write',
    about: 'Look in an index whether the value is taken, then write without a condition. No locks.',
  },
  unguarded: {
    title: 'Transaction without old-value guards',
    about: 'One transaction that claims locks, but does not ask whether what was read still holds.',
  },
  plan: { title: 'Latchkey’s plan', about: 'The requests of this page, every guard in place.' },
} as const satisfies Record<Way, { readonly title: string; readonly about: string }>;

const steps = {
  read: { verb: 'reads', noun: 'read' },
  check: { verb: 'checks the index', noun: 'check' },
  write: { verb: 'writes', noun: 'write' },
  repeat: { verb: 'sends it again', noun: 'repeat' },
  expire: { verb: 'removes what has expired', noun: 'expire' },
} as const satisfies Record<StepKind, { readonly verb: string; readonly noun: string }>;

const givesUp = {
  'no-record': 'finds no record and stops',
  taken: 'sees that the value is taken and stops',
  unexpected: 'sees that the record is not as expected and stops',
  unguardable: 'cannot plan a safe change from what it read and stops',
  nothing: 'has nothing to change and stops',
  'not-expired': 'finds nothing that has expired',
} as const satisfies Record<GivesUp, string>;

/** What is wrong, in full and in a few words. */
const violations = {
  'two-holders': {
    short: 'two records hold one value',
    full: ({ constraint, key }: Params) => `Two records hold one value of ${constraint}: ${key}.`,
  },
  'lock-missing': {
    short: 'a value without its lock',
    full: ({ constraint, key }: Params) =>
      `A record holds a value of ${constraint}, but its lock ${key} is not there: anybody can take it.`,
  },
  'lock-differs': {
    short: 'a lock that does not fit its record',
    full: ({ key }: Params) => `The lock ${key} does not say what its record says: another owner or another expiry.`,
  },
  'orphan-lock': {
    short: 'a lock nobody owns',
    full: ({ key }: Params) => `The lock ${key} belongs to no record: its value can never be taken again.`,
  },
  ghost: {
    short: 'a deleted record is back',
    full: ({ key }: Params) => `${key} is back although it was deleted, or was never made.`,
  },
  lost: {
    short: 'a record is gone',
    full: ({ key }: Params) => `${key} is gone although nobody deleted it.`,
  },
  duplicate: {
    short: 'one record became two',
    full: ({ id }: Params) => `${id} is there twice: one record became two.`,
  },
  'index-differs': {
    short: 'an index key shows what is not so',
    full: ({ key, attribute }: Params) =>
      `${attribute} of ${key} does not follow from the record: a list shows it in the wrong place, or not at all.`,
  },
  dangling: {
    short: 'a reference to nothing',
    full: ({ constraint }: Params) => `${constraint} points at an item that is not there.`,
  },
  overwritten: {
    short: 'a record was replaced by another',
    full: ({ key }: Params) => `${key} was there already and was replaced, unseen.`,
  },
  unexpected: {
    short: 'a write against its own expectation',
    full: ({ client, attribute }: Params) => `${client} wrote although ${attribute} was not as its scenario expects.`,
  },
  'stale-write': {
    short: 'a change nobody had seen was overwritten',
    full: ({ client }: Params) => `${client} wrote over a change it had never seen: the version had moved on.`,
  },
  'applied-twice': {
    short: 'a repetition undid what came between',
    full: ({ client }: Params) => `${client}’s repetition was carried out again, over what others had done since.`,
  },
} as const satisfies Record<Violation['code'], { readonly short: string; readonly full: (params: Params) => string }>;

export const raceWords = {
  title: 'Races',
  presets: racePresetWords,
  ways,
  steps,
  givesUp,
  violations,
  setup: {
    race: 'Race',
    own: 'Scenarios of this design',
    ownAbout: 'Choose who does what. They start from the records that the scenarios speak of.',
    client: (id: string) => `Client ${id}`,
    nobody: 'nobody',
    removes: (constraint: string) => `somebody removes what ${constraint} points at`,
    expires: {
      record: 'time to live removes expired records',
      lock: 'time to live removes expired locks',
    } satisfies Record<Expiring, string>,
    repeats: 'A’s answer is lost: it sends again',
    token: 'Same token when sent again',
    lag: 'The index lags behind',
    presetAbout: 'The design is a small one of its own, not yours.',
    choose: 'Choose',
    gone: (names: readonly string[]) => `This design does not have ${quoted(names)}. Choose from what it has.`,
    takeThese: 'Use what it has',
    withheld: 'Some scenarios offer no request, and a race needs requests:',
    withheldWhy: (names: readonly string[], why: string) => `${list.format(names)}: ${why}`,
    withheldMore: (n: number) => `There are ${count(n, 'more reason', 'more reasons')}: see the findings.`,
    changesNothing: 'It changes nothing.',
    noScenario: 'This design has no scenario yet. Add one: several clients can run the same.',
    waysLabel: 'Way of working',
  },
  compare: {
    waiting: '…',
    holds: holding,
    allGuards: 'with all guards:',
    broken: (what: string, steps: number) => `${what}, after ${count(steps, 'step', 'steps')}`,
    bounded: 'too many interleavings to look at here',
    empty: {
      'no-tables': 'DynamoDB would not make these tables',
      'nothing-there': 'nobody can take a step',
    },
    show: 'Show',
    showWay: (way: string) => `Show what goes wrong: ${way}`,
  },
  run: {
    title: 'Timeline',
    label: 'Steps of each client',
    step: 'Step',
    back: 'Step back',
    forward: 'Step forward',
    toStart: 'Back to the start',
    play: 'Play',
    pause: 'Pause',
    shuffle: 'Shuffle the order',
    share: 'Share this run',
    shared: 'A link to this run is copied.',
    notShared: 'The link could not be copied.',
    tooLong: 'This design is too large for a link.',
    next: (client: string) => `Let ${client} take its next step`,
    position: (at: number, of: number) => `${at} of ${of}`,
    ok: 'done',
    refused: 'refused',
    stepLabel: (at: number, client: string, verb: string, outcome: string) =>
      `Step ${at}: ${client} ${verb}, ${outcome}`,
    broken: 'The link to a run could not be read, so that run is not shown.',
    unknownGuards: (ids: readonly string[]) =>
      `The link switches off what these requests have no guard for: ${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ' …' : ''}. That is left out.`,
    start: (at: number, of: number, records: number) =>
      `Start ${at} of ${of}: ${records === 0 ? 'no record is there yet.' : `with ${count(records, 'record', 'records')} there.`}`,
    otherStart: 'Other start',
  },
  detail: {
    start: 'Before the first step',
    title: (at: number, client: string, verb: string) => `Step ${at} · ${client} ${verb}`,
    request: 'Request',
    noRequest: 'Nobody asks for it: DynamoDB removes what has expired by itself, some time after its hour.',
    copy: 'Copy this request',
    success: 'Done',
    refused: (error: string) => `Refused: ${error}`,
    fired: 'The guard that fired',
    position: (position: number) => `position ${position}`,
    itself: (client: string) =>
      `${client} meets its own first success. Before telling the user “taken”, read the record back: it is theirs.`,
    holds: 'Every promise holds here.',
    wrong: 'What is wrong now',
  },
  tables: {
    title: 'What is stored',
    none: 'Nothing is stored.',
    table: (name: string) => `Table ${name}`,
    added: 'added',
    changed: 'changed',
    removed: 'removed',
  },
  guards: {
    title: 'Guards',
    note: 'switch one off and prove again',
    none: 'These requests have no guard.',
    onlyPlan: 'The guards can be switched in Latchkey’s plan.',
    prevents: (what: string, steps: number) => `Without it: ${what}, after ${count(steps, 'step', 'steps')}.`,
    implied: (by: readonly string[]) =>
      by.length === 1
        ? `Without it nothing changes here, because ${by.join('')} says the same. With both off something goes wrong.`
        : `Without it nothing changes here, because of ${list.format(by)}. With these off too, something goes wrong.`,
    undecided: 'Whether anything changes without it cannot be told here: there are too many interleavings.',
    unseen: 'Without it nothing changes in this race: it is there for others.',
    seeOther: 'See one',
    seeOtherLong: (guard: string, title: string) => `See what happens without one like ${guard}: ${title}`,
    broken: 'This plan is broken with every guard on, so no switch can show what it is for.',
    seeWithout: 'See it',
    seeWithoutLong: (guard: string) => `See what happens without ${guard}`,
  },
  proof: {
    title: 'Proof',
    prove: 'Prove all interleavings',
    cancel: 'Cancel',
    running: (situations: number, depth: number) =>
      `${number.format(situations)} situations looked at, ${count(depth, 'step', 'steps')} deep`,
    holds: (proof: { readonly interleavings: number; readonly starts: number; readonly situations: number }) =>
      `${holding(proof.interleavings, proof.starts)}. ${count(proof.situations, 'different situation was', 'different situations were')} looked at.`,
    broken: (steps: number) => `Broken after ${count(steps, 'step', 'steps')}.`,
    shortest: 'This is the shortest run that shows it:',
    showShortest: 'Show the shortest run',
    bounded: (situations: number) =>
      `Not decided: ${number.format(situations)} situations were looked at, and there are more. Fewer clients make it possible.`,
    empty: {
      'no-tables': 'Nobody can take a step here, so there is nothing to prove: DynamoDB would not make these tables.',
      'nothing-there':
        'Nobody can take a step here, so there is nothing to prove: what they would remove is not there.',
    },
    cancelled: 'Stopped. Nothing is proved.',
    failed: 'The proof stopped by a fault of this page.',
  },
  seeRace: 'See the race',
} as const;
