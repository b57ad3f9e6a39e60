import type { Finding } from '#core';
import { describeFinding, t } from '#i18n';

export interface FindingText {
  readonly severity: string;
  readonly title: string;
  readonly detail?: string;
  readonly fix: string;
}

/** A finding in words. */
export function wordsOfFinding(finding: Finding): FindingText {
  const { title, detail, fix } = describeFinding(finding);
  return {
    severity: t.panes.severities[finding.severity],
    title,
    ...(detail === undefined ? {} : { detail }),
    fix: fix ?? t.form.applyFix,
  };
}
