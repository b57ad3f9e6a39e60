/** The proof over every interleaving of the race as it is set: started, stopped, and what came of it. */
import type { Proof, Race } from '#core';
import { t } from '#i18n';
import { Button } from '#ui';
import { violationText } from './describe-run.ts';
import { showRun, useSession } from './race-session.ts';
import { type ProofState, useProof } from './use-proof.ts';

export function ProofPart({ race }: { readonly race: Race }) {
  const { state, start, cancel } = useProof(JSON.stringify({ ...race, off: [...race.off] }));
  const { setup } = useSession();
  const words = t.races.proof;
  const show = (proof: Proof): void => {
    if (proof.kind === 'broken') showRun({ ...setup, start: proof.start }, proof.order);
  };
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-(--gutter) py-2"
    >
      {state.kind === 'running' ? (
        <Button variant="outline" onPress={cancel}>
          {words.cancel}
        </Button>
      ) : (
        <Button variant="outline" onPress={() => start(race, show)}>
          {words.prove}
        </Button>
      )}
      <div role="status" className="min-w-0 flex-1 self-center text-small">
        <ProofText state={state} />
      </div>
    </section>
  );
}

function ProofText({ state }: { readonly state: ProofState }) {
  const words = t.races.proof;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return <span className="text-mute">{words.running(state.progress.situations, state.progress.depth)}</span>;
    case 'cancelled':
      return <span className="text-mute">{words.cancelled}</span>;
    case 'failed':
      return <span className="text-error">{words.failed}</span>;
    case 'done':
      return <ProofResult proof={state.proof} />;
  }
}

function ProofResult({ proof }: { readonly proof: Proof }) {
  const words = t.races.proof;
  if (proof.kind === 'bounded') return <span className="text-warning">{words.bounded(proof.situations)}</span>;
  if (proof.kind === 'empty') return <span className="text-warning">{words.empty[proof.reason]}</span>;
  if (proof.kind === 'holds') {
    return (
      <span className="text-added">
        <span aria-hidden>✓ </span>
        {words.holds(proof)}
      </span>
    );
  }
  return <Counterexample proof={proof} />;
}

/** Says of the run below that it is the shortest, as long as it is the one that is shown. */
function Counterexample({ proof }: { readonly proof: Extract<Proof, { kind: 'broken' }> }) {
  const { setup, order } = useSession();
  const words = t.races.proof;
  const isShown = setup.start === proof.start && order.join() === proof.order.join();
  return (
    <span>
      <span className="font-semibold text-error">
        <span aria-hidden>✗ </span>
        {words.broken(proof.order.length)}
      </span>{' '}
      {isShown && `${words.shortest} `}
      {proof.violations.map(violationText).join(' ')}{' '}
      <Button
        size="small"
        className="-my-1"
        aria-disabled={isShown}
        onPress={() => showRun({ ...setup, start: proof.start }, proof.order)}
      >
        {words.showShortest}
      </Button>
    </span>
  );
}
