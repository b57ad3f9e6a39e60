/** Which key attributes a design has, and how one key is made to be another attribute. */
import { type Design, type Index, type KeyAttribute, type Path, removeAt, setAt } from '#core';

/** The key attributes of the table and its indexes, each name once, the table's first. */
export function keyAttributes({ table }: Pick<Design, 'table'>): readonly KeyAttribute[] {
  const all = [
    table.partitionKey,
    ...(table.sortKey ? [table.sortKey] : []),
    ...(table.indexes ?? []).flatMap((index) => [...index.partitionKey, ...index.sortKey]),
  ];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** Every name an item's attribute has, whoever gave it: what another attribute cannot be called. */
export function namesInUse(design: Pick<Design, 'table' | 'entity'>): readonly string[] {
  const { attributes, version } = design.entity;
  const names = [...attributes, ...keyAttributes(design)].map(({ name }) => name);
  return [...new Set(version === undefined ? names : [...names, version])];
}

/** The design with another attribute as the key at `path`; a template that no key needs any more goes. */
export function putKeyAttribute(design: Design, path: Path, key: KeyAttribute): Design {
  return dropUnusedTemplates(setAt(design, path, key), design);
}

/** Takes out the templates of key attributes that `before` had and the design has no more. */
export function dropUnusedTemplates(design: Design, before: Design): Design {
  const needed = new Set(keyAttributes(design).map(({ name }) => name));
  return keyAttributes(before)
    .filter(({ name }) => !needed.has(name))
    .reduce((edited, { name }) => removeAt(edited, ['entity', 'keys', name]), design);
}

/** The index as one of another kind: a local one has the table's partition key and at most one sort key. */
export function withIndexKind(design: Design, path: Path, index: Index, kind: Index['kind']): Design {
  const changed: Index =
    kind === 'local'
      ? { ...index, kind, partitionKey: [design.table.partitionKey], sortKey: index.sortKey.slice(0, 1) }
      : { ...index, kind };
  return dropUnusedTemplates(setAt(design, path, changed), design);
}

/** What an attribute of the record can be as a key; null for types no key has. */
export function asKey(attribute: { readonly name: string; readonly type: string }): KeyAttribute | null {
  const { name, type } = attribute;
  return type === 'S' || type === 'N' || type === 'B' ? { name, type } : null;
}
