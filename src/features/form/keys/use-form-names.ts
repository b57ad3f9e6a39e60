import { useMemo } from 'react';
import type { Attribute, KeyAttribute } from '#core';
import { useLatchkey } from '#state';
import { keyAttributes } from './key-attributes.ts';

export interface FormNames {
  readonly attributes: readonly Attribute[];
  readonly keys: readonly KeyAttribute[];
}

/** What can be a key. */
export function useFormNames(): FormNames {
  const table = useLatchkey((state) => state.design.table);
  const attributes = useLatchkey((state) => state.design.entity.attributes);
  return useMemo(() => ({ attributes, keys: keyAttributes({ table }) }), [table, attributes]);
}
