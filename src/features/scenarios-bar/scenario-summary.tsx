/** The chosen scenario in one line: operation, actions, units, findings. */
import type { Compiled, Finding, Severity } from '#core';
import { formatNumber, t } from '#i18n';
import { useCompiled } from '#state';
import { Button, SEVERITY_TEXT, SeverityMark } from '#ui';
import { LeftOutCount } from './left-out-count.tsx';

const MOST_ACTIONS = 100;

export function ScenarioSummary({ onShowFindings }: { readonly onShowFindings: () => void }) {
  const compiled = useCompiled();
  const words = t.panes.scenarios;
  const worst = worstOf(compiled.findings);
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-mute">
      <Operation compiled={compiled} />
      <span>
        <Figure value={compiled.capacity.total} /> {words.unit}
      </span>
      <LeftOutCount />
      <Button size="small" className="-mr-1.5" onPress={onShowFindings}>
        {worst ? (
          <>
            <SeverityMark severity={worst} />
            <span className={SEVERITY_TEXT[worst]}>{words.findings(compiled.findings.length)}</span>
          </>
        ) : (
          words.noFindings
        )}
      </Button>
    </div>
  );
}

function Operation({ compiled: { request, plan, findings } }: { readonly compiled: Compiled }) {
  const words = t.panes.scenarios;
  const hasErrors = worstOf(findings) === 'error';
  const operation = request?.operation ?? (plan.length === 0 && !hasErrors ? words.nothingToWrite : words.withheld);
  const isTransaction = plan.length > 1 || plan[0]?.kind === 'ConditionCheck';
  return (
    <>
      <span className={request ? 'font-mono text-small text-ink' : undefined}>{operation}</span>
      {isTransaction && (
        <span>
          <Figure value={plan.length} /> {words.actionsOf(formatNumber(MOST_ACTIONS))}
        </span>
      )}
      {!isTransaction && plan.length === 1 && <span>{words.oneAction}</span>}
    </>
  );
}

/** A number that lights up when it becomes another. */
function Figure({ value }: { readonly value: number }) {
  return (
    <strong key={value} className="flash rounded-small font-semibold text-ink">
      {formatNumber(value)}
    </strong>
  );
}

function worstOf(findings: readonly Finding[]): Severity | null {
  const severities: readonly Severity[] = ['error', 'warning', 'advice'];
  return severities.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
}
