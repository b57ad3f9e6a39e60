/** What a log of a failed request says, summed up: which constraints fired, and whether trying again can help. */
import type { Explained, ExplainedPosition, ReasonCode } from '#core';

type Positions = Extract<Explained, { kind: 'positions' }>;
type Logged = Positions['logged'];

export interface LogSummary {
  /** Names of the constraints whose guards failed. */
  readonly fired: readonly string[];
  /** Whether any condition failed: of a guard, too, that has no constraint. */
  readonly hasFailed: boolean;
  /** Which of several codes decides; null where there is but one. */
  readonly mixed: 'condition' | 'fault' | 'passing' | null;
  readonly advice: 'transient' | 'reread' | 'never' | 'nothing' | 'cut';
}

const NEVER: readonly ReasonCode[] = ['ValidationError', 'ItemCollectionSizeLimitExceeded'];

export function summarise({ positions, logged }: Positions): LogSummary {
  const against = positions.filter(({ code }) => code !== 'None');
  const failed = against.filter(({ code }) => code === 'ConditionalCheckFailed');
  const fired = failed.flatMap(({ failures }) => failures.flatMap(({ constraint }) => constraint ?? []));
  const advice = adviceFor(against, failed);
  return {
    fired: [...new Set(fired)],
    hasFailed: failed.length > 0,
    mixed: new Set(against.map(({ code }) => code)).size > 1 ? decider(against, failed) : null,
    advice: logged.isCut && advice !== 'never' ? 'cut' : advice,
  };
}

/** The first position that reports a failed condition and has none: whatever the log is of, not of this request. */
export function withoutCondition({ positions }: Positions): number | undefined {
  return positions.find(({ code, failures }) => code === 'ConditionalCheckFailed' && failures.length === 0)?.position;
}

/** `ThrottlingException`, or the list of reasons as a message has it. */
export function loggedName({ type, reasons, isCut }: Logged): string {
  if (reasons.length === 0) return type;
  return `[${reasons.join(', ')}${isCut ? ', …' : ''}]`;
}

/** A failed condition decides; what may pass by itself matters only where nothing else failed. */
function adviceFor(against: readonly ExplainedPosition[], failed: readonly ExplainedPosition[]): LogSummary['advice'] {
  if (against.length === 0) return 'nothing';
  if (isFault(against)) return 'never';
  if (failed.length === 0) return 'transient';
  return failed.every(({ failures }) => failures.some(({ retry }) => retry)) ? 'reread' : 'never';
}

function decider(against: readonly ExplainedPosition[], failed: readonly ExplainedPosition[]): LogSummary['mixed'] {
  if (isFault(against)) return 'fault';
  return failed.length > 0 ? 'condition' : 'passing';
}

const isFault = (against: readonly ExplainedPosition[]): boolean => against.some(({ code }) => NEVER.includes(code));
