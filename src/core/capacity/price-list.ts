/**
 * Prices as data: what was found, where and when. A region stands here with the figures somebody published for it and no
 * others; none is worked out from another. US dollars, standard table class, without taxes or free tiers.
 */

/**
 * - `writeRequests`, `readRequests`  one million request units on demand
 * - `writeUnitHour`, `readUnitHour`  one capacity unit for one hour, provisioned
 * - `storageMonth`                   one gigabyte for one month
 */
export const PRICE_ITEMS = ['writeRequests', 'readRequests', 'writeUnitHour', 'readUnitHour', 'storageMonth'] as const;
export type PriceItem = (typeof PRICE_ITEMS)[number];

export interface Price {
  readonly usd: number;
  /** Day or month it was valid: `2026-07-30`, `2026-09`. */
  readonly date: string;
  readonly source: string;
}

export type RegionPrices = Readonly<Partial<Record<PriceItem, Price>>>;

const PRICE_LIST_API = {
  date: '2026-07-30',
  source: 'AWS Price List Query API, as captured in a public repository',
} as const;
const CONFIG = {
  date: '2024-11-14',
  source: 'awslabs/amazon-dynamodb-tools 1.1.4, archived/reco/src/ddb_rc_reco/config.py',
} as const;
const SEOUL = {
  date: '2026-06-12',
  source: 'AWS price, read live that day, as quoted in a public repository',
} as const;
const TOKYO = { date: '2026-09', source: 'AWS price of that month, as quoted in a public repository' } as const;
const PARIS = { date: '2026-09-07', source: 'AWS price of that day, as quoted in a public repository' } as const;

const provisioned = (write: number, read: number): RegionPrices => ({
  writeUnitHour: { usd: write, ...CONFIG },
  readUnitHour: { usd: read, ...CONFIG },
});

/** By region code, in the order menus offer them. */
export const PRICE_LIST: ReadonlyMap<string, RegionPrices> = new Map<string, RegionPrices>([
  [
    'us-east-1',
    {
      writeRequests: { usd: 0.625, ...PRICE_LIST_API },
      readRequests: { usd: 0.125, ...PRICE_LIST_API },
      writeUnitHour: { usd: 0.00065, ...PRICE_LIST_API },
      readUnitHour: { usd: 0.00013, ...PRICE_LIST_API },
      storageMonth: { usd: 0.25, ...PRICE_LIST_API },
    },
  ],
  ['us-east-2', provisioned(0.00065, 0.00013)],
  ['us-west-1', provisioned(0.000725, 0.000145)],
  ['us-west-2', provisioned(0.00065, 0.00013)],
  ['ca-central-1', provisioned(0.000715, 0.000143)],
  ['sa-east-1', provisioned(0.000975, 0.000195)],
  ['eu-west-1', provisioned(0.000735, 0.000147)],
  ['eu-west-2', provisioned(0.000772, 0.0001544)],
  [
    'eu-west-3',
    {
      writeRequests: { usd: 0.7423, ...PARIS },
      readRequests: { usd: 0.1487, ...PARIS },
      ...provisioned(0.000772, 0.0001544),
    },
  ],
  ['eu-central-1', provisioned(0.000793, 0.0001586)],
  ['eu-north-1', provisioned(0.000698, 0.00014)],
  ['eu-south-1', provisioned(0.00077175, 0.00015435)],
  [
    'ap-northeast-1',
    {
      writeRequests: { usd: 0.715, ...TOKYO },
      readRequests: { usd: 0.1425, ...TOKYO },
      ...provisioned(0.000742, 0.0001484),
    },
  ],
  [
    'ap-northeast-2',
    {
      writeRequests: { usd: 0.68, ...SEOUL },
      readRequests: { usd: 0.1355, ...SEOUL },
      writeUnitHour: { usd: 0.0007049, ...SEOUL },
      readUnitHour: { usd: 0.00014098, ...SEOUL },
    },
  ],
  ['ap-northeast-3', provisioned(0.000742, 0.0001484)],
  ['ap-southeast-1', provisioned(0.00074, 0.000148)],
  ['ap-southeast-2', provisioned(0.00074, 0.000148)],
  ['ap-south-1', provisioned(0.00074, 0.000148)],
  ['ap-east-1', provisioned(0.000814, 0.0001628)],
  ['af-south-1', provisioned(0.00087465, 0.00017493)],
  ['me-south-1', provisioned(0.0008085, 0.0001617)],
  ['me-central-1', provisioned(0.0008085, 0.0001617)],
  ['il-central-1', provisioned(0.000882, 0.0001764)],
]);
