/** What is wrong with a half-typed text, shown like a finding of the document. */
import { t } from '#i18n';
import type { FieldFinding } from '#ui';

export function draftFinding(title: string | null, detail?: string): readonly FieldFinding[] {
  if (title === null) return [];
  const finding = { key: 'draft', severity: 'error', severityLabel: t.panes.severities.error, title } as const;
  return [detail ? { ...finding, detail } : finding];
}
