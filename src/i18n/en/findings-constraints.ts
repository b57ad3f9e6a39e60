/** Words of the findings about constraints and their locks. */
import type { FindingCatalogue } from '../finding-words.ts';
import { formatNumber } from '../format-numbers.ts';

export const constraintFindings = {
  'constraint-name': ({ name }) => ({
    title: name === '' ? 'The constraint needs a name' : `${name} cannot be the name of a constraint`,
    detail: 'It stands in keys: letters a to z, digits, “_” and “-” only.',
  }),
  'constraint-name-repeated': ({ name }) => ({
    title: `Another constraint is called ${name}`,
    detail: 'Two constraints of one name would share their locks. Rename one.',
  }),
  'constraint-empty': () => ({
    title: 'Nothing is said to be unique',
    detail: 'Name the attribute, or the attributes that are unique together.',
  }),
  'constraint-attribute-unknown': ({ attribute }) => ({
    title: attribute === '' ? 'An attribute is missing' : `There is no attribute ${attribute}`,
    detail: 'Add it to the record, or mind the spelling.',
  }),
  'constraint-attribute-repeated': ({ attribute }) => ({
    title: `${attribute} is named twice`,
    fix: 'Remove this one',
  }),
  'constraint-attribute-type': ({ attribute, type }) => ({
    title: `${attribute} is ${type}: it cannot be made unique`,
    detail: 'Texts, numbers and binary values can, and sets of them or lists of texts, element by element.',
  }),
  'constraint-set-in-composite': ({ attribute }) => ({
    title: `${attribute} holds several values, so it can only be unique alone`,
    detail: 'Each of its elements is unique by itself. Take it out, or give it a constraint of its own.',
  }),
  'lock-list-element': ({ attribute, constraint }) => ({
    title: `${attribute} holds something that is no text`,
    detail: `${constraint} makes each text of the list unique, and takes nothing but texts.`,
  }),
  'normaliser-without-text': () => ({
    title: 'These steps change nothing',
    detail: 'They are for texts; numbers and binary values are compared by value anyway.',
    fix: 'Remove them',
  }),
  'normaliser-repeated': ({ step }) => ({ title: `${step} stands twice`, fix: 'Remove this one' }),
  'nfc-with-nfkc': () => ({
    title: 'nfkc does what nfc does, and more',
    detail: 'One of the two is enough.',
    fix: 'Remove nfc',
  }),
  'nfkc-not-first': ({ step }) => ({
    title: `nfkc comes too late, after ${step}`,
    detail: `By then two forms of one letter have been treated differently, so that texts nfkc makes equal can have two locks.`,
    fix: 'Put nfkc first',
  }),
  'sha256-not-last': () => ({
    title: 'sha256 is applied last, wherever it stands',
    detail: 'It hashes the whole value, once all else is done.',
    fix: 'Put it last',
  }),
  'case-counts': ({ attribute, constraint }) => ({
    title: `${constraint} takes “Ada” and “ada” for two values`,
    detail: `Two records may differ in the case of ${attribute} alone. Lowercase the value if they may not; the record keeps it as typed.`,
    fix: 'Add lowercase',
  }),
  'empty-unique-value': ({ constraint, attribute }) => ({
    title: `${attribute} is empty for ${constraint}`,
    detail: 'An empty value takes no lock: any number of records may have it. Leave it out, or ask for a value.',
  }),
  'empty-unique-element': ({ constraint, attribute }) => ({
    title: `${attribute} has an element that is empty for ${constraint}`,
    detail: 'It takes no lock: any number of records may have it.',
  }),
  'lock-template-value': () => ({
    title: 'A lock key holds {value} once, at its end, without a format',
    detail: 'Otherwise two different values could share a key.',
    fix: 'Use the usual template',
  }),
  'lock-template-placeholder': ({ placeholder }) => ({
    title: `A lock key cannot insert ${placeholder}`,
    detail: 'It is made of {prefix}, {constraint} and {value}, each without a format.',
    fix: 'Use the usual template',
  }),
  'lock-template-delimiter': () => ({
    title: 'Something has to stand after {constraint}',
    detail: 'A sign that no constraint’s name holds, such as #. Otherwise two constraints could share a key.',
    fix: 'Use the usual template',
  }),
  'lock-template-constraint': () => ({
    title: 'With several unique constraints a lock key holds {constraint}',
    detail: 'Otherwise a value taken in one is taken in all.',
    fix: 'Use the usual template',
  }),
  'lock-partition-key-type': ({ key, type }) => ({
    title: `${key} is ${type}, so locks cannot live in this table`,
    detail: 'A lock’s key is a text. Keep the locks in a table of their own.',
    fix: 'Use a text key for locks',
  }),
  'lock-sort-key-type': ({ key, type }) => ({
    title: `The locks’ sort key has to be ${type}, as ${key} is, and not empty`,
    detail: 'All locks share one constant. Any value does that no record uses.',
    fix: 'Set a constant',
  }),
  'lock-sort-key-too-long': ({ bytes, limit }) => ({
    title: 'The locks’ sort key is too long',
    detail: `It has ${formatNumber(bytes)} bytes; ${formatNumber(limit)} are allowed.`,
  }),
  'lock-prefix-delimiter': ({ prefix }) => ({
    title: `The prefix ${prefix} holds a #`,
    detail: 'The # after it is put there by the template. Give the word alone.',
    fix: 'Take the # out',
  }),
  'lock-table-name': ({ name }) => ({
    title: `The locks’ table is called ${name}, as the table itself`,
    detail: 'A table of their own has a name of its own. Without one, the locks live beside the records.',
    fix: 'Rename it',
  }),
  'lock-owner-name': ({ name }) => ({
    title: `The owner would overwrite ${name} of the lock`,
    detail: 'A lock stores its owner’s keys as “owner” and their names. Rename the lock’s key or the TTL attribute.',
  }),
  'lock-key-expires': ({ name }) => ({
    title: `${name} is when a lock expires and its key as well`,
    detail:
      'Two records that expire at different times would then hold one value. The key of a lock is the same always.',
    fix: 'Put locks in their own table',
  }),
  'lock-index-key-type': ({ name, type, expected, index }) => ({
    title: `The table would refuse its locks: ${name} is ${type} in ${index}`,
    detail: `Under that name a lock stores a key of its owner, which is ${expected}. Name the index key otherwise, or keep the locks in another table.`,
  }),
  'lock-collision': ({ key, prefix }) => ({
    title: `${key} of a record could equal the key of a lock`,
    detail: `Lock keys begin with ${prefix}, and a record’s can too. Begin the record’s key with a word of its own, or keep the locks in another table.`,
    fix: 'Put locks in their own table',
  }),
  'lock-owner-needed': ({ attribute }) => ({
    title: 'Locks that expire have to say whose they are',
    detail: `Locks expire with ${attribute}. Once another record has taken a value over, only the owner on the lock tells.`,
    fix: 'Store the owner',
  }),
  'hot-lock-partition': ({ index, value, writes }) => ({
    title: `All locks share one partition of ${index}`,
    detail: `They enter the index under ${value}, which serves ${formatNumber(writes)} write units a second. Choose index keys that locks do not have, or keep the locks in another table.`,
  }),
  'locks-in-index': ({ index }) => ({
    title: `Locks are in ${index} too`,
    detail: 'They have its key attributes, so each claim and release pays for an index write.',
  }),
  'reclaim-without-ttl': ({ constraint }) => ({
    title: `${constraint} cannot take expired values over`,
    detail: 'That needs a time to live on the table, and its attribute on this record.',
    fix: 'Do not take over',
  }),
  'now-missing': ({ constraint }) => ({
    title: 'The scenario needs the time',
    detail: `${constraint} may take over what has expired, so the request asks whether it has. Give now, in seconds since 1970.`,
  }),
  'now-type': ({ type }) => ({
    title: `The time is ${type}, but has to be a number`,
    detail: 'Give the seconds since 1970 as N.',
  }),
  'reference-key-shape': ({ keys }) => ({
    title: keys === 0 ? 'The reference points at no key' : 'A key has one or two attributes',
    detail: 'Give the partition key of the item, and its sort key if that table has one.',
  }),
  'reference-key-names': ({ expected }) => ({
    title: `The key of that table is ${expected}`,
    detail: 'Give a template for each of its key attributes, and for no other.',
  }),
  'reference-key-name': () => ({
    title: 'A key attribute of this reference has no name',
    detail: 'Name it as the other table does.',
  }),
  'reference-never-checked': ({ constraint }) => ({
    title: `${constraint} is never checked`,
    detail: 'Say on which writes: create, update, delete.',
    fix: 'Check on create and update',
  }),
} satisfies Partial<FindingCatalogue>;
