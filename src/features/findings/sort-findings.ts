/** Findings, worst first; of one severity in the order of the rules. And the same as text. */
import type { Finding, Severity } from '#core';
import { describeFinding, pathText, t } from '#i18n';
import { asSentence } from '#ui';

const ORDER: readonly Severity[] = ['error', 'warning', 'advice'];

export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

export function findingsText(findings: readonly Finding[]): string {
  if (findings.length === 0) return t.panes.findings.none;
  return sortFindings(findings)
    .map((finding) => {
      const { title, detail } = describeFinding(finding);
      const place = finding.path.length > 0 ? ` [${pathText(finding.path)}]` : '';
      return `${t.panes.severities[finding.severity]}: ${detail ? `${asSentence(title)} ${detail}` : title}${place}`;
    })
    .join('\n');
}
