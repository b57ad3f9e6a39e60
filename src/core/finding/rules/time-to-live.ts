/** The TTL attribute (L6): an N the record stores, in epoch seconds. DynamoDB ignores any other value without a word. */
import { own } from '#core/shared';
import { type AttributeValue, canonicalNumber } from '#core/value';
import type { Found, Path } from '../finding.ts';
import type { Rule } from '../rule.ts';

type TimeToLiveCases = {
  'ttl-unknown': { readonly attribute: string };
  'ttl-type': { readonly attribute: string; readonly type: string };
  'ttl-not-stored': { readonly attribute: string };
  'ttl-milliseconds': { readonly attribute: string; readonly value: string };
};

export const timeToLive: Rule<TimeToLiveCases> = {
  name: 'time-to-live',
  codes: { 'ttl-unknown': 'warning', 'ttl-type': 'error', 'ttl-not-stored': 'error', 'ttl-milliseconds': 'warning' },
  ofDesign({ design: { table, entity }, prepared }) {
    const name = table.timeToLive;
    if (name === undefined) return [];
    const path = ['table', 'timeToLive'];
    const position = entity.attributes.findIndex((attribute) => attribute.name === name);
    const attribute = entity.attributes[position];
    if (!attribute) {
      // Another entity of the table may have it; an empty name is nobody's.
      const severity = name === '' ? 'error' : 'warning';
      return [{ code: 'ttl-unknown', severity, path, params: { attribute: name }, fix: [{ path, remove: true }] }];
    }
    if (attribute.type !== 'N') return [{ code: 'ttl-type', path, params: { attribute: name, type: attribute.type } }];
    const stored = prepared.stored.includes(attribute) || prepared.tableKeys.some((key) => key.name === name);
    if (stored) return [];
    const fix = [{ path: ['entity', 'attributes', position, 'keyOnly'], remove: true as const }];
    return [{ code: 'ttl-not-stored', path, params: { attribute: name }, fix }];
  },
  ofScenario({ design: { table }, sides, transition, path }) {
    const attribute = table.timeToLive;
    if (attribute === undefined) return NONE;
    const found = sides.flatMap(({ state, path: at }) =>
      checkSeconds(own(state, attribute), attribute, [...at, attribute]),
    );
    return [...found, ...checkSeconds(transition.now, 'now', [...path, 'now'])];
  },
};

const NONE: readonly Found<TimeToLiveCases>[] = [];

/** Seconds have eleven digits until the year 5138; today's milliseconds have thirteen. */
const MOST_DIGITS = 11;

function checkSeconds(value: AttributeValue | undefined, attribute: string, path: Path): Found<TimeToLiveCases>[] {
  if (value === undefined || !('N' in value)) return [];
  const number = canonicalNumber(value.N);
  if (!number.ok || number.value.startsWith('-')) return [];
  const point = number.value.indexOf('.');
  const digits = point < 0 ? number.value.length : point;
  return digits > MOST_DIGITS ? [{ code: 'ttl-milliseconds', path, params: { attribute, value: value.N } }] : [];
}
