/** Everything to remark on the design and the scenario, worst first, with the way to each place and fix. */
import { useState } from 'react';
import type { Finding } from '#core';
import { describeFinding, pathText, t } from '#i18n';
import { findingId, useActions, useCompiled, useLink } from '#state';
import { asSentence, Button, SEVERITY_TEXT, SeverityMark } from '#ui';
import { sortFindings } from './sort-findings.ts';

const SHOWN_AT_FIRST = 6;

export function FindingsPane() {
  const { findings } = useCompiled();
  const [showsAll, setShowsAll] = useState(false);
  const sorted = sortFindings(findings);
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  const shown = showsAll ? sorted : sorted.slice(0, Math.max(SHOWN_AT_FIRST, errors));
  if (sorted.length === 0) return <p className="text-small text-mute">{t.panes.findings.none}</p>;
  return (
    <>
      <ul className="-mx-2 flex flex-col gap-0.5">
        {shown.map((finding) => (
          <FindingItem key={findingId(finding)} finding={finding} />
        ))}
      </ul>
      {sorted.length > shown.length || showsAll ? (
        <Button size="small" className="-ml-1.5 mt-1" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? t.panes.findings.fewer : t.panes.findings.all(sorted.length)}
        </Button>
      ) : null}
    </>
  );
}

function FindingItem({ finding }: { readonly finding: Finding }) {
  const { goTo, applyFix } = useActions();
  const link = useLink({ kind: 'path', path: finding.path });
  const words = describeFinding(finding);
  return (
    <li {...link} className="linkable flex items-start gap-2 rounded-base px-2 py-1">
      <SeverityMark severity={finding.severity} label={t.panes.severities[finding.severity]} className="mt-[3px]" />
      <div className="min-w-0 flex-1">
        <span className={finding.severity === 'advice' ? '' : SEVERITY_TEXT[finding.severity]}>
          {words.detail ? asSentence(words.title) : words.title}
        </span>
        {words.detail && <span className="text-mute"> {words.detail}</span>}
        <div className="-ml-1.5 flex flex-wrap items-center gap-1">
          {finding.path.length > 0 && (
            <Button size="small" onPress={() => goTo(finding.path)}>
              <code className="[overflow-wrap:anywhere] whitespace-normal">{pathText(finding.path)}</code>
            </Button>
          )}
          {finding.fix && (
            <Button size="small" variant="outline" onPress={() => applyFix(finding)}>
              {words.fix ?? t.panes.findings.fix}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
