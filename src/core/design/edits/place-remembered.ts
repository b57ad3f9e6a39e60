/**
 * What a list had in the places it has left, so that going back is going back: to the letter while nothing else has
 * changed, else with what still fits, above all the condition of a sparse index, which no other place can keep.
 */
import { own } from '#core/shared';
import type { AccessPattern, Design } from '../design.ts';
import { predicateAttributes } from '../predicate.ts';
import { equalJson } from './equal-json.ts';
import { homeKind, homeOf } from './place-home.ts';
import type { Placement, PlacementKind } from './placement.ts';
import { placementOf, proposedPlacement } from './placement-of.ts';
import { templateAttributes } from './template-attributes.ts';

/** A place as it was left, or as somebody asked for it before the list was anywhere. */
export interface RememberedPlacement {
  /** Gives the very design again, from any of those the list went through since. */
  readonly exact?: Placement;
  /** The same in words that also fit a design that has changed. */
  readonly said?: Placement;
  /** The list it was for; absent where somebody asked for it, whatever the list becomes. */
  readonly pattern?: AccessPattern;
  /** The designs that nothing but this list's moves made of the one that was left. */
  readonly since: readonly Design[];
}

export type RememberedPlacements = Readonly<Partial<Record<PlacementKind, RememberedPlacement>>>;

/** Designs remembered as ways back: more moves than that, and the place is only known by what it says. */
const WAYS_KEPT = 20;

/** What is remembered of a list once it has moved: the place it left, and that all others can still be gone back to. */
export function rememberPlacement(
  known: RememberedPlacements,
  before: Design,
  after: Design,
  accessPatternName: string,
): RememberedPlacements {
  const kept: Partial<Record<PlacementKind, RememberedPlacement>> = { ...known };
  for (const kind of KINDS) {
    const one = known[kind];
    if (one?.since.includes(before)) kept[kind] = { ...one, since: [...one.since, after].slice(-WAYS_KEPT) };
  }
  const pattern = patternOf(before, accessPatternName);
  const left = pattern && homeKind(homeOf(before, pattern));
  if (!pattern || !left) return kept;
  const exact = placementOf(before, accessPatternName);
  const said = proposedPlacement(before, accessPatternName);
  kept[left] = { ...(exact && { exact }), ...(said && { said }), pattern, since: [after] };
  return kept;
}

const KINDS = ['table-key', 'index', 'sparse-index', 'multi-attribute-index'] as const satisfies PlacementKind[];

/** The placement that goes back to a kind of place; undefined where nothing that is remembered fits the design. */
export function rememberedPlacement(
  known: RememberedPlacements,
  design: Design,
  accessPatternName: string,
  kind: PlacementKind,
): Placement | undefined {
  const one = own(known, kind);
  const pattern = patternOf(design, accessPatternName);
  if (!one || !pattern) return undefined;
  if (one.exact && one.since.includes(design)) return one.exact;
  const isSameList = !one.pattern || equalJson(asksOf(one.pattern), asksOf(pattern));
  return isSameList && one.said && isKnown(design, one.said) ? fitting(design, pattern, one.said) : undefined;
}

/** What decides the keys of a list: neither its name and place, nor which of its groups is read, and how. */
function asksOf({ partition, sort, where, range }: AccessPattern): unknown {
  const held = Object.entries(where).filter(([name]) => !partition.includes(name));
  return [partition, sort, held, range ?? null];
}

/** What a changed design takes of a place: never a key of the table, which may have been edited since. */
function fitting(design: Design, pattern: AccessPattern, said: Placement): Placement | undefined {
  const home = homeKind(homeOf(design, pattern));
  // Key texts of a templated index go along from one to the other, with what was edited in them.
  const isTemplated = home === 'index' || home === 'sparse-index';
  if (said.kind === 'existing') return undefined;
  if (said.kind === 'table-key') return said;
  const { tableKey: _, position: __, ...rest } = said;
  if (rest.kind === 'multi-attribute-index') return rest;
  if (!isTemplated) return rest;
  return rest.kind === 'sparse-index' ? { kind: rest.kind, ...(rest.when && { when: rest.when }) } : undefined;
}

/** Whether the design still has every attribute the placement names. */
function isKnown({ entity }: Design, placement: Placement): boolean {
  const names = new Set(entity.attributes.map(({ name }) => name));
  return namedBy(placement).every((name) => names.has(name));
}

function namedBy(placement: Placement): string[] {
  const keys = 'keys' in placement && placement.keys ? [placement.keys.partition, placement.keys.sort] : [];
  const { partition = [], sort = [] } = ('attributes' in placement && placement.attributes) || {};
  const when = placement.kind === 'sparse-index' ? (placement.when ?? []) : [];
  return [
    ...keys.flatMap(({ template }) => templateAttributes(template)),
    ...partition,
    ...sort,
    ...predicateAttributes(when),
  ];
}

const patternOf = ({ accessPatterns = [] }: Design, wanted: string): AccessPattern | undefined =>
  accessPatterns.find(({ name }) => name === wanted);
