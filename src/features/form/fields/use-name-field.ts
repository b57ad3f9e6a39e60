import type { Design, Path } from '#core';
import { t } from '#i18n';
import { useActions } from '#state';
import type { FieldFinding, TextFieldProps } from '#ui';
import { checkName, type NameRules } from '../drafts/check-name.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useDraftKey } from '../parts/draft-scope.ts';
import { usePlace } from '../parts/use-place.ts';
import { draftFinding } from './draft-finding.ts';

export interface NameOptions {
  readonly path: Path;
  readonly value: string;
  readonly rules: NameRules;
  /** Puts the name in, everywhere the old one stands. */
  readonly rename: (design: Design, to: string) => Design;
  /** Given: a name that others have is taken over with Enter, and this happens. */
  readonly takeOver?: (name: string) => void;
}

export interface NameParts {
  readonly field: Pick<TextFieldProps, 'place' | 'link' | 'value' | 'onChange' | 'onKeyDown' | 'findings'>;
  /** What is wrong with the text, then what there is to say about the name. */
  readonly findings: readonly FieldFinding[];
}

/** A name that other parts of the document go by. It is renamed everywhere with each letter that leaves it unique. */
export function useNameField({ path, value, rules, rename, takeOver }: NameOptions): NameParts {
  const { place, link, findings } = usePlace(path);
  const { edit } = useActions();
  const draft = useDraft({
    draftKey: useDraftKey(path),
    path,
    value,
    write: (name) => name,
    read: (text) => {
      const problem = text === value ? null : checkName(text, rules);
      return problem ? { ok: false, problem } : { ok: true, value: text };
    },
    commit: (name) => edit(place, (design) => rename(design, name), 'typing'),
  });
  const canTake = draft.problem === 'taken' && takeOver !== undefined;
  const words = t.form.names;
  const problem = draft.problem && (canTake ? words.takeOver(draft.text) : words[draft.problem]);
  const all = [...draftFinding(problem ?? (draft.isRefused ? words.refused : null)), ...findings];
  return {
    findings: all,
    field: {
      findings: all,
      place,
      link,
      value: draft.text,
      onChange: draft.setText,
      ...(canTake ? { onKeyDown: (event) => (event.key === 'Enter' ? takeOver(draft.text) : undefined) } : {}),
    },
  };
}
