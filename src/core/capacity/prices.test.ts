import { describe, expect, it } from 'vitest';
import { monthlyCost, provisionedUnits } from './monthly-cost.ts';
import { PRICE_ITEMS, PRICE_LIST } from './price-list.ts';
import { figuresOf, offeredRegions } from './prices.ts';

const figures = [...PRICE_LIST].flatMap(([region, prices]) =>
  PRICE_ITEMS.flatMap((item) => {
    const price = prices[item];
    return price ? [{ region, item, price }] : [];
  }),
);

describe('C5: the price list', () => {
  it.each(figures)('has a source and a date for $item in $region', ({ price }) => {
    expect(price.usd).toBeGreaterThan(0);
    expect(price.date).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/);
    expect(price.source.length).toBeGreaterThan(10);
  });

  it('has no region twice, and reads at a fifth of the price of writes wherever both are known', () => {
    expect(new Set(PRICE_LIST.keys()).size).toBe(23);
    for (const { writeRequests, readRequests, writeUnitHour, readUnitHour } of PRICE_LIST.values()) {
      if (writeRequests && readRequests) expect(readRequests.usd / writeRequests.usd).toBeCloseTo(0.2, 2);
      if (writeUnitHour && readUnitHour) expect(readUnitHour.usd / writeUnitHour.usd).toBeCloseTo(0.2, 2);
    }
  });

  it('offers a region only where somebody published its figures', () => {
    expect(offeredRegions('on-demand')).toEqual(['us-east-1', 'eu-west-3', 'ap-northeast-1', 'ap-northeast-2']);
    expect(offeredRegions('provisioned')).toHaveLength(23);
    expect(offeredRegions('provisioned')).not.toContain('ap-southeast-7');
  });

  it('takes figures typed in, also of a region without any', () => {
    const typed = { 'us-east-1': { writeRequests: 0.5 }, 'mars-1': { writeRequests: 9, readRequests: 1 } };
    expect(figuresOf('us-east-1', typed).writeRequests).toEqual({ usd: 0.5, typed: true });
    expect(figuresOf('us-east-1', typed).readRequests).toEqual({
      usd: 0.125,
      date: '2026-07-30',
      source: 'AWS Price List Query API, as captured in a public repository',
      typed: false,
    });
    expect(offeredRegions('on-demand', typed)).toContain('mars-1');
    expect(offeredRegions('provisioned', typed)).not.toContain('mars-1');
    expect(figuresOf('constructor')).toEqual({});
    expect(figuresOf('us-east-1', { 'us-east-1': { writeRequests: Number.NaN } }).writeRequests?.usd).toBe(0.625);
  });
});

describe('C5: a month', () => {
  const usage = { resources: [{ writeUnits: 1e6, readUnits: 1e6 }], storedBytes: 1024 ** 3 };

  it('on demand', () => {
    expect(monthlyCost(usage, 'on-demand', figuresOf('us-east-1'))).toEqual({
      writes: 0.625,
      reads: 0.125,
      storage: 0.25,
      total: 1,
      missing: [],
    });
  });

  it('names what has no price, and sums the rest', () => {
    const cost = monthlyCost(usage, 'on-demand', figuresOf('eu-west-3'));
    expect(cost).toMatchObject({ storage: null, missing: ['storageMonth'] });
    expect(cost.total).toBeCloseTo(0.891, 10);
    expect(monthlyCost(usage, 'on-demand', figuresOf('eu-west-1'))).toEqual({
      writes: null,
      reads: null,
      storage: null,
      total: null,
      missing: ['writeRequests', 'readRequests', 'storageMonth'],
    });
  });

  it('provisioned: at least one unit of a table and of each index', () => {
    const idle = {
      resources: [
        { writeUnits: 0, readUnits: 0 },
        { writeUnits: 0, readUnits: 0 },
      ],
      storedBytes: 0,
    };
    const { writes, reads } = monthlyCost(idle, 'provisioned', figuresOf('us-east-1'));
    expect(writes).toBeCloseTo(2 * 730 * 0.00065, 10);
    expect(reads).toBeCloseTo(2 * 730 * 0.00013, 10);
    expect(provisionedUnits(730 * 3600 * 7, 0.7)).toBeCloseTo(10, 10);
    expect(provisionedUnits(730 * 3600 * 7, 0)).toBeCloseTo(700, 10);
  });
});
