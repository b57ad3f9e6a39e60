/** All races to choose from: first the six everybody meets, then those that break weaker plans. */
import type { Race } from '../race.ts';
import {
  CHANGE_AGAINST_DELETE,
  CREATED_AGAIN,
  RETRY,
  STALE_VERSION,
  TWO_EMAIL_CHANGES,
  TWO_SIGN_UPS,
} from './account-presets.ts';
import type { Preset } from './preset.ts';
import { REMOVED_REFERENCE, TWO_PART_REFERENCE } from './reference-presets.ts';
import { EXPIRED_CLAIM, EXPIRED_RELEASE, EXPIRY_AND_EMAIL, REMOVED_BY_TIME } from './reservation-presets.ts';
import { ONE_INDEX_KEY, REPEATED_AFTER_MOVE, STATED_EXPECTATION, STATUS_MOVED_TWICE } from './ticket-presets.ts';

export type { Preset, PresetId } from './preset.ts';

export const PRESETS: readonly Preset[] = [
  TWO_SIGN_UPS,
  TWO_EMAIL_CHANGES,
  CHANGE_AGAINST_DELETE,
  STATUS_MOVED_TWICE,
  EXPIRED_CLAIM,
  RETRY,
  ONE_INDEX_KEY,
  CREATED_AGAIN,
  EXPIRY_AND_EMAIL,
  TWO_PART_REFERENCE,
  REMOVED_REFERENCE,
  REPEATED_AFTER_MOVE,
  EXPIRED_RELEASE,
  REMOVED_BY_TIME,
  STALE_VERSION,
  STATED_EXPECTATION,
];

/** A preset as a race: Latchkey's plan with every guard on, unless said otherwise. */
export function presetRace(
  { design, clients, start }: Preset,
  options: Partial<Pick<Race, 'way' | 'off' | 'lag'>> & { readonly token?: string } = {},
): Race {
  const { way = 'plan', off = new Set(), lag = false, token } = options;
  return {
    design,
    way,
    off,
    lag,
    ...(start && { start }),
    clients: clients.map((client) =>
      token !== undefined && 'repeats' in client && client.repeats ? { ...client, token } : client,
    ),
  };
}
