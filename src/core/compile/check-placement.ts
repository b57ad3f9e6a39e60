/**
 * What an edited placement would come to, before it is taken: where the list would then be, what DynamoDB would refuse
 * that it does not refuse now, and an example of each key.
 */
import { type Design, homeOf, type Placement, placeAccessPattern } from '#core/design';
import { designFindings, type Finding } from '#core/finding';
import { imageOf, prepareDesign } from '#core/image';
import { own } from '#core/shared';
import type { KeyValue } from '#core/value';
import { prepare } from './compile.ts';
import { sampleState } from './sample-state.ts';

/** A key of the list for a record as the scenarios have it, or the attribute that keeps it from having one; null where it is broken. */
export type KeyExample = { readonly value: KeyValue } | { readonly unfit: string } | null;

export interface PlacementCheck {
  /**
   * - `fits`      the list would live there
   * - `unserved`  the keys do not group and order by what the list asks for
   * - `refused`   there is no such place: its index has the name of another one, or a part has too many attributes
   */
  readonly outcome: 'fits' | 'unserved' | 'refused';
  /** Errors that the placement brings, each once, and nothing else that it changes. */
  readonly errors: readonly Finding[];
  readonly examples: Readonly<Record<string, KeyExample>>;
}

/** Checks a placement against the one it was made of: errors of that one are not the edit's. */
export function checkPlacement(design: Design, name: string, edited: Placement, proposed: Placement): PlacementCheck {
  const placed = placeAccessPattern(design, name, edited);
  const pattern = placed.accessPatterns?.find((each) => each.name === name);
  if (placed === design || !pattern) return { outcome: 'refused', errors: [], examples: {} };
  const known = new Set([design, placeAccessPattern(design, name, proposed)].flatMap(errorsOf).map(identify));
  const errors = new Map(errorsOf(placed).map((finding) => [identify(finding), finding]));
  return {
    outcome: homeOf(placed, pattern).at === 'nowhere' ? 'unserved' : 'fits',
    errors: [...errors].flatMap(([id, finding]) => (known.has(id) ? [] : [finding])),
    examples: examplesOf(placed, name),
  };
}

const identify = ({ code, path, params }: Finding): string => JSON.stringify([code, path, params]);

/** Errors of the design and of what is done in it. */
function errorsOf(design: Design): Finding[] {
  const prepared = prepare(design);
  const all = design.scenarios.flatMap(({ name }) => prepared.compile(name).findings);
  const found = all.length > 0 ? all : designFindings(prepareDesign(design));
  return found.filter(({ severity }) => severity === 'error');
}

/** Every key of the list's place, whatever its condition says of the record at hand. */
function examplesOf(placed: Design, name: string): Readonly<Record<string, KeyExample>> {
  const keys = Object.entries(placed.entity.keys).map(([key, { template }]) => [key, { template }] as const);
  const always: Design = { ...placed, entity: { ...placed.entity, keys: Object.fromEntries(keys) } };
  const pattern = placed.accessPatterns?.find((each) => each.name === name);
  const names = always.entity.attributes.map((attribute) => attribute.name);
  const image = pattern && imageOf(prepareDesign(always), sampleState(always, pattern, names));
  const example = (key: string): KeyExample => {
    const outcome = own(image?.keys, key);
    if (!outcome) return null;
    if ('value' in outcome) return { value: outcome.value };
    return outcome.attribute === undefined ? null : { unfit: outcome.attribute };
  };
  return Object.fromEntries(keys.map(([key]) => [key, example(key)]));
}
