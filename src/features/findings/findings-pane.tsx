/** Everything to remark on the design and the scenario, worst first, with the way to each place and fix. */
import { useEffect, useRef, useState } from 'react';
import type { Finding } from '#core';
import { describeFinding, pathText, t } from '#i18n';
import { findingId, useActions, useCompiled, useLink } from '#state';
import { asSentence, Button, SEVERITY_TEXT, SeverityMark } from '#ui';
import { sortFindings } from './sort-findings.ts';

const SHOWN_AT_FIRST = 6;

export function FindingsPane() {
  const { findings } = useCompiled();
  const { applyFix } = useActions();
  const { pane, noteMended } = useFocusAfterFix(findings);
  const fix = (finding: Finding, at: number): void => {
    noteMended(at);
    applyFix(finding);
  };
  return (
    <div ref={pane} tabIndex={-1} className="outline-none">
      {findings.length === 0 ? (
        <p className="text-small text-mute">{t.panes.findings.none}</p>
      ) : (
        <FindingList findings={sortFindings(findings)} onFix={fix} />
      )}
    </div>
  );
}

/** The button of a fix goes with its finding; the focus goes on to the finding that takes its place. */
function useFocusAfterFix(findings: readonly Finding[]) {
  const pane = useRef<HTMLDivElement>(null);
  const mended = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the findings are what follows a fix
  useEffect(() => {
    const at = mended.current;
    mended.current = null;
    if (at === null || document.activeElement !== document.body) return;
    const rows = [...(pane.current?.querySelectorAll('li') ?? [])];
    const button = rows[Math.min(at, rows.length - 1)]?.querySelector('button');
    (button ?? pane.current)?.focus();
  }, [findings]);
  return {
    pane,
    noteMended: (at: number): void => {
      mended.current = at;
    },
  };
}

type Fix = (finding: Finding, at: number) => void;

function FindingList({ findings, onFix }: { readonly findings: readonly Finding[]; readonly onFix: Fix }) {
  const [showsAll, setShowsAll] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const shown = showsAll ? findings : findings.slice(0, Math.max(SHOWN_AT_FIRST, errors));
  return (
    <>
      <ul className="-mx-2 flex flex-col gap-0.5">
        {shown.map((finding, at) => (
          <FindingItem key={findingId(finding)} finding={finding} onFix={() => onFix(finding, at)} />
        ))}
      </ul>
      {findings.length > shown.length || showsAll ? (
        <Button size="small" className="-ml-1.5 mt-1" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? t.panes.findings.fewer : t.panes.findings.all(findings.length)}
        </Button>
      ) : null}
    </>
  );
}

function FindingItem({ finding, onFix }: { readonly finding: Finding; readonly onFix: () => void }) {
  const { goTo } = useActions();
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
            <Button size="small" variant="outline" onPress={onFix}>
              {words.fix ?? t.panes.findings.fix}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
