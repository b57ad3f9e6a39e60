/** A box for what a program logged, and what that says about the request shown. Nothing pasted is kept or sent. */
import { useMemo, useState } from 'react';
import { type Explained, type ExplainedPosition, explainFailure } from '#core';
import { describeAction, t } from '#i18n';
import { useCompiled, useShown } from '#state';
import { RoleChip, RoleMark, TextField } from '#ui';
import { failureFacts } from './failures-text.ts';
import { type LogSummary, loggedName, summarise, withoutCondition } from './read-log.ts';

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
  const { logged, others } = explained;
  return (
    <div className="flex flex-col gap-1.5">
      {explained.kind === 'request' ? (
        <WholeRequest logged={logged} />
      ) : (
        <Positions explained={explained} count={count} />
      )}
      {others.length > 0 && <p className="text-mute wrap-anywhere">{words.others(others.map(loggedName))}</p>}
    </div>
  );
}

type Logged = Exclude<Explained, { kind: 'unreadable' }>['logged'];

function WholeRequest({ logged: { type, isGuess } }: { readonly logged: Logged }) {
  if (isGuess) return <p className="text-warning">{t.failureLog.paste.guessTransaction}</p>;
  return (
    <p className="text-mute">
      <code className="text-ink">{type}</code> {t.failureLog.whole[type]}
    </p>
  );
}

function Positions(props: { readonly explained: Extract<Explained, { kind: 'positions' }>; readonly count: number }) {
  const { explained, count } = props;
  const { logged, positions, mismatch } = explained;
  const words = t.failureLog.paste;
  if (mismatch) {
    const isSingle = logged.reasons.length === 0;
    return (
      <p className="text-warning">{isSingle ? words.mismatchSingle(count) : words.mismatch(positions.length, count)}</p>
    );
  }
  const impossible = withoutCondition(explained);
  if (impossible !== undefined) return <p className="text-warning">{words.withoutCondition(impossible)}</p>;
  const summary = summarise(explained);
  return (
    <>
      {logged.isCut && <p className="text-warning">{words.cut(positions.length, count)}</p>}
      {logged.isGuess && <p className="text-warning">{words.guess}</p>}
      <Summary summary={summary} />
      <ol className="flex flex-col">
        {positions.map((position) => (
          <PositionRow key={position.position} explained={position} />
        ))}
      </ol>
      {summary.mixed && <p className="text-mute">{t.failureLog.mixed[summary.mixed]}</p>}
    </>
  );
}

function Summary({ summary: { fired, hasFailed, advice } }: { readonly summary: LogSummary }) {
  const words = t.failureLog.paste;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {fired.map((constraint) => (
        <span key={constraint} className="font-semibold">
          {words.fired(constraint)}
        </span>
      ))}{' '}
      {!hasFailed && advice !== 'cut' && <span className="font-semibold">{words.nothingFired}</span>}{' '}
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
