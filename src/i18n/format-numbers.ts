/** Numbers, bytes, money and dates as people read them. Nowhere else does the product format a number. */
const LOCALE = 'en';

const plain = new Intl.NumberFormat(LOCALE);
const oneDecimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 8 });
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** `12,345.6` */
export const formatNumber = (value: number): string => plain.format(value);

/** `0.00065`: a price, to its last digit. */
export const formatExact = (value: number): string => exact.format(value);

/** `30%` */
export const formatPercent = (share: number): string => percent.format(share);

/** `812 bytes`, `1.5 KiB`: DynamoDB counts in powers of two. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${plain.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1024 * 1024) return `${oneDecimal.format(bytes / 1024)} KiB`;
  return `${oneDecimal.format(bytes / 1024 / 1024)} MiB`;
}

const SIGNIFICANT = 3;

/** `$0.0008`, `$12.50`: small amounts keep three significant digits, others two decimals. */
export function formatMoney(amount: number, currency = 'USD'): string {
  const isSmall = amount !== 0 && Math.abs(amount) < 1;
  return moneyFormat(currency, isSmall).format(amount);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it a hundred times, and pictures have hundreds of figures. */
function moneyFormat(currency: string, isSmall: boolean): Intl.NumberFormat {
  const key = `${currency}:${isSmall}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    ...(isSmall ? { maximumSignificantDigits: SIGNIFICANT } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });
  moneyFormats.set(key, made);
  return made;
}

/** `30 Jul 2026` for a date written `2026-07-30`. */
export const formatDate = (isoDate: string): string => date.format(new Date(`${isoDate}T00:00:00Z`));

/** A moment in the person's own time zone. */
export const formatMoment = (milliseconds: number): string => moment.format(milliseconds);

/** A day a price was read on, which may be known to the month alone: `2026-09`. */
export const formatDay = (date: string): string => (date.length === 10 ? formatDate(date) : date);
