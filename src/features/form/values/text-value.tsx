import type { AttributeValue, Path } from '#core';
import { t } from '#i18n';
import { placeOf, useActions } from '#state';
import type { FieldFinding } from '#ui';
import { parseValueText, type TextType, type ValueTextProblem, writeValueText } from '../drafts/parse-value.ts';
import { type Draft, useDraft } from '../drafts/use-draft.ts';
import { draftFinding } from '../fields/draft-finding.ts';
import { TextBox } from '../fields/text-box.tsx';
import { useDraftKey } from '../parts/draft-scope.ts';
import { afterMenu, focusPlace } from '../parts/focus-place.ts';
import { setValue } from './set-value.ts';
import { ValueButton } from './value-button.tsx';
import type { ValueControlProps } from './value-props.ts';

/** The draft of a value that is typed as text; used by the control and by whoever shows what is wrong with it. */
export function useValueDraft(
  props: Pick<ValueControlProps, 'path' | 'draftPath' | 'value' | 'isRequired'>,
  type: TextType,
): Draft<ValueTextProblem> {
  const { path, value, isRequired = false } = props;
  const { edit } = useActions();
  return useDraft<AttributeValue | undefined, ValueTextProblem>({
    draftKey: useDraftKey(props.draftPath ?? path),
    path,
    value,
    write: (one) => (one === undefined ? '' : writeValueText(one)),
    identify: (one) => JSON.stringify(one) ?? 'absent',
    read: (text) => {
      const read = parseValueText(type, text);
      return read.ok && read.value === undefined && isRequired ? { ok: true, value: emptyOf(type) } : read;
    },
    commit: (one) => edit(placeOf(path), (design) => setValue(design, path, one), 'typing'),
  });
}

/** A value that must be there is an empty one while nothing is typed. */
const EMPTY = {
  S: { S: '' },
  N: { N: '' },
  B: { B: '' },
  L: { L: [] },
  M: { M: {} },
  SS: { SS: [] },
  NS: { NS: [] },
  BS: { BS: [] },
} satisfies Record<TextType, AttributeValue>;

const emptyOf = (type: TextType): AttributeValue => EMPTY[type];

/** S, N, B, sets (a member a line) and nested values (typed JSON): typing into an absent value sets it. */
export function TextValue({
  draft,
  textType,
  ...props
}: ValueControlProps & { readonly draft: Draft<ValueTextProblem>; readonly textType: TextType }) {
  const isAbsent = props.value === undefined && draft.text === '';
  const placeholder = isAbsent ? (props.placeholder ?? t.form.values.absent) : t.form.values.emptyOf[textType];
  return (
    <div className="group/cell relative min-w-0">
      <TextBox
        label={props.label}
        value={draft.text}
        onChange={draft.setText}
        placeholder={placeholder}
        isGhost={isAbsent && !props.isRequired}
        isQuiet={props.isQuiet ?? false}
        isInvalid={(props.isInvalid ?? false) || draft.problem !== null}
        describedBy={props.describedBy}
        leavesRoom
        enterBreaks={textType !== 'S' && textType !== 'N' && textType !== 'B' ? true : draft.text.includes('\n')}
      />
      <span
        data-skip-focus
        className="absolute top-px right-px flex h-[calc(var(--control)-2px)] items-center rounded-base bg-panel opacity-0 focus-within:opacity-100 group-hover/cell:opacity-100 pointer-coarse:opacity-100"
      >
        <ValueButton {...props} />
      </span>
    </div>
  );
}

/** What is wrong with a half-typed value and, for JSON without types, the button that adds them. */
export function problemOfDraft(draft: Draft<ValueTextProblem>, path: Path): readonly FieldFinding[] {
  const { problem } = draft;
  if (problem === null) return draftFinding(draft.isRefused ? t.form.values.refused : null);
  const words = t.form.values;
  const [finding] = draftFinding({
    title: words.problems[problem.code](problem.params),
    detail: words.lineAndColumn(problem),
  });
  const { plain } = problem;
  if (!finding || plain === undefined) return finding ? [finding] : [];
  const addTypes = (): void => {
    draft.setText(writeValueText(plain));
    afterMenu(() => focusPlace(placeOf(path)));
  };
  return [{ ...finding, fix: { label: words.addTypes, onPress: addTypes } }];
}
