/** Which options of a race make a difference to what its clients send: the others need no switch. */
import { type Arena, createArena } from './arena.ts';
import { checkMoves, writeMoves } from './client-steps.ts';
import type { Race, ScenarioClient } from './race.ts';

export interface OptionsInPlay {
  /** Somebody who repeats sends a transaction: no other request carries a token. */
  readonly token: boolean;
  /** Somebody looks in an index before writing. */
  readonly lag: boolean;
}

/** What a token and an index that lags would change in this race. */
export function optionsInPlay(race: Race): OptionsInPlay {
  const arena = createArena(race);
  const clients = race.clients.flatMap((client) => ('scenario' in client ? [client] : []));
  return {
    token: clients.some((client) => client.repeats === true && sendsTransaction(arena, client)),
    lag: race.way === 'check-then-write' && clients.some((client) => looksFirst(arena, client)),
  };
}

function sendsTransaction(arena: Arena, client: ScenarioClient): boolean {
  const scenario = arena.scenarios.get(client.scenario);
  const moves = scenario ? writeMoves(arena, client, scenario) : undefined;
  return arena.race.way !== 'check-then-write' && (moves ?? []).some(isTransaction);
}

const isTransaction = ({ request }: { readonly request: { readonly operation: string } }): boolean =>
  request.operation === 'TransactWriteItems';

function looksFirst({ prepared, scenarios }: Arena, { scenario: name }: ScenarioClient): boolean {
  const scenario = scenarios.get(name);
  return scenario !== undefined && checkMoves(prepared, scenario).length > 0;
}
