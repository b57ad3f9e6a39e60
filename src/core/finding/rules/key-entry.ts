/** Entries of `keys` that belong to no templated key attribute: their templates are never used. */
import { own } from '#core/shared';
import type { Found } from '../finding.ts';
import type { Rule } from '../rule.ts';

type KeyEntryCases = {
  'key-entry-unused': { readonly key: string };
  'key-entry-for-attribute': { readonly key: string; readonly template: string };
};

export const keyEntry: Rule<KeyEntryCases> = {
  name: 'key-entry',
  codes: { 'key-entry-unused': 'warning', 'key-entry-for-attribute': 'error' },
  ofDesign({ design, prepared, keyPlaces }) {
    const { keys } = design.entity;
    const names = new Set(keyPlaces.map(({ key }) => key.name));
    return Object.keys(keys).flatMap((key): Found<KeyEntryCases>[] => {
      const path = ['entity', 'keys', key];
      const fix = [{ path, remove: true as const }];
      if (!names.has(key)) return [{ code: 'key-entry-unused', path, params: { key }, fix }];
      if (!prepared.attributes.has(key)) return [];
      const template = own(keys, key)?.template ?? '';
      return [{ code: 'key-entry-for-attribute', path, params: { key, template }, fix }];
    });
  },
};
