/** Attributes that live in key templates alone: what a placement takes out of the table's key has to be stored. */
import { own } from '#core/shared';
import type { Attribute, Design, KeyAttribute } from '../design.ts';
import { keyAttributesOf } from './names.ts';
import { templateAttributes } from './template-attributes.ts';

/** `after`, with every attribute stored that the table's key, or the last key of all, shows no longer. */
export function storeHidden(before: Design, after: Design): Design {
  const lost = hiddenNames(before).filter((name) => {
    if (shownIn(after, tableKeysOf(after)).has(name)) return false;
    const isLost =
      shownIn(before, keyAttributesOf(before)).has(name) && !shownIn(after, keyAttributesOf(after)).has(name);
    return isLost || shownIn(before, tableKeysOf(before)).has(name);
  });
  return lost.length === 0
    ? after
    : hideOnly(after, new Set(hiddenNames(after).filter((name) => !lost.includes(name))));
}

/** The attributes that are not stored on their own. */
export const hiddenNames = ({ entity }: Design): string[] =>
  entity.attributes.flatMap(({ name, keyOnly }) => (keyOnly === true ? [name] : []));

/** Whether some attribute is shown by no part of the table's key, though it is not stored on its own. */
export const hidesOutsideTableKey = (design: Design): boolean => {
  const shown = shownIn(design, tableKeysOf(design));
  return hiddenNames(design).some((name) => !shown.has(name));
};

/** The design with exactly these attributes left to the key templates. */
export function hideOnly(design: Design, hidden: ReadonlySet<string>): Design {
  const edit = (attribute: Attribute): Attribute => {
    const { name, type, required, keyOnly, ...rest } = attribute;
    if (hidden.has(name) === (keyOnly === true)) return attribute;
    return {
      name,
      type,
      ...(required !== undefined && { required }),
      ...(hidden.has(name) && { keyOnly: true }),
      ...rest,
    };
  };
  return { ...design, entity: { ...design.entity, attributes: design.entity.attributes.map(edit) } };
}

const tableKeysOf = ({ table: { partitionKey, sortKey } }: Design): KeyAttribute[] => [
  partitionKey,
  ...(sortKey ? [sortKey] : []),
];

/** What these keys show: themselves where they are attributes, else what their templates name. */
const shownIn = (design: Design, keys: readonly KeyAttribute[]): ReadonlySet<string> =>
  new Set(keys.flatMap(({ name }) => [name, ...templateAttributes(own(design.entity.keys, name)?.template)]));
