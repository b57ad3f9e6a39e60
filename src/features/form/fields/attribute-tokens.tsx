import { type Path, setAt } from '#core';
import { useActions, useLatchkey, useLatchkeyStore } from '#state';
import type { FieldProps } from '#ui';
import { usePlace } from '../parts/use-place.ts';
import { OrderedTokens } from './ordered-tokens.tsx';

export interface AttributeTokensProps extends Omit<FieldProps, 'place' | 'link' | 'findings'> {
  readonly path: Path;
  readonly values: readonly string[];
  readonly placeholder?: string;
  /** In a row: what there is to say stands under the row. */
  readonly isInRow?: boolean;
}

/**
 * Attributes of the record in an order that matters. It does not follow their names: those are asked for when its menu
 * opens, so that renaming one attribute among many does not draw every constraint again.
 */
export function AttributeTokens({ path, isInRow = false, ...field }: AttributeTokensProps) {
  const { values } = field;
  const at = usePlace(path, isInRow);
  const { edit } = useActions();
  const store = useLatchkeyStore();
  const hasMore = useLatchkey(({ design }) => design.entity.attributes.some(({ name }) => !values.includes(name)));
  const offer = () => store.getState().design.entity.attributes.map(({ name }) => ({ value: name, label: name }));
  return (
    <OrderedTokens
      {...field}
      {...at}
      mono
      joint="+"
      hasMore={hasMore}
      offer={offer}
      onChange={(names) => edit(at.place, (design) => setAt(design, path, names))}
    />
  );
}
