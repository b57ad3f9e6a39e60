/** Where a list lives, as a placement: placing it again gives this very design, from wherever the list has been. */
import { own } from '#core/shared';
import type { AccessPattern, Design, KeyAttribute } from '../design.ts';
import { applyPlacement } from './place-apply.ts';
import { completePlacement } from './place-complete.ts';
import { hidesOutsideTableKey } from './place-hidden.ts';
import { type Home, homeOf, indexKeys, tableKeyOf, tableKeys, textsOf } from './place-home.ts';
import { isSameDocument, recordHome, spareIndexes } from './place-restore.ts';
import type { Placement } from './placement.ts';

/**
 * The placement a list has now, with everything said. Where no kind of placement says all of it (a local index, `when`
 * on one key alone, a key of attributes) the home goes along to the letter, as it does where the list could take or lose
 * something in between that is not its own. Undefined where nothing serves the pattern.
 */
export function placementOf(design: Design, accessPatternName: string): Placement | undefined {
  const pattern = patternOf(design, accessPatternName);
  const placement = pattern && currentPlacement(design, pattern);
  if (!placement || placement.kind === 'existing') return placement;
  const isAlone = !hidesOutsideTableKey(design) && spareIndexes(design, pattern).length === 0;
  return isAlone ? placement : recorded(design, pattern);
}

/** The same as something to place: kept to what a person can edit wherever that leads to this very design. */
export function proposedPlacement(design: Design, accessPatternName: string): Placement | undefined {
  const pattern = patternOf(design, accessPatternName);
  return pattern && currentPlacement(design, pattern);
}

const patternOf = ({ accessPatterns = [] }: Design, wanted: string): AccessPattern | undefined =>
  accessPatterns.find(({ name }) => name === wanted);

function currentPlacement(design: Design, pattern: AccessPattern): Placement | undefined {
  const home = homeOf(design, pattern);
  if (home.at === 'nowhere') return undefined;
  const described = describe(design, home);
  return described && isExact(design, pattern, described) ? described : recorded(design, pattern);
}

function recorded(design: Design, pattern: AccessPattern): Placement {
  const { index } = pattern;
  return { kind: 'existing', ...(index !== undefined && { index }), home: recordHome(design, pattern) };
}

/** Whether the placement alone leads to this very design: then it does so from elsewhere too. */
function isExact(design: Design, pattern: AccessPattern, placement: Placement): boolean {
  const whole = completePlacement(design, pattern, placement);
  return whole !== undefined && isSameDocument(applyPlacement(design, pattern, whole), design);
}

/** The kind and what it leaves open; undefined of a home that is not of one kind, or not the list's alone. */
function describe(design: Design, home: Exclude<Home, { at: 'nowhere' }>): Placement | undefined {
  if (home.at === 'table') {
    const keys = textsOf(design, tableKeys(design.table));
    return keys && { kind: 'table-key', keys };
  }
  const { index, kind, shared } = home;
  if (shared || index.kind === 'local') return undefined;
  const on = {
    index: index.name,
    position: (design.table.indexes ?? []).indexOf(index),
    projection: index.projection,
    ...(index.throughput && { throughput: index.throughput }),
    tableKey: tableKeyOf(design),
  };
  if (kind === 'multi-attribute-index') {
    const names = (list: readonly KeyAttribute[]) => list.map(({ name }) => name);
    return { kind, ...on, attributes: { partition: names(index.partitionKey), sort: names(index.sortKey) } };
  }
  const keys = textsOf(design, indexKeys(index));
  if (!keys) return undefined;
  if (kind === 'index') return { kind, ...on, keys };
  const when = own(design.entity.keys, keys.partition.name)?.when ?? own(design.entity.keys, keys.sort.name)?.when;
  return { kind, ...on, keys, when: when ?? [] };
}
