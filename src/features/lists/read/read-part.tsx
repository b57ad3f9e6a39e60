/** The Query of a list beside the GetItem of one record, the loop over all pages, what a read costs, and what may lag. */
import { useMemo } from 'react';
import { type AccessPattern, type Finding, getRecord, type Item, itemSize, listReadOf, query, readUnits } from '#core';
import { describeFinding, listWords, t } from '#i18n';
import { findingId, useActions, useCompiled, useShown } from '#state';
import { Button, CodeBlock, CopyButton, formatJson, RequestBlock, SEVERITY_TEXT, SeverityMark } from '#ui';
import { paginationLoop } from './pagination-loop.ts';
import { ReadCost } from './read-cost.tsx';

export function ReadPart({ pattern }: { readonly pattern: AccessPattern }) {
  const design = useShown((shown) => shown.design);
  const scenario = useShown((shown) => shown.scenario);
  const { images } = useCompiled();
  const position = (design.accessPatterns ?? []).indexOf(pattern);
  const found = useMemo(() => query(design, pattern.name), [design, pattern.name]);
  const read = useMemo(() => listReadOf(design, pattern.name), [design, pattern.name]);
  const [get] = useMemo(() => getRecord(design, scenario).requests, [design, scenario]);
  const words = listWords.read;
  const findings = found.findings.filter(
    ({ path: [area, part], severity }) =>
      area === 'accessPatterns' && part === position && (found.request === null || severity !== 'advice'),
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 @min-[580px]:grid-cols-2">
        {found.request ? (
          <div className="min-w-0">
            <RequestBlock
              title={words.query}
              operation="Query"
              text={formatJson(found.request.input)}
              copyLabel={words.copyQuery}
            />
            <Problems findings={findings} />
          </div>
        ) : (
          <div className="min-w-0">
            <p className="text-small text-mute">{words.noQuery}</p>
            <Problems findings={findings} />
          </div>
        )}
        <div className="min-w-0">
          {get ? (
            <RequestBlock
              title={words.get}
              operation={get.operation}
              text={formatJson(get.input)}
              note={`${words.getNote} ${unitsOf((images.after ?? images.before)?.record?.item)}`}
              copyLabel={words.copyGet}
            />
          ) : (
            <p className="text-small text-mute">
              {(images.after ?? images.before)?.record ? words.noGetYet : words.noGet}
            </p>
          )}
        </div>
      </div>
      {read && <ReadCost read={read} />}
      {found.request && <Loop text={paginationLoop(found.request)} />}
    </div>
  );
}

function unitsOf(item: Item | undefined): string {
  const bytes = item ? itemSize(item) : 0;
  return listWords.read.getUnits(bytes, readUnits(bytes, 'strong'));
}

function Loop({ text }: { readonly text: string }) {
  const words = listWords.read;
  return (
    <section>
      <div className="flex items-center gap-2">
        <h3 className="text-small font-semibold">{words.loop}</h3>
        <span className="ml-auto">
          <CopyButton label={words.copyLoop} text={text} variant="icon" />
        </span>
      </div>
      <p className="max-w-prose text-small text-mute">{words.loopNote}</p>
      <CodeBlock text={text} language="json" label={words.loop} isNumbered={false} padding={4} wraps />
    </section>
  );
}

function Problems({ findings }: { readonly findings: readonly Finding[] }) {
  const { goTo, applyFix } = useActions();
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {findings.map((finding) => {
        const { title, detail, fix = t.panes.findings.fix } = describeFinding(finding);
        return (
          <li key={findingId(finding)} className="flex items-start gap-2 text-small">
            <SeverityMark severity={finding.severity} label={t.panes.severities[finding.severity]} className="mt-0.5" />
            <span className="min-w-0 flex-1">
              <span className={SEVERITY_TEXT[finding.severity]}>{title}</span>
              {detail && <span className="text-mute"> {detail}</span>}
            </span>
            <Button
              size="small"
              variant="outline"
              onPress={() => (finding.fix ? applyFix(finding) : goTo(finding.path))}
            >
              {finding.fix ? fix : t.panes.findings.goTo}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
