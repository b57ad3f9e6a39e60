/** Adds a secondary index with key attributes of its own and templates for them. */
import { own } from '#core/shared';
import type { Attribute, Design, Index, KeyAttribute } from '../design.ts';
import { attributeNamesOf, entityLabel, upperName } from './names.ts';
import { replaceAt } from './replace-at.ts';
import { templateAttributes } from './template-attributes.ts';

/**
 * The design with one more index. A global one groups records by an attribute, a local one sorts those of one partition
 * by it; both end in what tells records apart. A local index needs a table with a sort key: without one the same design
 * comes back.
 */
export function addIndex(design: Design, kind: Index['kind'] = 'global'): Design {
  const { table } = design;
  if (kind === 'local' && table.sortKey === undefined) return design;
  const name = freeIndexName(design, kind === 'global' ? 'GSI' : 'LSI');
  const partitionKey: KeyAttribute = kind === 'global' ? { name: `${name}PK`, type: 'S' } : table.partitionKey;
  const sortKey: KeyAttribute = { name: `${name}SK`, type: 'S' };
  const index: Index = { name, kind, partitionKey: [partitionKey], sortKey: [sortKey], projection: { type: 'ALL' } };
  const added = replaceAt(design, ['table', 'indexes', table.indexes?.length ?? 0], index);
  if (added === design) return design;
  const group = groupTemplate(design);
  const record = recordTemplate(design);
  if (kind === 'local') return replaceAt(added, ['entity', 'keys', sortKey.name], { template: `${group}#${record}` });
  const withPartition = replaceAt(added, ['entity', 'keys', partitionKey.name], { template: group });
  return replaceAt(withPartition, ['entity', 'keys', sortKey.name], { template: record });
}

function freeIndexName(design: Design, prefix: string): string {
  const indexes = new Set((design.table.indexes ?? []).map(({ name }) => name));
  const attributes = attributeNamesOf(design);
  const templates = design.entity.keys;
  const isTaken = (name: string): boolean =>
    indexes.has(name) ||
    [`${name}PK`, `${name}SK`].some((key) => attributes.has(key) || own(templates, key) !== undefined);
  let number = 1;
  while (isTaken(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}

/** `STATUS#{status}`: the first attribute a key can show that does not already make up the table's partition key. */
function groupTemplate({ table, entity }: Design): string {
  const { name: keyName } = table.partitionKey;
  const inKey = [keyName, ...templateAttributes(own(entity.keys, keyName)?.template)];
  const shown = entity.attributes.filter(isShowable).filter(({ name }) => !inKey.includes(name));
  const attribute = shown.find(({ required }) => required === true) ?? shown[0];
  return attribute ? `${upperName(attribute.name)}#{${attribute.name}}` : entityLabel(entity.name);
}

/** What tells records apart: the table's partition key as a text. */
function recordTemplate({ table, entity }: Design): string {
  const { name, type } = table.partitionKey;
  const template = own(entity.keys, name)?.template;
  if (template !== undefined) return template;
  return type !== 'B' && entity.attributes.some((attribute) => attribute.name === name)
    ? `{${name}}`
    : entityLabel(entity.name);
}

const isShowable = ({ name, type }: Attribute): boolean => (type === 'S' || type === 'N') && !/[{}|]/.test(name);
