/** What a design guarantees and what it does not, in sentences. */
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const NORMALISERS: Readonly<Record<string, string>> = {
  trim: 'without outer white space',
  collapse: 'with inner white space as one space',
  nfc: 'as Unicode NFC',
  nfkc: 'as Unicode NFKC',
  lowercase: 'in lower case',
  digits: 'by digits alone',
  sha256: 'by hash',
};

export const guaranteeWords = {
  together: (entity: string) =>
    `${/^[aeiou]/i.test(entity) ? 'An' : 'A'} ${entity} and its locks change together or not at all.`,
  unique: (entity: string, attributes: readonly string[], normalise: readonly string[]) =>
    `No two ${entity} records hold the same ${list.format(attributes)}, compared ${
      normalise.length > 0 ? list.format(normalise.map((step) => NORMALISERS[step] ?? step)) : 'exactly as typed'
    }.`,
  uniqueWhen: (constraint: string) => `${constraint} holds only among records that meet its condition.`,
  optional: (attributes: readonly string[]) =>
    `Any number of records may have no ${list.format(attributes)}: an absent value is no value.`,
  reference: (name: string, on: readonly string[]) =>
    `On ${list.format(on)}, the item ${name} points at exists at that moment.`,
  referenceLater: (name: string) => `Nothing keeps the item ${name} points at from being deleted afterwards.`,
  version: (attribute: string) => `A write based on an older version than the one stored is refused, by ${attribute}.`,
  indexKeys: (indexes: readonly string[]) =>
    `Keys of ${list.format(indexes)} always follow the values they are made of.`,
  indexReads: (indexes: readonly string[]) =>
    `Reads of ${list.format(indexes)} may be a moment old: a global index follows the table, it is not part of the transaction.`,
  otherWriters: 'Writers that do not use these requests: a console, a script, BatchWriteItem.',
  oneRegion: 'More than one Region or account: a transaction ends at both, and global tables copy afterwards.',
  oldData: 'Records from before this design: they hold no locks until a backfill claims them.',
  lookAlikes: (constraint: string) => `${constraint}: values that only look alike are different values.`,
  caseCounts: (constraint: string) => `${constraint}: “Ada” and “ada” are two values.`,
  expiry: 'Expired records: TTL removes record and locks some time after expiry, and not together.',
  reclaim: (constraint: string) =>
    `A record of which ${constraint} was taken over after expiry can no longer be changed with its lock.`,
  noOwner: 'Locks edited or restored by hand: without an owner in the lock, a release cannot tell whose it is.',
};
