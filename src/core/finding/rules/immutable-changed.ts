/** An update that changes what the entity says never changes. */
import type { Patch } from '#core/design';
import { own } from '#core/shared';
import { equalValues } from '#core/value';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type ImmutableChangedCases = { 'immutable-changed': { readonly attribute: string } };

export const immutableChanged: Rule<ImmutableChangedCases> = {
  name: 'immutable-changed',
  codes: { 'immutable-changed': 'error' },
  ofScenario({ prepared, transition: { kind, before, after }, path }) {
    if (kind !== 'update' || !before || !after) return NONE;
    let found: Found<ImmutableChangedCases>[] | undefined;
    for (const { name, immutable } of prepared.attributes.values()) {
      if (immutable !== true) continue;
      const old = own(before.state, name);
      const value = own(after.state, name);
      if (old === value || (old && value && equalValues(old, value))) continue;
      const place = [...path, 'after', name];
      const fix: Patch[] = [old ? { path: place, value: old } : { path: place, remove: true }];
      found ??= [];
      found.push({ code: 'immutable-changed', path: place, params: { attribute: name }, fix });
    }
    return found ?? NONE;
  },
};

const NONE: readonly Found<ImmutableChangedCases>[] = [];
