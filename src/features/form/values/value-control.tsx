import type { AttributeType } from '#core';
import type { FieldFinding } from '#ui';
import type { TextType } from '../drafts/parse-value.ts';
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
  // A value of another type than the attribute's is read as one of the right type once it is typed over.
  const wanted = isTextType(props.type) ? props.type : shown;
  const textType = isTextType(wanted) ? wanted : 'S';
  const draft = useValueDraft(props, textType);
  if (shown === 'BOOL' || shown === 'NULL') {
    return { problems: [], render: (extra) => <MarkValue {...props} {...extra} markType={shown} /> };
  }
  return {
    problems: problemOfDraft(draft, props.path),
    render: (extra) => <TextValue {...props} {...extra} draft={draft} textType={textType} />,
  };
}

const isTextType = (type: AttributeType): type is TextType => type !== 'BOOL' && type !== 'NULL';
