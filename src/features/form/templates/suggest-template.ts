/** What a key template that is still empty could say, read off the names in the design. */
import { type Design, entityLabel, parseTemplate } from '#core';

/** `suggestTemplate(accounts, 'PK')` → `ACCOUNT#{accountId}`; for a sort key the entity's name. Null for keys of N or B with nothing to fill them. */
export function suggestTemplate(design: Design, keyName: string): string | null {
  const { table, entity } = design;
  const keys = [
    table.partitionKey,
    table.sortKey,
    ...(table.indexes ?? []).flatMap((index) => [...index.partitionKey, ...index.sortKey]),
  ];
  const key = keys.find((candidate) => candidate?.name === keyName);
  if (!key) return null;
  if (key.type !== 'S') {
    const attribute = entity.attributes.find(({ type }) => type === key.type);
    return attribute ? `{${attribute.name}}` : null;
  }
  if (key.name === table.sortKey?.name) return entityLabel(entity.name);
  const id = likelyId(design);
  return id === undefined ? null : `${entityLabel(entity.name)}#{${id}}`;
}

/** The attribute that tells records apart: one kept in the key, one called after the entity, or the first required one. */
function likelyId({ entity }: Design): string | undefined {
  const shown = entity.attributes.filter(
    ({ name, type }) => (type === 'S' || type === 'N') && parseTemplate(`{${name}}`).ok,
  );
  const wanted = [`${entity.name}id`, 'id'].map((name) => name.toLowerCase());
  const chosen =
    shown.find(({ keyOnly }) => keyOnly) ??
    shown.find(({ name }) => wanted.includes(name.toLowerCase())) ??
    shown.find(({ required }) => required) ??
    shown[0];
  return chosen?.name;
}
