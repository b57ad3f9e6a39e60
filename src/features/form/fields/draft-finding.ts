/** What is wrong with a half-typed text, shown like a finding of the document. */
import { t } from '#i18n';
import type { FieldFinding } from '#ui';

export interface DraftWords {
  readonly title: string;
  readonly detail?: string;
}

export function draftFinding(words: DraftWords | null): readonly FieldFinding[] {
  if (words === null) return [];
  return [{ key: 'draft', severity: 'error', severityLabel: t.panes.severities.error, ...words }];
}
