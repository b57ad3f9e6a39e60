import { useMemo } from 'react';
import type { Attribute, KeyAttribute } from '#core';
import { useLatchkey } from '#state';
import { keyAttributes, namesInUse } from './key-attributes.ts';

export interface FormNames {
  readonly attributes: readonly Attribute[];
  readonly keys: readonly KeyAttribute[];
  /** Names of attributes, keys and the version. */
  readonly inUse: readonly string[];
}

/** The names that fields choose from and stay clear of. */
export function useFormNames(): FormNames {
  const table = useLatchkey((state) => state.design.table);
  const entity = useLatchkey((state) => state.design.entity);
  return useMemo(
    () => ({ attributes: entity.attributes, keys: keyAttributes({ table }), inUse: namesInUse({ table, entity }) }),
    [table, entity],
  );
}
