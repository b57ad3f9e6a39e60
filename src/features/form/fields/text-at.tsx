import type { ReactNode } from 'react';
import { type Design, type Path, removeAt, setAt } from '#core';
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
  /** Writes the text where more follows it than its own place. */
  readonly write?: (design: Design, text: string) => Design;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly mono?: boolean;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
  readonly prefix?: ReactNode;
  readonly className?: string;
}

/** A text of the document that is no name others go by. */
export function TextAt({ path, value, isOptional = false, write, ...field }: TextAtProps) {
  const at = usePlace(path);
  const { edit } = useActions();
  const onChange = (text: string): void =>
    edit(
      at.place,
      (design) => {
        if (write) return write(design, text);
        return isOptional && text === '' ? removeAt(design, path, { dropEmpty: true }) : setAt(design, path, text);
      },
      'typing',
    );
  return <TextField mono {...field} {...at} value={value ?? ''} onChange={onChange} />;
}
