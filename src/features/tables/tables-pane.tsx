/** The requests that make the design's tables. */
import { useMemo } from 'react';
import { createTable } from '#core';
import { t } from '#i18n';
import { useShown } from '#state';
import { EmptyState, formatJson, RequestBlock } from '#ui';

export function TablesPane() {
  const design = useShown((shown) => shown.design);
  const { requests } = useMemo(() => createTable(design), [design]);
  const words = t.requests.tables;
  if (requests.length === 0) return <EmptyState>{words.withheld}</EmptyState>;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-small text-mute">{words.intro}</p>
      {requests.map(({ operation, input }) => {
        const table = input.TableName;
        const isTtl = operation === 'UpdateTimeToLive';
        return (
          <RequestBlock
            key={`${operation} ${table}`}
            title={isTtl ? words.timeToLive(table) : words.create(table)}
            operation={operation}
            text={formatJson(input)}
            copyLabel={words.copy(operation, table)}
            {...(isTtl && { note: words.timeToLiveNote })}
          />
        );
      })}
    </div>
  );
}
