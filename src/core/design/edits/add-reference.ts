/** Adds a reference: a constraint that another item exists while the record does. */
import { own } from '#core/shared';
import type { Attribute, Design, KeyAttribute, ReferenceConstraint } from '../design.ts';
import { constraintName } from './constraint-name.ts';
import { upperName } from './names.ts';
import { replaceAt } from './replace-at.ts';
import { templateAttributes } from './template-attributes.ts';

/**
 * The design with a reference to an item of the same table, keyed by `attribute`: `teamId` refers to `TEAM#{teamId}` /
 * `META`. Without one, by the first attribute that could be another record's id.
 */
export function addReference(design: Design, attribute?: string): Design {
  const { table, constraints } = design;
  const about = attribute ?? likelyForeignKey(design)?.name;
  const subject = (about ?? '').replace(/[-_ ]?id$/i, '') || 'item';
  const keys: (readonly [KeyAttribute, string])[] = [[table.partitionKey, `${upperName(subject) || 'ITEM'}#`]];
  if (table.sortKey) keys.push([table.sortKey, 'META']);
  const reference: ReferenceConstraint = {
    kind: 'reference',
    name: constraintName(design, subject, 'REFERENCE'),
    key: Object.fromEntries(keys.map(([key, text]) => [key.name, templateFor(key, text, about)])),
    on: ['create', 'update'],
  };
  return replaceAt(design, ['constraints', constraints?.length ?? 0], reference);
}

/** A key that is no text takes a placeholder and nothing else (K4). */
function templateFor({ type }: KeyAttribute, text: string, attribute: string | undefined): string {
  const placeholder = attribute === undefined ? '' : `{${attribute}}`;
  if (type !== 'S') return placeholder;
  return text.endsWith('#') ? text + placeholder : text;
}

function likelyForeignKey({ table, entity }: Design): Attribute | undefined {
  const { name: keyName } = table.partitionKey;
  const inKey = [keyName, ...templateAttributes(own(entity.keys, keyName)?.template)];
  const others = entity.attributes.filter(({ name, type }) => (type === 'S' || type === 'N') && !inKey.includes(name));
  return others.find(({ name }) => /id$/i.test(name)) ?? others[0] ?? entity.attributes[0];
}
