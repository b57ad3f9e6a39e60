/** What a log of a failed request says, summed up: which constraints fired, and whether trying again can help. */
import type { Explained, ExplainedPosition, ReasonCode } from '#core';

type Positions = Extract<Explained, { kind: 'positions' }>;

export interface LogSummary {
  /** Names of the constraints whose guards failed. */
  readonly fired: readonly string[];
  readonly isMixed: boolean;
  readonly advice: 'transient' | 'reread' | 'never';
}

const NEVER: readonly ReasonCode[] = ['ValidationError', 'ItemCollectionSizeLimitExceeded'];

export function summarise({ positions }: Positions): LogSummary {
  const against = positions.filter(({ code }) => code !== 'None');
  const failed = against.filter(({ code }) => code === 'ConditionalCheckFailed');
  const fired = failed.flatMap(({ failures }) => failures.flatMap(({ constraint }) => constraint ?? []));
  return {
    fired: [...new Set(fired)],
    isMixed: new Set(against.map(({ code }) => code)).size > 1,
    advice: adviceFor(against, failed),
  };
}

/** A failed condition decides; what may pass by itself matters only where nothing else failed. */
function adviceFor(against: readonly ExplainedPosition[], failed: readonly ExplainedPosition[]): LogSummary['advice'] {
  if (against.some(({ code }) => NEVER.includes(code))) return 'never';
  if (failed.length === 0) return 'transient';
  return failed.every(({ failures }) => failures.some(({ retry }) => retry)) ? 'reread' : 'never';
}
