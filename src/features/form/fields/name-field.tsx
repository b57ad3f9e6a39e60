import type { ReactNode } from 'react';
import { type FieldFinding, type HintLook, TextField } from '#ui';
import { type NameOptions, useNameField } from './use-name-field.ts';

export interface NameFieldProps extends NameOptions {
  readonly label: string;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly mono?: boolean;
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly suffix?: ReactNode;
  /** Findings of what is named, where there is no better place for them. */
  readonly more?: readonly FieldFinding[];
  readonly className?: string;
}

/** A name in a field of its own; rows of a list use the hook and show what there is to say under the whole row. */
export function NameField({ path, value, rules, rename, takeOver, more = [], ...field }: NameFieldProps) {
  const name = useNameField({ path, value, rules, rename, ...(takeOver ? { takeOver } : {}) });
  return <TextField mono {...field} {...name.field} findings={[...name.findings, ...more]} />;
}
