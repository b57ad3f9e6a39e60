import type { Design, Path } from '#core';
import { useActions } from '#state';
import { type HintLook, type Option, Select } from '#ui';
import { usePlace } from '../parts/use-place.ts';

export interface ChoiceAtProps<T extends string> {
  readonly path: Path;
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly Option<T>[];
  readonly choose: (design: Design, value: T) => Design;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly placeholder?: string;
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly mono?: boolean;
  readonly className?: string;
  /** In a row: what there is to say stands under the row. */
  readonly isInRow?: boolean;
}

/** One of a few values of the document. */
export function ChoiceAt<T extends string>({ path, choose, isInRow = false, ...field }: ChoiceAtProps<T>) {
  const at = usePlace(path, isInRow);
  const { edit } = useActions();
  return <Select {...field} {...at} onChange={(value) => edit(at.place, (design) => choose(design, value))} />;
}
