export { explainSwitches, type SwitchExplained } from './explain-switches.ts';
export { type GuardForm, type GuardInPlay, guardsInPlay } from './guards-in-play.ts';
export { type OptionsInPlay, optionsInPlay } from './options-in-play.ts';
export { playRace } from './play.ts';
export { PRESETS, type Preset, type PresetId, presetRace } from './presets/presets.ts';
export { shownBy } from './presets/shown-by.ts';
export { MOST_SITUATIONS, type Proof, type ProofProgress, prove, proveRace } from './prove.ts';
export {
  type Client,
  type Expiring,
  type Fired,
  type GivesUp,
  type Race,
  type RaceStep,
  type RemovingClient,
  type Run,
  type ScenarioClient,
  type StepKind,
  type TableItem,
  type Violation,
  WAYS,
  type Way,
} from './race.ts';
export { startingAt, startsOf } from './race-starts.ts';
