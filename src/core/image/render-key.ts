/** Renders a prepared key in one state (K1–K4): a value, or why there is none. Never a missing value as text. */
import { type Attribute, holds, type Placeholder, renderPlaceholder, type State } from '#core/design';
import { invariant, isWellFormed, own } from '#core/shared';
import { canonicalNumber, decodeBase64, type KeyType, type KeyValue } from '#core/value';
import type { KeyOutcome } from './image.ts';
import type { PreparedKey, PreparedTemplate } from './prepare-key.ts';

/** The value a key attribute has in a state. */
export function renderKey(key: PreparedKey, state: State): KeyOutcome {
  if (key.kind === 'broken') return { absent: 'invalid', problem: key.problem };
  if (key.kind === 'attribute') return keyValue(key.attribute, key.type, state);
  if (key.when && !holds(key.when, state)) return { absent: 'when' };
  return renderTemplate(key.template, state);
}

/** Renders a prepared template: text, or the typed value of its one bare placeholder. */
export function renderTemplate({ template, bare, attributes }: PreparedTemplate, state: State): KeyOutcome {
  if (bare) return keyValue(bare, bare.type as KeyType, state);
  let text = '';
  for (const segment of template.segments) {
    if (typeof segment === 'string') {
      text += segment;
      continue;
    }
    const rendered = renderSegment(segment, attributes, state);
    if (typeof rendered !== 'string') return rendered;
    text += rendered;
  }
  return { value: { S: text } };
}

function renderSegment(
  placeholder: Placeholder,
  attributes: ReadonlyMap<string, Attribute>,
  state: State,
): string | KeyOutcome {
  const { attribute: name } = placeholder;
  const value = own(state, name);
  if (value === undefined || ('S' in value && value.S === '')) return { absent: 'missing', attribute: name };
  const attribute = attributes.get(name);
  invariant(attribute, 'a prepared template names known attributes');
  if (!(attribute.type in value)) return { absent: 'invalid', attribute: name };
  const rendered = renderPlaceholder(placeholder, value, attribute);
  if (!rendered.ok) return { absent: 'invalid', attribute: name, problem: rendered.error };
  return rendered.value === '' ? { absent: 'missing', attribute: name } : rendered.value;
}

/** An entity attribute's own value as a key: canonical, so that equal keys are equal texts. */
function keyValue({ name }: Attribute, type: KeyType, state: State): KeyOutcome {
  const value = own(state, name);
  if (value === undefined) return { absent: 'missing', attribute: name };
  if (type === 'S' && 'S' in value) {
    return isWellFormed(value.S) ? present(value.S, name, { S: value.S }) : { absent: 'invalid', attribute: name };
  }
  if (type === 'B' && 'B' in value) {
    if (!decodeBase64(value.B).ok) return { absent: 'invalid', attribute: name };
    return present(value.B, name, { B: value.B });
  }
  if (type === 'N' && 'N' in value) {
    const number = canonicalNumber(value.N);
    return number.ok ? { value: { N: number.value } } : { absent: 'invalid', attribute: name };
  }
  return { absent: 'invalid', attribute: name };
}

const present = (text: string, attribute: string, value: KeyValue): KeyOutcome =>
  text === '' ? { absent: 'missing', attribute } : { value };
