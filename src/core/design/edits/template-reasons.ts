/**
 * Why key templates are as they are, read off the templates themselves: whatever was proposed, kept or typed, no reason
 * names what they do not do (K1, K2).
 */
import type { AccessPattern, Attribute, Design } from '../design.ts';
import type { Format } from '../format.ts';
import { type Placeholder, parseTemplate } from '../template.ts';
import { hasListOrder, hasUnpaddable, samplesOf } from './place-formats.ts';
import { identityPieces } from './place-pieces.ts';
import type { PlacementReason } from './placement.ts';

/** The reasons for these two templates; `onTable` says that the list is on the table's own key before it is placed. */
export function templateReasons(
  design: Design,
  pattern: AccessPattern,
  texts: { readonly partition: string; readonly sort: string },
  onTable: boolean,
): PlacementReason[] {
  const parts = [placeholdersOf(texts.partition), placeholdersOf(texts.sort)];
  const formats = parts.flatMap((placeholders) =>
    placeholders.flatMap((placeholder, at) => placeholderReasons(design, pattern, placeholder, placeholders[at + 1])),
  );
  return [...formats, ...tailReasons(design, pattern, parts, onTable)];
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

/** What stands behind all that the list names is a tail, if all that tells records apart is in the keys. */
function tailReasons(
  design: Design,
  pattern: AccessPattern,
  [partition = [], sort = []]: readonly (readonly Placeholder[])[],
  onTable: boolean,
): PlacementReason[] {
  const identity = identityPieces(design, pattern, onTable).map(({ attribute }) => attribute);
  const shown = new Set([...partition, ...sort].map(({ attribute }) => attribute));
  if (!identity.every((name) => shown.has(name))) return [];
  const named = (name: string): boolean => pattern.sort.includes(name) || pattern.partition.includes(name);
  const last = sort.findLastIndex(({ attribute }) => pattern.sort.includes(attribute));
  const behind = sort.slice(last + 1).map(({ attribute }) => attribute);
  const attributes = [...new Set(behind)].filter((name) => identity.includes(name) && !named(name));
  return attributes.length === 0 ? [] : [{ code: 'unique-tail', params: { attributes } }];
}
