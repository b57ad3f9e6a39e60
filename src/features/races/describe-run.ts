/** Steps, ends and violations in words. */
import type { Client, Proof, RaceStep, Violation } from '#core';
import { t } from '#i18n';
import type { Doing } from './setup.ts';

export const violationText = ({ code, params }: Violation): string => t.races.violations[code].full(params);

export const shortViolations = (violations: readonly Violation[]): string =>
  [...new Set(violations.map(({ code }) => t.races.violations[code].short))].join(', ');

/** How a proof ended, in one line. */
export function proofLine(proof: Proof): string {
  const words = t.races.compare;
  if (proof.kind === 'holds') return words.holds(proof.interleavings, proof.starts);
  if (proof.kind === 'empty') return words.empty[proof.reason];
  if (proof.kind === 'bounded') return words.bounded;
  return words.broken(shortViolations(proof.violations), proof.order.length);
}

/** What a step came to: refused, given up, or done. */
export function outcomeOf({ result, givesUp }: RaceStep): { readonly kind: 'ok' | 'refused' | 'stop'; text: string } {
  if (!result.ok) return { kind: 'refused', text: t.races.run.refused };
  if (givesUp) return { kind: 'stop', text: t.races.givesUp[givesUp] };
  return { kind: 'ok', text: t.races.run.ok };
}

/** Violations that a step has brought: those that were not there before it. */
export function newViolations(steps: readonly RaceStep[], at: number): readonly Violation[] {
  const before = new Set((steps[at - 1]?.violations ?? []).map((violation) => JSON.stringify(violation)));
  return (steps[at]?.violations ?? []).filter((violation) => !before.has(JSON.stringify(violation)));
}

/** What a client does, in words: a scenario without a name is called as everywhere. */
export function doingText(client: Doing | Client): string {
  if ('removes' in client) return t.races.setup.removes(client.removes);
  if ('expires' in client) return t.races.setup.expires[client.expires];
  return scenarioText(client.scenario);
}

export const scenarioText = (name: string): string => name || t.panes.scenarios.unnamed;
