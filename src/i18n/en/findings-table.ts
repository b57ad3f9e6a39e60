/** Words of the findings about the table, its indexes and what they cost. */
import type { FindingCatalogue } from '../finding-words.ts';
import { formatNumber } from '../format-numbers.ts';

const named = (name: string, otherwise: string): string => (name === '' ? otherwise : name);

export const tableFindings = {
  'table-name': ({ name }) => ({
    title: name === '' ? 'The table needs a name' : `${name} cannot be the name of a table`,
    detail: 'A name has 3 to 255 characters: letters a to z, digits, “_”, “-” and “.”.',
  }),
  'key-name-empty': ({ part }) => ({
    title: `The ${part} key needs a name`,
    detail: 'Name the attribute that holds it, such as PK or SK.',
  }),
  'key-name-too-long': ({ bytes, limit }) => ({
    title: 'The name of this key attribute is too long',
    detail: `It has ${formatNumber(bytes)} bytes; ${formatNumber(limit)} are allowed. Choose a shorter one.`,
  }),
  'key-name-unusable': () => ({
    title: 'This cannot be the name of an attribute',
    detail: 'It holds half of a character, or is a name that JSON readers choke on. Choose another.',
  }),
  'key-name-repeated': ({ name }) => ({
    title: `${name} stands twice in one key`,
    detail: 'Each key attribute may stand in a key once. Give one of the two another name.',
  }),
  'key-types-differ': ({ name, type, other }) => ({
    title: `${name} is declared as ${type} here and as ${other} elsewhere`,
    detail: 'One attribute has one type in the whole table.',
    fix: `Make it ${other}`,
  }),
  'key-attribute-type': ({ key, type, attributeType }) => ({
    title: `${key} is declared as ${type}, but the attribute is ${attributeType}`,
    detail: 'A key that is an attribute of the record has that attribute’s type, and keys are S, N or B.',
    fix: `Make the key ${attributeType}`,
  }),
  'index-name': ({ name }) => ({
    title: name === '' ? 'The index needs a name' : `${name} cannot be the name of an index`,
    detail: 'A name has 3 to 255 characters: letters a to z, digits, “_”, “-” and “.”.',
  }),
  'index-name-repeated': ({ name }) => ({
    title: `Another index is called ${name}`,
    detail: 'Global and local indexes of a table share their names. Rename one.',
  }),
  'too-many-global-indexes': ({ count, limit }) => ({
    title: `${count} global indexes are more than a table usually may have`,
    detail: `The quota is ${limit}. AWS raises it on request; until then the table cannot be created.`,
  }),
  'too-many-local-indexes': ({ count, limit }) => ({
    title: `${count} local indexes are too many`,
    detail: `A table has at most ${limit}. Make some of them global, or do without.`,
  }),
  'index-without-partition-key': () => ({
    title: 'The index has no partition key',
    detail: 'Add the attribute it groups records by.',
  }),
  'too-many-index-keys': ({ part, count, limit }) => ({
    title: `${count} ${part} key attributes are too many`,
    detail: `An index has at most ${limit}. Put several values into one templated key instead.`,
  }),
  'local-index-partition-key': ({ key }) => ({
    title: `A local index has the table’s partition key, ${key}, and no other`,
    detail: 'For another grouping make the index global.',
    fix: `Use ${key}`,
  }),
  'local-index-sort-key': ({ count }) => ({
    title: count === 0 ? 'A local index needs a sort key' : 'A local index has one sort key only',
    detail: 'It sorts the items of one partition by one other attribute. Only global indexes take several.',
  }),
  'local-index-without-table-sort-key': () => ({
    title: 'A local index needs a table with a sort key',
    detail: 'Give the table one, or make the index global.',
    fix: 'Make it global',
  }),
  'several-index-keys': ({ index }) => ({
    title: `${named(index, 'The index')} has several key attributes of one part`,
    detail:
      'DynamoDB takes them since November 2025. Older tools do not: DynamoDB Local before 3.3, the Terraform provider before 6.29.',
  }),
  'index-key-empty': ({ attribute, index }) => ({
    title: `${attribute} is empty, but is a key of ${index}`,
    detail: 'DynamoDB refuses the whole item. Leave the attribute out: then the record is just not in the index.',
  }),
  'index-key-may-be-empty': ({ attribute, index }) => ({
    title: `${attribute} may be absent, but never empty`,
    detail: `It is a key of ${index}, and DynamoDB refuses an item with an empty key. Leave it out where there is no value.`,
  }),
  'include-empty': () => ({
    title: 'The projection lists no attribute',
    detail: 'Add the attributes a reader of the index needs, or project the keys only.',
    fix: 'Project keys only',
  }),
  'include-name': () => ({
    title: 'This cannot be the name of a projected attribute',
    detail: 'A projected name has 1 to 255 bytes.',
  }),
  'include-repeated': ({ attribute }) => ({
    title: `${attribute} is listed twice`,
    detail: 'DynamoDB refuses a projection that names an attribute twice.',
    fix: 'Remove this one',
  }),
  'include-key': ({ attribute }) => ({
    title: `${attribute} is in the index anyway`,
    detail: 'Keys of the table and of the index are always projected and are not to be listed.',
    fix: 'Remove it',
  }),
  'include-unknown': ({ attribute }) => ({
    title: `This record has no attribute ${attribute}`,
    detail: 'That is fine if another kind of record in the table has it. Otherwise mind the spelling.',
  }),
  'too-many-included': ({ count, limit }) => ({
    title: `The projection lists ${count} attributes`,
    detail: `The API describes at most ${limit} for one index. Project everything, or fewer.`,
  }),
  'too-many-included-in-all': ({ count, limit }) => ({
    title: `The indexes list ${count} projected attributes together`,
    detail: `A table has at most ${limit}, counted once for each index. Project everything in one of them, or fewer.`,
  }),
  'throughput-value': ({ value }) => ({
    title: `${value} is no throughput`,
    detail: 'Provisioned throughput is a whole number of units, at least 1.',
  }),
  'throughput-without-table': ({ index }) => ({
    title: `${named(index, 'The index')} has throughput, but the table is on demand`,
    detail: 'Both are provisioned or both on demand.',
    fix: 'Make the index on demand',
  }),
  'throughput-of-local-index': ({ index }) => ({
    title: `${named(index, 'A local index')} uses the table’s throughput`,
    detail: 'A local index has none of its own: these figures are left out.',
    fix: 'Remove them',
  }),
  'throughput-missing': ({ index }) => ({
    title: `${named(index, 'The index')} gets the table’s throughput figures`,
    detail:
      'A global index of a provisioned table needs its own. Set them if it is written more or less than the table.',
    fix: 'Write them down',
  }),
  'ttl-unknown': ({ attribute }) => ({
    title: attribute === '' ? 'Time to live names no attribute' : `This record has no attribute ${attribute}`,
    detail: 'Records without it never expire. That is fine if another kind of record in the table has it.',
    fix: 'Do without time to live',
  }),
  'ttl-type': ({ attribute, type }) => ({
    title: `${attribute} is ${type}, so nothing expires`,
    detail: 'DynamoDB looks at numbers only: seconds since 1970. Make the attribute an N.',
  }),
  'ttl-not-stored': ({ attribute }) => ({
    title: `${attribute} is not stored, so nothing expires`,
    detail: 'It lives in keys only. DynamoDB needs the attribute itself.',
    fix: 'Store it',
  }),
  'ttl-milliseconds': ({ attribute, value }) => ({
    title: `${attribute} looks like milliseconds`,
    detail: `DynamoDB counts seconds since 1970, so ${value} is thousands of years away. Divide it by 1,000.`,
  }),
  'local-index-size': () => ({
    title: 'With a local index, one partition key value holds at most 10 GB',
    detail: 'Its items and index entries count together. Beyond that, writes to this value are refused.',
  }),
  'index-unused': ({ index }) => ({
    title: `No access pattern uses ${index}`,
    detail: 'Each write to the table pays for it. Say what it is for, or remove it.',
  }),
  'constant-partition': ({ of, writes, reads }) => ({
    title: `All of ${of} is one partition`,
    detail: `Its partition key is the same for every record. One partition serves ${formatNumber(writes)} write and ${formatNumber(reads)} read units a second, and no more.`,
  }),
  'low-cardinality-partition': ({ of, count, writes, reads }) => ({
    title: `${of} has ${count === 1 ? 'one partition' : `at most ${count} partitions`}`,
    detail: `Together they serve ${formatNumber(writes)} write and ${formatNumber(reads)} read units a second, if the load is even. Group by something with more values, or add a shard number.`,
  }),
  'workload-unknown-scenario': ({ scenario }) => ({
    title: `No scenario is called ${named(scenario, '“”')}`,
    detail: 'These writes count towards no cost.',
    fix: 'Remove the figure',
  }),
} satisfies Partial<FindingCatalogue>;
