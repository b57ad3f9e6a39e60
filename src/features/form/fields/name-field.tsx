import type { ReactNode } from 'react';
import type { Design, Path } from '#core';
import { t } from '#i18n';
import { placeOf, useActions } from '#state';
import { type FieldFinding, TextField } from '#ui';
import { checkName, type NameRules } from '../drafts/check-name.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useDraftKey } from '../parts/draft-scope.ts';
import { usePlace } from '../parts/use-place.ts';
import { draftFinding } from './draft-finding.ts';

export interface NameFieldProps {
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  readonly rules: NameRules;
  /** Puts the name in, everywhere the old one stands. */
  readonly rename: (design: Design, to: string) => Design;
  readonly labelPosition?: 'above' | 'left' | 'hidden';
  readonly hint?: ReactNode;
  readonly mono?: boolean;
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Findings of the whole row, where the name speaks for it. */
  readonly more?: readonly FieldFinding[];
  readonly className?: string;
  /** Given: a name that others have is taken over with Enter, and this happens. */
  readonly takeOver?: (name: string) => void;
}

/** A name that other parts of the document go by. It is renamed everywhere with each letter that leaves it unique. */
export function NameField(props: NameFieldProps) {
  const { path, value, rules, rename, takeOver, more = [], ...field } = props;
  const { place, link, findings } = usePlace(path);
  const { edit } = useActions();
  const draft = useDraft({
    draftKey: useDraftKey(path),
    value,
    write: (name) => name,
    read: (text) => {
      const problem = text === value ? null : checkName(text, rules);
      return problem ? { ok: false, problem } : { ok: true, value: text };
    },
    commit: (name) => edit(place, (design) => rename(design, name), 'typing'),
  });
  const canUse = draft.problem === 'taken' && takeOver !== undefined;
  const problem = draft.problem ? (canUse ? t.form.names.takeOver(draft.text) : t.form.names[draft.problem]) : null;
  return (
    <TextField
      mono
      {...field}
      place={place}
      link={link}
      value={draft.text}
      onChange={draft.setText}
      findings={[...draftFinding(problem ?? (draft.isRefused ? t.form.names.refused : null)), ...findings, ...more]}
      {...(canUse ? { onKeyDown: (event) => (event.key === 'Enter' ? takeOver(draft.text) : undefined) } : {})}
    />
  );
}

/** The place a name is typed at, as the label of its edits. */
export const labelOfEdit = (path: Path): string => placeOf(path);
