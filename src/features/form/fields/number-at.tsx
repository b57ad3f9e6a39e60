import type { ReactNode } from 'react';
import { type Design, type Path, removeAt, setAt } from '#core';
import { t } from '#i18n';
import { useActions } from '#state';
import { type HintLook, TextField } from '#ui';
import { type NumberRules, readNumber } from '../drafts/read-number.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useDraftKey } from '../parts/draft-scope.ts';
import { usePlace } from '../parts/use-place.ts';
import { draftFinding } from './draft-finding.ts';

export interface NumberAtProps extends NumberRules {
  readonly path: Path;
  readonly label: string;
  readonly value: number | undefined;
  /** What an emptied field means; without it, the field is taken out of the document. */
  readonly whenEmpty?: (design: Design) => Design;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly hint: string;
  readonly hintAs?: HintLook;
  readonly placeholder?: string;
  readonly suffix?: ReactNode;
  readonly className?: string;
}

/** A number of the document. What is no number yet stays in the field. */
export function NumberAt({ path, value, isWhole = false, least = 0, whenEmpty, ...field }: NumberAtProps) {
  const { findings, ...at } = usePlace(path);
  const { edit } = useActions();
  const draft = useDraft({
    draftKey: useDraftKey(path),
    path,
    value,
    write: (number) => (number === undefined ? '' : String(number)),
    read: (text) => readNumber(text, { isWhole, least }),
    commit: (number) =>
      edit(
        at.place,
        (design) => {
          if (number !== undefined) return setAt(design, path, number);
          return whenEmpty ? whenEmpty(design) : removeAt(design, path, { dropEmpty: true });
        },
        'typing',
      ),
  });
  const problem = draft.problem ? t.form.numbers[draft.problem] : draft.isRefused ? t.form.numbers.refused : null;
  return (
    <TextField
      mono
      inputMode="decimal"
      {...field}
      {...at}
      value={draft.text}
      onChange={draft.setText}
      findings={[...draftFinding(problem), ...findings]}
    />
  );
}
