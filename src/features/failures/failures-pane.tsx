/** What a refused request means, position by position, and what can go wrong whatever the position. */
import { ChevronRight } from 'lucide-react';
import { t } from '#i18n';
import { useCompiled, useShown } from '#state';
import { FailureTable } from './failure-table.tsx';
import { isTransaction } from './failures-text.ts';
import { Idempotency } from './idempotency.tsx';
import { PasteLog } from './paste-log.tsx';

export function FailuresPane() {
  const { plan, failures } = useCompiled();
  const hasLocalIndex =
    useShown(({ design }) => design).table.indexes?.some((index) => index.kind === 'local') ?? false;
  if (plan.length === 0) return <p className="text-small text-mute">{t.panes.failures.none}</p>;
  const kind = isTransaction(plan) ? 'transaction' : 'single';
  const reasons = [
    ...t.generalReasons[kind],
    ...(hasLocalIndex ? [t.generalReasons.localIndex] : []),
    ...(kind === 'transaction' ? [t.failureLog.mixed] : []),
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="-mb-2 text-small text-mute">
        <code className="text-ink">
          {kind === 'transaction' ? 'ConditionalCheckFailed' : 'ConditionalCheckFailedException'}
        </code>{' '}
        {t.failureLog.conditionCode[kind]}
      </p>
      <FailureTable plan={plan} failures={failures} />
      <details className="group text-small">
        <summary className="flex cursor-default list-none items-center gap-1 rounded-small text-mute hover:text-ink">
          <ChevronRight aria-hidden className="size-3 text-faint transition-transform group-open:rotate-90" />
          {t.panes.failures.general}
        </summary>
        <dl className="mt-1 ml-4 flex flex-col gap-1.5">
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
      <Idempotency isTransaction={kind === 'transaction'} />
      <PasteLog />
    </div>
  );
}
