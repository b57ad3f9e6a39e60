import type { FieldFinding } from '#ui';
import { MarkValue } from './mark-value.tsx';
import { problemOfDraft, TextValue, useValueDraft } from './text-value.tsx';
import { typeShown } from './value-button.tsx';
import type { ValueControlProps } from './value-props.ts';

/**
 * The control for a typed value, chosen by the type of what is there, and what is wrong with what is half typed in it.
 * The caller shows that where it has room: under the row, not under a narrow cell.
 */
export function useValueControl(props: ValueControlProps): {
  readonly problems: readonly FieldFinding[];
  readonly render: (extra: {
    readonly isInvalid: boolean;
    readonly describedBy: string | undefined;
  }) => React.ReactNode;
} {
  const shown = typeShown(props);
  const textType = shown === 'BOOL' || shown === 'NULL' ? 'S' : shown;
  const draft = useValueDraft(props, textType);
  if (shown === 'BOOL' || shown === 'NULL') {
    return { problems: [], render: (extra) => <MarkValue {...props} {...extra} markType={shown} /> };
  }
  return {
    problems: problemOfDraft(draft, props.path),
    render: (extra) => <TextValue {...props} {...extra} draft={draft} textType={textType} />,
  };
}
