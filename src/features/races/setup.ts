/** What a race is made of on this page: a preset or scenarios of the design, the way of working, and the switches. */
import {
  type Client,
  compile,
  type Design,
  type Expiring,
  type GuardId,
  PRESETS,
  type PresetId,
  presetRace,
  type Race,
  type Way,
} from '#core';

export interface Setup {
  /** `null`: scenarios of the person's own design. */
  readonly preset: PresetId | null;
  /** Of an own race: what each client does, by id. */
  readonly doing: readonly Doing[];
  readonly way: Way;
  readonly off: readonly GuardId[];
  /** A repetition is sent under the token of the first. */
  readonly hasToken: boolean;
  /** In an own race, the first client sends its request again. */
  readonly repeats: boolean;
  readonly lag: boolean;
  /** The place among the race's starts of the one that is shown. */
  readonly start: number;
}

/** A scenario by name, the removal of what a reference points at, or of what has expired. */
export type Doing = { readonly scenario: string } | { readonly removes: string } | { readonly expires: Expiring };

export const CLIENT_IDS = ['A', 'B', 'C'] as const;
const TOKEN = 'one-try-one-token';

const PLAIN = { way: 'plan', off: [], hasToken: false, repeats: false, lag: false, start: 0 } as const;

export const presetSetup = (preset: PresetId): Setup => ({ ...PLAIN, preset, doing: [] });

/** Two scenarios of the design that give a request: changes and deletes first, since they meet each other. */
export function ownSetup(design: Design): Setup {
  const last = ({ kind }: Design['scenarios'][number]): number => (kind === 'create' ? 1 : 0);
  const names = new Set(design.scenarios.toSorted((a, b) => last(a) - last(b)).map(({ name }) => name));
  const offered = [...names].filter((name) => compile(design, name).request !== null);
  const [first, second = first] = offered;
  const doing = [first, second].flatMap((scenario) => (scenario === undefined ? [] : [{ scenario }]));
  return { ...PLAIN, preset: null, doing };
}

export const presetOf = ({ preset }: Setup) => PRESETS.find(({ id }) => id === preset);

/** The race, or `undefined` where the design offers nothing to run. */
export function raceOf(setup: Setup, design: Design): Race | undefined {
  const { way, hasToken, lag, repeats } = setup;
  const off = new Set(way === 'plan' ? setup.off : []);
  const isLagging = lag && way === 'check-then-write';
  const preset = presetOf(setup);
  if (preset) return presetRace(preset, { way, off, lag: isLagging, ...(hasToken && { token: TOKEN }) });
  if (setup.doing.length < 2 || !setup.doing.every((doing) => isOffered(doing, design))) return undefined;
  const clients = setup.doing.flatMap((doing, at): Client[] => {
    const id = CLIENT_IDS[at];
    if (id === undefined) return [];
    if (!('scenario' in doing)) return [{ id, ...doing }];
    return [{ id, ...doing, ...(at === 0 && repeats && { repeats, ...(hasToken && { token: TOKEN }) }) }];
  });
  return { design, clients, way, off, lag: isLagging };
}

const isOffered = (doing: Doing, design: Design): boolean =>
  isThere(doing, design) && (!('scenario' in doing) || compile(design, doing.scenario).request !== null);

/** Whether the design has what a client of an own race is to do. */
export function isThere(doing: Doing, { scenarios, constraints = [], table }: Design): boolean {
  if ('scenario' in doing) return scenarios.some(({ name }) => name === doing.scenario);
  if ('expires' in doing) return table.timeToLive !== undefined;
  return constraints.some(({ kind, name }) => kind === 'reference' && name === doing.removes);
}

export const isOfScenario = (doing: Doing | undefined): boolean => doing !== undefined && 'scenario' in doing;
