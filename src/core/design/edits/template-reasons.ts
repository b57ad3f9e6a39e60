/**
 * Why key templates are as they are, read off the templates themselves: whatever was proposed, kept or typed, no reason
 * names what they do not do (K1, K2).
 */
import type { AccessPattern, Attribute, Design } from '../design.ts';
import type { Format } from '../format.ts';
import { type Placeholder, parseTemplate } from '../template.ts';
import { hasListOrder, hasUnpaddable, samplesOf } from './place-formats.ts';
import { keyPieces, tailPieces } from './place-identity.ts';
import { isTextInOrder, openAttributes } from './place-order.ts';
import type { PlacementReason } from './placement.ts';

/** The reasons for these two templates. */
export function templateReasons(
  design: Design,
  pattern: AccessPattern,
  texts: { readonly partition: string; readonly sort: string },
): PlacementReason[] {
  const parts = [placeholdersOf(texts.partition), placeholdersOf(texts.sort)];
  const formats = parts.flatMap((placeholders) =>
    placeholders.flatMap((placeholder, at) => placeholderReasons(design, pattern, placeholder, placeholders[at + 1])),
  );
  return [...formats, ...orderReasons(design, pattern, parts[1] ?? []), ...tailReasons(design, pattern, parts)];
}

function placeholdersOf(text: string): Placeholder[] {
  const parsed = parseTemplate(text);
  return parsed.ok ? parsed.value.segments.filter((segment) => typeof segment !== 'string') : [];
}

function placeholderReasons(
  design: Design,
  pattern: AccessPattern,
  { attribute: name, formats }: Placeholder,
  next: Placeholder | undefined,
): PlacementReason[] {
  const attribute = design.entity.attributes.find((each) => each.name === name);
  if (!attribute) return [];
  if (formats.length === 0) return unpaddedReasons(design, pattern, attribute);
  return formats.flatMap((format) => formatReasons(attribute, format, next !== undefined));
}

function formatReasons(attribute: Attribute, format: Format, isFollowed: boolean): PlacementReason[] {
  const { name, values = [] } = attribute;
  switch (format.name) {
    case 'pad':
      return [{ code: 'pad', params: { attribute: name, width: format.width ?? 0 } }];
    case 'rank':
      return hasListOrder(attribute) ? [] : [{ code: 'rank', params: { attribute: name, values } }];
    case 'iso:s':
      return [{ code: 'iso', params: { attribute: name, precision: 's' } }];
    case 'iso:ms':
      return [{ code: 'iso', params: { attribute: name, precision: 'ms' } }];
    case 'encode':
      return isFollowed ? [{ code: 'encode', params: { attribute: name } }] : [];
    default:
      return [];
  }
}

/** A bare number the list is sorted by, where some value is stated that padding would refuse. */
function unpaddedReasons(design: Design, pattern: AccessPattern, attribute: Attribute): PlacementReason[] {
  const { name, type, values = [] } = attribute;
  if (type !== 'N' || values.length > 0 || !pattern.sort.includes(name)) return [];
  if (!hasUnpaddable(samplesOf(design, pattern, name))) return [];
  return [{ code: 'number-unpadded', params: { attribute: name } }];
}

/** What the list is sorted by and the key has in another order: it goes along as the person wrote it. */
function orderReasons(design: Design, pattern: AccessPattern, sort: readonly Placeholder[]): PlacementReason[] {
  return openAttributes(pattern).flatMap((name): PlacementReason[] => {
    const attribute = design.entity.attributes.find((each) => each.name === name);
    const shown = sort.find((placeholder) => placeholder.attribute === name);
    if (!attribute || !shown || isTextInOrder(attribute, shown)) return [];
    if (attribute.type !== 'N')
      return hasListOrder(attribute) ? [] : [{ code: 'alphabetical', params: { attribute: name } }];
    const isSaid = unpaddedReasons(design, pattern, attribute).length > 0;
    return isSaid || shown.formats.length > 0 ? [] : [{ code: 'number-as-text', params: { attribute: name } }];
  });
}

/** What stands behind all that the list names is a tail, if all that tells records apart is in the keys. */
function tailReasons(
  design: Design,
  pattern: AccessPattern,
  [partition = [], sort = []]: readonly (readonly Placeholder[])[],
): PlacementReason[] {
  const identity = keyPieces(design).map(({ attribute }) => attribute);
  const shown = new Set([...partition, ...sort].map(({ attribute }) => attribute));
  if (!tailPieces(design).every(({ attribute }) => shown.has(attribute))) return [];
  const named = (name: string): boolean => pattern.sort.includes(name) || pattern.partition.includes(name);
  const last = sort.findLastIndex(({ attribute }) => pattern.sort.includes(attribute));
  const behind = sort.slice(last + 1).map(({ attribute }) => attribute);
  const attributes = [...new Set(behind)].filter((name) => identity.includes(name) && !named(name));
  return attributes.length === 0 ? [] : [{ code: 'unique-tail', params: { attributes } }];
}
