import type { Design, Path } from '#core';
import { t } from '#i18n';
import { placeOf, useActions } from '#state';
import { Field, type HintLook } from '#ui';
import { useDraft } from '../drafts/use-draft.ts';
import { useDraftKey } from '../parts/draft-scope.ts';
import { usePlace } from '../parts/use-place.ts';
import { draftFinding } from './draft-finding.ts';
import { TextBox } from './text-box.tsx';

export interface LinesAtProps {
  readonly path: Path;
  readonly label: string;
  readonly values: readonly string[];
  readonly change: (design: Design, values: readonly string[]) => Design;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly placeholder?: string;
  readonly hint: string;
  readonly hintAs?: HintLook;
}

/** A list of short texts, one a line: order and all are edited as text is. */
export function LinesAt({ path, values, change, placeholder, ...field }: LinesAtProps) {
  const { findings, ...at } = usePlace(path);
  const { edit } = useActions();
  const draft = useDraft<readonly string[], never>({
    draftKey: useDraftKey(path),
    path,
    value: values,
    write: (lines) => lines.join('\n'),
    identify: (lines) => JSON.stringify(lines),
    read: (text) => ({ ok: true, value: text.split('\n').filter((line) => line !== '') }),
    commit: (lines) => edit(placeOf(path), (design) => change(design, lines), 'typing'),
  });
  const all = [...draftFinding(draft.isRefused ? t.form.values.refused : null), ...findings];
  return (
    <Field {...field} {...at} findings={all}>
      {(ids) => (
        <TextBox
          id={ids.control}
          value={draft.text}
          onChange={draft.setText}
          placeholder={placeholder ?? t.form.onePerLine}
          isInvalid={ids.isInvalid}
          describedBy={ids.describedBy}
          enterBreaks
        />
      )}
    </Field>
  );
}
