/** Renames the kind of record. Key templates that were made from its old name are made from the new one. */
import { own } from '#core/shared';
import type { Constraint, Design } from '../design.ts';
import { mapField, mapList, mapValues } from './map-parts.ts';
import { entityLabel, keyAttributesOf } from './names.ts';
import { templateAttributes } from './template-attributes.ts';

/**
 * The design with its entity called `to`: `RECORD#{id}` becomes `TICKET#{id}`. Only a template that still is what the
 * old name gave follows: the label alone, or the label before an attribute of the table's key, at the end of a key. So do
 * references to records of the same kind.
 */
export function renameEntity(design: Design, to: string): Design {
  const renamed = mapField(design, 'entity', (entity) => mapField(entity, 'name', () => to));
  const [from, label] = [entityLabel(design.entity.name), entityLabel(to)];
  if (from === label) return renamed;
  const keys = new Set(keyAttributesOf(design).map(({ name }) => name));
  const identity = identityOf(design);
  const followed = mapField(renamed, 'entity', (entity) =>
    mapField(entity, 'keys', (templates) =>
      mapValues(templates, (key, name) =>
        keys.has(name)
          ? mapField(key, 'template', (text) => relabel(text, from, label, (attribute) => identity.has(attribute)))
          : key,
      ),
    ),
  );
  return mapField(followed, 'constraints', (list) =>
    mapList(list, (constraint) => followInReference(constraint, design, followed)),
  );
}

/** The attributes that the table's key shows. */
function identityOf({ table, entity }: Design): ReadonlySet<string> {
  const names = [table.partitionKey, ...(table.sortKey ? [table.sortKey] : [])].map(({ name }) => name);
  return new Set(names.flatMap((name) => templateAttributes(own(entity.keys, name)?.template)));
}

/** What points at records of this kind keeps pointing at them: where a key of the table has followed, so does it. */
function followInReference(constraint: Constraint, before: Design, after: Design): Constraint {
  const { table } = before;
  if (constraint.kind !== 'reference' || (constraint.table ?? table.name) !== table.name) return constraint;
  const [from, to] = [entityLabel(before.entity.name), entityLabel(after.entity.name)];
  return mapField(constraint, 'key', (key) =>
    mapValues(key, (text, name) =>
      own(before.entity.keys, name)?.template === own(after.entity.keys, name)?.template
        ? text
        : relabel(text, from, to, () => true),
    ),
  );
}

/** Whole pieces before the last: `STATUS#{status}#`, `{status}#`. */
const PIECES = /^(?:[^{}]*\{[^{}]+\}#)*$/;
const PLACEHOLDER = /^\{([^{}|]+)(?:\|[^{}]*)?\}$/;

function relabel(text: string, from: string, to: string, fits: (attribute: string) => boolean): string {
  if (text === from) return to;
  const opening = text.lastIndexOf('{');
  const [, attribute] = PLACEHOLDER.exec(text.slice(Math.max(opening, 0))) ?? [];
  const at = opening - from.length - 1;
  if (attribute === undefined || !fits(attribute) || at < 0) return text;
  if (text.slice(at, opening) !== `${from}#` || !PIECES.test(text.slice(0, at))) return text;
  return `${text.slice(0, at)}${to}#${text.slice(opening)}`;
}
