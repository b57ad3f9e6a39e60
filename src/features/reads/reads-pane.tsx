/** The reads beside a write: the record by its key, and the lock of each unique value. */
import { useMemo } from 'react';
import { type Compiled, type Design, getRecord, itemSize, lookUp, type ReadRequest, readUnits } from '#core';
import { t } from '#i18n';
import { useCompiled, useShown } from '#state';
import { EmptyState, formatJson, RequestBlock } from '#ui';

interface Read {
  readonly title: string;
  readonly requests: readonly ReadRequest[];
}

export function ReadsPane() {
  const design = useShown((shown) => shown.design);
  const scenario = useShown((shown) => shown.scenario);
  const { images } = useCompiled();
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
            <RequestBlock
              key={text}
              title={title}
              operation={request.operation}
              text={text}
              note={unitsOf(bytesOf(request, images))}
              copyLabel={copyLabel}
            />
          );
        }),
      )}
      {reads.length > 1 && <p className="max-w-prose text-small text-mute">{words.lockNote}</p>}
    </div>
  );
}

function unitsOf(bytes: number): string {
  const units = (consistency: 'strong' | 'eventual' | 'transactional') => readUnits(bytes, consistency);
  return t.requests.reads.units(bytes, units('strong'), units('eventual'), units('transactional'));
}

/** Bytes of the item that is read; of an absent one none. */
function bytesOf(request: ReadRequest, { before, after }: Compiled['images']): number {
  const image = after ?? before;
  const items = image ? [...(image.record ? [image.record] : []), ...image.locks] : [];
  const key = request.operation === 'GetItem' ? JSON.stringify(request.input.Key) : '';
  const found = items.find((item) => item.table === request.input.TableName && JSON.stringify(item.key) === key);
  return found ? itemSize(found.item) : 0;
}

function readsOf(design: Design, scenario: string): readonly Read[] {
  const words = t.requests.reads;
  const record = { title: words.record(design.entity.name), requests: getRecord(design, scenario).requests };
  const locks = (design.constraints ?? [])
    .filter(({ kind }) => kind === 'unique')
    .map(({ name }) => ({ title: words.lock(name), requests: lookUp(design, name, scenario).requests }));
  return [record, ...locks].filter(({ requests }) => requests.length > 0);
}
