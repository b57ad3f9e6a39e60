/** Words of the comparison of placements: its pictures, tables, controls and prices. */
import type { Orchestration, PlacementComparison, PlacementKind, PlacementRisk, Price, PriceItem } from '#core';
import { formatBytes, formatDay, formatMoney, formatNumber, formatPercent } from '../format-numbers.ts';

const names = new Intl.ListFormat('en', { type: 'conjunction' });
const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

const oneOf = (names: readonly string[]): string =>
  names.length === 1 ? names.join('') : `on average one of ${names.join(', ')}`;
const plainWrite = 'an other write changes one attribute that is in no key';

const short: Readonly<Record<PlacementKind, string>> = {
  'table-key': 'Own sort key',
  index: 'Index',
  'sparse-index': 'Sparse index',
  'multi-attribute-index': 'Several attributes',
};

const orchestration: Readonly<Record<Orchestration, string>> = {
  'delete-put': 'A transaction that deletes the record and puts it again, whole, under its new key.',
  'set-key': 'One write that renders the key and stores it with the value, every time.',
  'set-only': 'Nothing: the attributes are the key, writing them places the entry.',
  'delete-only': 'Nothing: deleting the record takes its entry along.',
  nothing: 'Nothing: this scenario leaves the list as it is.',
};

const risks: Readonly<Record<PlacementRisk, string>> = {
  'torn-move': 'As two writes instead of a transaction, a crash in between loses the record or doubles it.',
  'whole-image': 'The move writes back all it read: without a version, a change made meanwhile is lost.',
  'two-records': 'After a move, a create under the old key succeeds: one id, two records.',
  'forgotten-key': 'A writer that sets the value and forgets the key leaves the entry at its old place.',
  'index-lags': 'The list can show the state before for a moment.',
  alphabetical: 'The values’ own order is lost: they are sorted as text.',
  'newer-tools': 'Every tool and library has to know indexes on several attributes (November 2025).',
};

const stale: Readonly<Record<PlacementComparison['stale'], string>> = {
  'strong-reads': 'Nothing, with a strongly consistent Query.',
  'index-lags': 'The list, for a moment after each write. The record by its key never.',
};

const crash: Readonly<Record<PlacementComparison['crash'], string>> = {
  'one-write': 'Nothing: it is one write.',
  transaction: 'Nothing: all of the transaction or none. Without one, see below.',
};

const priceItems: Readonly<Record<PriceItem, string>> = {
  writeRequests: 'Million write units',
  readRequests: 'Million read units',
  writeUnitHour: 'Write unit, an hour',
  readUnitHour: 'Read unit, an hour',
  storageMonth: 'GB stored, a month',
};

export const compareWords = {
  noList: 'No list yet. Name one under Lists, then its placements are compared here.',
  noPictures: 'No pictures',
  noScenario: 'Add a scenario that changes what the list is sorted by.',
  toLists: 'Name a list',
  heading: (scenario: string) => `“${scenario}” under each placement`,
  short,
  here: 'here now',
  impossible: 'not possible here',
  controls: {
    title: 'What is compared',
    scenario: 'The change',
    moves: 'moves the entry in the list',
    stays: (kind: string) => (kind === 'update' ? 'moves nothing in the list' : kind),
    addMove: (attribute: string) => `Add an update of ${attribute}`,
    mix: (changes: readonly string[], others: readonly string[]) =>
      [
        changes.length > 0 && `A change is ${oneOf(changes)}`,
        others.length > 0 ? `an other write is ${oneOf(others)}` : plainWrite,
      ]
        .filter((part) => part !== false)
        .join('; ')
        .replace(/^./, (first) => first.toUpperCase())
        .concat('.'),
    mixed: (name: string, times: number) => `“${name}” (${formatNumber(times)} a month)`,
    assumed: 'The design states no workload: the figures of a month are assumed.',
    nothingMoves:
      'This scenario changes no value the list is sorted or grouped by: the figures are those of another write, not of a move.',
    itemBytes: 'Item size',
    bytes: 'bytes',
    otherIndexes: 'Other indexes',
    changes: 'Changes a month',
    otherWrites: 'Other writes a month',
    reads: 'List reads a month',
    rowsPerRead: 'Rows a read',
    items: 'Items',
    listedShare: 'In the sparse index',
    utilisation: 'Capacity used',
    projection: 'Projection',
    projections: { ALL: 'all', KEYS_ONLY: 'keys only', INCLUDE: 'some' },
    projectionMeans: {
      ALL: 'The entry is the whole item.',
      KEYS_ONLY: 'Keys alone; the rest is a second read.',
      INCLUDE: 'Keys and the attributes named.',
    },
    include: 'Attributes included',
    noInclude: 'none',
    wholeItems: 'Readers need the whole item',
    billing: 'Billing',
    billings: { 'on-demand': 'on demand', provisioned: 'provisioned' },
    region: 'Region',
    reset: 'As in the design',
  },
  numbers: {
    'not-a-number': () => 'Not a number: digits, a point, commas between thousands only.',
    'too-small': (least: string) => `Not below ${least}.`,
    'too-large': (limit: string) => `Not above ${limit}.`,
  },
  units: 'WCU',
  save: {
    as: (kind: string, title: string) => `Save as ${kind}: ${title}`,
    failed: 'This browser cannot draw the picture.',
  },
  tableOf: (title: string) => `${title}: numbers`,
  bars: {
    title: 'Write units of one change',
    axis: 'write units (WCU)',
    table: 'table',
    others: 'other indexes',
    unplanned: (placements: readonly string[]) =>
      `No figure for ${names.format(placements)}: this scenario cannot be written there as it stands. Its findings say why once the list is placed there.`,
    total: 'total',
    placement: 'Placement',
    say: (rows: readonly string[]) => `Stacked bars, one a placement. ${rows.join('; ')}.`,
    sayRow: (name: string, total: number) => `${name}: ${count(total, 'unit', 'units')}`,
  },
  size: {
    title: 'Write units over item size',
    xAxis: 'item size (KiB)',
    yAxis: 'write units (WCU)',
    column: 'Item size',
    from: 'from bytes',
    to: 'to bytes',
    now: (bytes: string) => `${bytes} bytes, now`,
    upTo: (kib: string) => `${kib} KiB`,
    say: (most: string, rows: readonly string[]) =>
      `Steps of one KiB from the smallest item to ${most}. At the size set: ${rows.join('; ')}.`,
  },
  share: {
    title: (scenario: string, isOnly: boolean) =>
      isOnly
        ? `A month over the share of writes that are “${scenario}”`
        : 'A month over the share of writes that move the entry',
    xAxis: 'share of writes that are changes',
    moneyAxis: 'US dollars a month',
    unitsAxis: 'write units a month',
    column: 'Share',
    now: (share: number) => `now ${formatPercent(share)}`,
    unitsMark: 'equal in units',
    moneyMark: 'equal in money',
    pairs: 'Break-even',
    pairsLabel: 'Where two placements cost the same',
    inUnits: '▲ In write units',
    inMoney: '● In money',
    sayUnits: (share: number, above: string) => `${above} above ${formatPercent(share)}`,
    standing: {
      everywhere: 'equal everywhere',
      nowhere: (cheaper: string) => `${cheaper} always cheaper`,
      'at-none': (cheaper: string) => `equal without changes, else ${cheaper} cheaper`,
      'at-all': (cheaper: string) => `equal with changes alone, else ${cheaper} cheaper`,
    },
    noPrice: 'no price',
    cell: (name: string, unit: string) => `${name}, ${unit}`,
    note: 'Each is marked in the picture. In write units they count writes alone; in money, reads and storage move them.',
    noPriceNote: (region: string) =>
      `No sourced price for ${region || 'this region'} with this billing: write units are drawn instead of money. Type your own figures under Prices.`,
    noStorageNote: (region: string) =>
      `Without storage: no sourced figure for it in ${region}, so that indexes look cheaper than they are. Type your own under Prices.`,
    say: (rows: readonly string[], marks: readonly string[]) =>
      `One line a placement. At the share set: ${rows.join('; ')}. ${marks.length > 0 ? `Break-even: ${marks.join('; ')}.` : 'No two placements break even.'}`,
    pair: (below: string, above: string) => `${below} and ${above}`,
    mark: (unit: string, share: number, pairs: readonly string[]) =>
      `${unit} at ${formatPercent(share)}: ${pairs.join(', ')}`,
  },
  facts: {
    title: 'Side by side',
    use: 'Place it here',
    takeNamed: (name: string) => `Place it here: ${name}`,
    request: 'Request',
    copyRequest: (name: string) => `Copy request: ${name}`,
    requestOf: (name: string) => `Request: ${name}`,
    noFigure: 'No figure: this scenario cannot be written here as the design stands.',
    withheld: 'No request: see the findings after placing it here.',
    actions: (n: number) => count(n, 'action', 'actions'),
    write: 'One change',
    otherWrite: 'One other write',
    otherSparse: (inside: number, outside: number) =>
      `${formatNumber(inside)} in the list, ${formatNumber(outside)} outside it`,
    read: 'One list read',
    readUnits: (units: string) => `${units} RCU`,
    strong: (units: string) => `${units} strongly consistent`,
    noRead: 'No figure: no key serves this list here.',
    noStrong: 'no strong read',
    second: (units: string) => `of which ${units} the second read`,
    storage: 'Stored',
    month: 'A month',
    monthParts: (writes: number, reads: number, storage: number | null) =>
      `${formatMoney(writes)} writes, ${formatMoney(reads)} reads${storage === null ? '' : `, ${formatMoney(storage)} storage`}`,
    noMoney: 'no price',
    noStorage: 'without storage: no price',
    orchestrate: 'To orchestrate',
    stale: 'Can be stale',
    crash: 'A crash in between',
    risks: 'Also',
    noRisks: 'Nothing more.',
    stored: (bytes: number) => formatBytes(bytes),
    orchestration,
    staleWords: stale,
    crashWords: crash,
    riskWords: risks,
  },
  prices: {
    title: 'Prices',
    note: (region: string) => `US dollars, ${region}`,
    intro: 'Each figure is dated and sourced; type your own over it. Without taxes and free tiers.',
    items: priceItems,
    item: 'What',
    usd: 'US dollars',
    source: 'Source',
    from: ({ date, source }: Pick<Price, 'date' | 'source'>) => `${source}, ${formatDay(date)}`,
    own: 'your figure',
    ownLargest: 'your figure, cut to the largest taken',
    missing: (item: PriceItem) =>
      item === 'storageMonth' ? 'no sourced figure: sums leave storage out' : 'no sourced figure: no sums in money',
    reset: 'Reset',
    resetNamed: (item: string) => `Reset: ${item}`,
  },
} as const;
