/** Adds an update that moves a record in a list, for whoever wants to see what a move costs and has stated none yet. */
import { own } from '#core/shared';
import type { AttributeValue } from '#core/value';
import type { AccessPattern, Attribute, Design, State } from '../design.ts';
import { addScenario } from './add-scenario.ts';
import { replaceAt } from './replace-at.ts';
import { sampleValue } from './sample-value.ts';

/** The attribute such an update changes: the first that can change and that the list is sorted, or else grouped, by. */
export function movedAttribute({ entity }: Design, { sort, partition }: AccessPattern): string | undefined {
  const canChange = ({ type, immutable, keyOnly }: Attribute): boolean =>
    (type === 'S' || type === 'N') && immutable !== true && keyOnly !== true;
  return [...sort, ...partition].find((name) =>
    entity.attributes.some((each) => each.name === name && canChange(each)),
  );
}

/**
 * The design with one more update, last: of a record that is in the list, from one value of its first sort attribute
 * that can change to another. The same design where there is no such list or attribute.
 */
export function addMove(design: Design, accessPatternName: string): Design {
  const pattern = (design.accessPatterns ?? []).find(({ name }) => name === accessPatternName);
  const moved = pattern && movedAttribute(design, pattern);
  const attribute = design.entity.attributes.find(({ name }) => name === moved);
  if (!pattern || !attribute) return design;
  const added = addScenario(design, 'update', `Change ${attribute.name}`);
  const at = added.scenarios.length - 1;
  const scenario = added.scenarios[at];
  if (!scenario) return design;
  const before = listedState(design, pattern, scenario.before ?? {});
  const value = own(before, attribute.name) ?? sampleValue(design, attribute);
  const after = { ...before, [attribute.name]: otherValue(attribute, value) };
  return replaceAt(added, ['scenarios', at], { ...scenario, before, after: withoutVersion(design, after) });
}

/** The state with all that the list needs, held at what the list holds equal, in the order of the attributes. */
function listedState(design: Design, { partition, sort, where }: AccessPattern, state: State): State {
  const known = new Map(Object.entries(state));
  for (const attribute of design.entity.attributes) {
    const { name, type } = attribute;
    const held = own(where, name);
    if (held && type in held) known.set(name, held);
    else if ((partition.includes(name) || sort.includes(name)) && !known.has(name))
      known.set(name, sampleValue(design, attribute));
  }
  const names = design.entity.attributes.map(({ name }) => name);
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries([...known].toSorted(([a], [b]) => place(a) - place(b)));
}

const withoutVersion = ({ entity }: Design, state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([name]) => name !== entity.version));

/** Another value: the next of those allowed, the next instant, or the next number. */
function otherValue({ type, values = [] }: Attribute, value: AttributeValue): AttributeValue {
  const text = 'S' in value ? value.S : 'N' in value ? value.N : '';
  const next = values.length > 1 ? values[(values.indexOf(text) + 1) % values.length] : undefined;
  if (type === 'N') return { N: next ?? (text === '1' ? '2' : '1') };
  return { S: next ?? otherText(text) };
}

function otherText(text: string): string {
  const instant = /^(\d{3})(\d)(-\d\d-\d\dT.*)$/.exec(text);
  if (instant) return `${instant[1]}${(Number(instant[2]) + 1) % 10}${instant[3]}`;
  const numbered = /^(|.*\D)(\d{1,15})$/.exec(text);
  return numbered ? `${numbered[1]}${Number(numbered[2]) + 1}` : `${text}-2`;
}
