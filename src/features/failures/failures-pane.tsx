/** What a refused request means, position by position and as a whole, and what to do when it is sent again. */

import { isTransaction } from '#core';
import { noPlanText, t } from '#i18n';
import { useCompiled } from '#state';
import { FailureTable } from './failure-table.tsx';
import { Idempotency } from './idempotency.tsx';
import { PasteLog } from './paste-log.tsx';

export function FailuresPane() {
  const compiled = useCompiled();
  const { plan } = compiled;
  if (plan.length === 0) return <p className="text-small text-mute">{noPlanText(compiled, t.panes.failures.none)}</p>;
  const inTransaction = isTransaction(plan);
  return (
    <div className="flex flex-col gap-3">
      <FailureTable compiled={compiled} />
      <p className="text-small text-mute">
        <span className="font-semibold text-ink">{t.panes.failures.lostTitle}.</span>{' '}
        {t.lostAnswer[inTransaction ? 'transaction' : 'single']}
      </p>
      <Idempotency isTransaction={inTransaction} />
      <PasteLog />
    </div>
  );
}
