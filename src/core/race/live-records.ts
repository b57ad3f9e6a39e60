/** Which records there ought to be: those that were put and not removed, with what their items do not show. */
import type { Scenario, State } from '#core/design';
import { imageOf } from '#core/image';
import type { Action } from '#core/plan';
import { type Arena, hiddenState } from './arena.ts';
import { changedState, type RequestMove } from './client-steps.ts';
import { keyText } from './key-text.ts';

export interface Records {
  /** By key text: what a record's item does not show. */
  readonly live: ReadonlyMap<string, State>;
  /** What has stood under a key: the start's record, or the client that made it. A move takes it along. */
  readonly origins: ReadonlyMap<string, string>;
}

interface Writer {
  readonly client: { readonly id: string };
  readonly scenario: Scenario | undefined;
}

/** The records after a write that went through. An update of a record that is not there brings none back. */
export function recordsAfter(arena: Arena, records: Records, writer: Writer, { actions }: RequestMove): Records {
  return actions.filter(isWrite).reduce((known, action) => afterAction(arena, known, writer, action), records);
}

const isWrite = ({ role, kind }: Action): boolean => role === 'record' && kind !== 'ConditionCheck';

/** The same maps where nothing changes. */
function afterAction(arena: Arena, records: Records, writer: Writer, { kind, table, key }: Action): Records {
  const { prepared, shown, keyNames } = arena;
  const { live, origins } = records;
  const { before = {}, after = {} } = writer.scenario ?? {};
  const text = keyText(table, keyNames.get(table) ?? [], key);
  const known = live.get(text);
  if (kind === 'Delete')
    return known ? { live: new Map([...live].filter(([each]) => each !== text)), origins } : records;
  if (kind === 'Update' && !known) return records;
  const state = kind === 'Update' && known ? changedState(prepared, known, before, after) : after;
  const hidden = hiddenState(shown, state);
  const isSame = JSON.stringify(known) === JSON.stringify(hidden);
  const origin = kind === 'Put' ? originOf(arena, origins, writer) : origins.get(text);
  return {
    live: isSame ? live : new Map(live).set(text, hidden),
    origins: origin === undefined || origin === origins.get(text) ? origins : new Map(origins).set(text, origin),
  };
}

function originOf({ prepared, keyNames }: Arena, origins: Records['origins'], { client, scenario }: Writer): string {
  const left = scenario?.kind === 'update' && scenario.before ? imageOf(prepared, scenario.before).record : undefined;
  const from = left && origins.get(keyText(left.table, keyNames.get(left.table) ?? [], left.key));
  return from ?? client.id;
}
