/** The step that was taken last: its request, what came of it, the guard that fired, and what is wrong now. */
import { ChevronRight } from 'lucide-react';
import type { Fired, RaceStep, Run } from '#core';
import { describeAction, guardFacts, t } from '#i18n';
import { Code, CodeBlock, CopyButton, formatJson, RoleMark } from '#ui';
import { newViolations, outcomeOf, violationText } from '../describe-run.ts';
import { useSession } from '../race-session.ts';

export function StepDetail({ run }: { readonly run: Run }) {
  const { at } = useSession();
  const words = t.races.detail;
  const step = run.steps[at - 1];
  return (
    <section aria-label={step ? titleOf(step, at) : words.start} className="min-w-0 px-(--gutter) py-3">
      <h2 className="text-small font-semibold">{step ? titleOf(step, at) : words.start}</h2>
      {step && (
        <div className="mt-1 flex flex-col gap-2">
          <Outcome step={step} />
          <Wrong run={run} at={at - 1} />
          {step.fired.map((fired) => (
            <FiredGuard key={`${fired.position}:${fired.text}`} fired={fired} />
          ))}
          {step.request ? (
            <RequestOf request={step.request} />
          ) : (
            <p className="text-small text-mute">{words.noRequest}</p>
          )}
        </div>
      )}
    </section>
  );
}

const titleOf = ({ client, kind }: RaceStep, at: number): string =>
  t.races.detail.title(at, client, t.races.steps[kind].verb);

function Outcome({ step }: { readonly step: RaceStep }) {
  const words = t.races.detail;
  const { result, client } = step;
  if (result.ok) {
    const { kind, text } = outcomeOf(step);
    return <p className="text-small text-mute">{kind === 'stop' ? `${client} ${text}.` : `${words.success}.`}</p>;
  }
  const { reasons } = result.error;
  const codes = reasons ? ` [${reasons.map(({ code }) => code).join(', ')}]` : '';
  return (
    <div className="flex flex-col gap-1 text-small text-mute">
      <p>
        {words.refused('')}
        <Code>{`${result.error.type}${codes}`}</Code>
      </p>
      {step.refusedByItself && <p className="text-warning">{words.itself(client)}</p>}
    </div>
  );
}

function Wrong({ run, at }: { readonly run: Run; readonly at: number }) {
  const violations = run.steps[at]?.violations ?? [];
  const fresh = newViolations(run.steps, at);
  if (violations.length === 0) {
    return (
      <p className="text-small text-added">
        <span aria-hidden>✓ </span>
        {t.races.detail.holds}
      </p>
    );
  }
  return (
    <div className="rounded-base bg-error-wash px-2 py-1.5">
      <h3 className="text-small font-semibold text-error">{t.races.detail.wrong}</h3>
      <ul className="text-small">
        {violations.map((violation) => (
          <li key={JSON.stringify(violation)} className={fresh.includes(violation) ? '' : 'text-mute'}>
            {violationText(violation)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FiredGuard({ fired: { position, action, guard, text } }: { readonly fired: Fired }) {
  const words = t.races.detail;
  return (
    <div data-role={action.role} className="rounded-base bg-(--role-wash) px-2 py-1.5">
      <h3 className="flex items-center gap-1.5 text-small text-mute">
        <RoleMark of={action.role} label={describeAction(action)} />
        {words.fired} · {words.position(position)}
      </h3>
      <Code language="expression" className="block">
        {text}
      </Code>
      <p className="text-small text-mute">{t.guards[guard.reason](guardFacts(action, guard, t.panes.roles.record))}</p>
    </div>
  );
}

const WIDTH = 44;

function RequestOf({ request }: { readonly request: NonNullable<RaceStep['request']> }) {
  const words = t.races.detail;
  const text = formatJson(request.input, WIDTH);
  return (
    <details open className="group">
      <summary className="flex cursor-default list-none items-center gap-1 rounded-small text-small text-mute hover:text-ink">
        <ChevronRight aria-hidden className="size-3 text-faint transition-transform group-open:rotate-90" />
        {words.request} <Code>{request.operation}</Code>
      </summary>
      <div className="mt-1 flex items-start gap-1">
        <CodeBlock
          text={text}
          language="json"
          label={words.request}
          isNumbered={false}
          padding={4}
          wraps
          maxHeight={240}
          className="min-w-0 flex-1"
        />
        <CopyButton label={words.copy} text={text} variant="icon" />
      </div>
    </details>
  );
}
