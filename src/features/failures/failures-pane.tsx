/** What a refused request means, position by position, and what can go wrong whatever the position. */
import { t } from '#i18n';
import { useCompiled, useDesign } from '#state';
import { FailureTable } from './failure-table.tsx';

export function FailuresPane() {
  const { plan, failures } = useCompiled();
  const hasLocalIndex = useDesign().table.indexes?.some((index) => index.kind === 'local') ?? false;
  if (plan.length === 0) return <p className="text-small text-mute">{t.panes.failures.none}</p>;
  const kind = plan.length > 1 || plan[0]?.kind === 'ConditionCheck' ? 'transaction' : 'single';
  const reasons = [...t.generalReasons[kind], ...(hasLocalIndex ? [t.generalReasons.localIndex] : [])];
  return (
    <div className="flex flex-col gap-3">
      <FailureTable plan={plan} failures={failures} />
      <details className="group text-small">
        <summary className="cursor-default rounded-small text-mute hover:text-ink">{t.panes.failures.general}</summary>
        <dl className="mt-1 flex flex-col gap-1.5">
          {reasons.map(({ code, means }) => (
            <div key={code}>
              <dt>
                <code>{code}</code>
              </dt>
              <dd className="text-mute">{means}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="text-small text-mute">
        <span className="font-semibold text-ink">{t.panes.failures.lostTitle}.</span> {t.lostAnswer[kind]}
      </p>
    </div>
  );
}
