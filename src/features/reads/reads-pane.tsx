/** The reads beside a write: the record by its key, and the lock of each unique value. */
import { useMemo } from 'react';
import { type Design, getRecord, lookUp, type ReadRequest } from '#core';
import { t } from '#i18n';
import { useLatchkey, useShown } from '#state';
import { EmptyState, formatJson, RequestBlock } from '#ui';

interface Read {
  readonly title: string;
  readonly requests: readonly ReadRequest[];
}

export function ReadsPane() {
  const design = useShown((shown) => shown.design);
  const scenario = useLatchkey((state) => state.scenario);
  const reads = useMemo(() => readsOf(design, scenario), [design, scenario]);
  const words = t.requests.reads;
  if (reads.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-small text-mute">{words.intro}</p>
      {reads.flatMap(({ title, requests }) =>
        requests.map((request) => {
          const text = formatJson(request.input);
          const copyLabel = words.copy(title);
          return (
            <RequestBlock key={text} title={title} operation={request.operation} text={text} copyLabel={copyLabel} />
          );
        }),
      )}
      {reads.length > 1 && <p className="max-w-prose text-small text-mute">{words.lockNote}</p>}
    </div>
  );
}

function readsOf(design: Design, scenario: string): readonly Read[] {
  const words = t.requests.reads;
  const record = { title: words.record(design.entity.name), requests: getRecord(design, scenario).requests };
  const locks = (design.constraints ?? [])
    .filter(({ kind }) => kind === 'unique')
    .map(({ name }) => ({ title: words.lock(name), requests: lookUp(design, name, scenario).requests }));
  return [record, ...locks].filter(({ requests }) => requests.length > 0);
}
