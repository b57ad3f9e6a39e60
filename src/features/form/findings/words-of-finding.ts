import type { Finding } from '#core';
import { describeFinding, t } from '#i18n';

export interface FindingText {
  readonly severity: string;
  readonly title: string;
  readonly detail?: string;
  readonly fix: string;
}

/**
 * A finding in the words a field has room for. Advice is one line: there can be a lot of it, and the pane of findings
 * has the rest.
 */
export function wordsOfFinding(finding: Finding): FindingText {
  const { title, fix, ...words } = describeFinding(finding);
  const detail = finding.severity === 'advice' ? undefined : words.detail;
  return {
    severity: t.panes.severities[finding.severity],
    title: detail === undefined ? title : `${title}.`,
    ...(detail === undefined ? {} : { detail }),
    fix: fix ?? t.form.applyFix,
  };
}
