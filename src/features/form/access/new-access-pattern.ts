/** A first access pattern read off the design: records grouped by one attribute and sorted by another. */
import { type AccessPattern, type Attribute, type Design, type State, sampleValue } from '#core';
import { freeName } from '../drafts/check-name.ts';

export function newAccessPattern(design: Design): AccessPattern {
  const { entity, accessPatterns = [], scenarios } = design;
  const usable = entity.attributes.filter(({ type }) => type === 'S' || type === 'N');
  const others = usable.filter(({ keyOnly }) => keyOnly !== true);
  const group = others.find(({ name, immutable }) => immutable === true || /id$/i.test(name));
  const rest = others.filter((one) => one !== group);
  const order = rest.find(({ values = [] }) => values.length > 0) ?? rest[0];
  const subject = entity.name || 'Item';
  const words = [
    `${subject}s`,
    ...(group ? [`per ${plain(group.name)}`] : []),
    ...(order ? [`by ${plain(order.name)}`] : []),
  ];
  return {
    name: freeName(
      words.join(' '),
      accessPatterns.map(({ name }) => name),
      ' ',
    ),
    partition: group ? [group.name] : [],
    sort: order ? [order.name] : [],
    where: group ? { [group.name]: sampleOf(design, group, scenarios.at(-1)?.after) } : {},
  };
}

const sampleOf = (design: Design, attribute: Attribute, state: State | undefined) =>
  (state && Object.hasOwn(state, attribute.name) ? state[attribute.name] : undefined) ?? sampleValue(design, attribute);

/** `teamId` → `team` */
const plain = (name: string): string => name.replace(/[-_ ]?id$/i, '') || name;
