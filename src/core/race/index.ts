export { playRace } from './play.ts';
export { MOST_SITUATIONS, type Proof, type ProofProgress, prove, proveRace } from './prove.ts';
export {
  type Client,
  type Fired,
  type Race,
  type RaceStep,
  type Run,
  type StepKind,
  type TableItem,
  type Violation,
  WAYS,
  type Way,
} from './race.ts';
