import type { ReactNode } from 'react';
import { type Path, removeAt, setAt } from '#core';
import { useActions } from '#state';
import { type HintLook, TextField } from '#ui';
import { usePlace } from '../parts/use-place.ts';

export interface TextAtProps {
  readonly path: Path;
  readonly label: string;
  /** `undefined`: the document does not say. */
  readonly value: string | undefined;
  /** An emptied field is taken out of the document. */
  readonly isOptional?: boolean;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly mono?: boolean;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
  readonly prefix?: ReactNode;
  readonly className?: string;
}

/** A text of the document that nothing else goes by. */
export function TextAt({ path, value, isOptional = false, ...field }: TextAtProps) {
  const at = usePlace(path);
  const { edit } = useActions();
  const onChange = (text: string): void =>
    edit(
      at.place,
      (design) => (isOptional && text === '' ? removeAt(design, path, { dropEmpty: true }) : setAt(design, path, text)),
      'typing',
    );
  return <TextField mono {...field} {...at} value={value ?? ''} onChange={onChange} />;
}
