/** A box for what a program logged, and what that says about the request shown. Nothing pasted is kept or sent. */
import { useMemo, useState } from 'react';
import { type Explained, type ExplainedPosition, explainFailure } from '#core';
import { describeAction, t } from '#i18n';
import { useCompiled, useShown } from '#state';
import { RoleChip, RoleMark, TextField } from '#ui';
import { failureFacts } from './failures-text.ts';
import { type LogSummary, summarise } from './read-log.ts';

export function PasteLog() {
  const [log, setLog] = useState('');
  const compiled = useCompiled();
  const explained = useMemo(() => (log.trim() === '' ? null : explainFailure(compiled, log)), [compiled, log]);
  const words = t.failureLog.paste;
  return (
    <div>
      <TextField
        label={words.title}
        hint={words.hint}
        placeholder={words.placeholder}
        value={log}
        onChange={setLog}
        rows={2}
        mono
      />
      <div role="status" className="mt-2 text-small empty:hidden">
        {explained && <Reading explained={explained} count={compiled.plan.length} />}
      </div>
    </div>
  );
}

function Reading({ explained, count }: { readonly explained: Explained; readonly count: number }) {
  const words = t.failureLog.paste;
  if (explained.kind === 'unreadable') return <p className="text-warning">{words.unreadable}</p>;
  if (explained.kind === 'request') {
    return (
      <p className="text-mute">
        <code className="text-ink">{explained.type}</code> {t.failureLog.whole[explained.type]}
      </p>
    );
  }
  const { positions, mismatch } = explained;
  if (mismatch) return <p className="text-warning">{words.mismatch(positions.length, count)}</p>;
  const summary = summarise(explained);
  return (
    <div className="flex flex-col gap-1.5">
      <Summary summary={summary} />
      <ol className="flex flex-col">
        {positions.map((position) => (
          <PositionRow key={position.position} explained={position} />
        ))}
      </ol>
      {summary.isMixed && <p className="text-mute">{t.failureLog.mixed}</p>}
    </div>
  );
}

function Summary({ summary: { fired, advice } }: { readonly summary: LogSummary }) {
  const words = t.failureLog.paste;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {fired.map((constraint) => (
        <span key={constraint} className="font-semibold">
          {words.fired(constraint)}
        </span>
      ))}
      {words.advice[advice]}
    </p>
  );
}

function PositionRow({ explained: { position, code, action, failures } }: { readonly explained: ExplainedPosition }) {
  const design = useShown((shown) => shown.design);
  const isQuiet = code === 'None';
  return (
    <li
      className={`grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-1 border-t border-hair py-1 ${isQuiet ? 'text-faint' : ''}`}
    >
      <span className="flex items-center gap-1.5 self-start font-mono">
        {position}
        {action && <RoleMark of={action.role} label={describeAction(action)} />}
      </span>
      <div className="min-w-0">
        <code>{code}</code> {failures.length === 0 && t.failureLog.codes[code]}
        {failures.map((failure) => {
          const facts = failureFacts(failure, design);
          const words = t.failures[failure.cause];
          return (
            <p key={`${failure.cause}:${failure.constraint ?? ''}`} className="text-mute">
              {failure.constraint !== undefined && action && (
                <RoleChip of={action.role} mono>
                  {failure.constraint}
                </RoleChip>
              )}{' '}
              {words.means(facts)}: “{words.tell(facts)}”{' '}
              {failure.retry ? t.panes.failures.retry : t.panes.failures.noRetry}.
            </p>
          );
        })}
      </div>
    </li>
  );
}
