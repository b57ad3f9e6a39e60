/** The whole pipeline for one scenario: design → images → plan → request, expressions, capacity, failures, findings. */
import { type Capacity, writeCapacity } from '#core/capacity';
import type { Design } from '#core/design';
import { actionTexts, guardTexts } from '#core/expression';
import { designFindings, type Finding, LIMITS, scenarioFindings } from '#core/finding';
import { indexEntries, type PreparedDesign, prepareDesign } from '#core/image';
import { type Action, planActions, type Side, transitionOf } from '#core/plan';
import { assembleRequest, type TransactItem, transactItem } from '#core/request';
import { isBlocking } from './blocking.ts';
import type { ActionExpressions, Compiled, CompiledImage, CompileOptions, Failure } from './compiled.ts';
import { keyRows } from './key-rows.ts';

/** A design with all that does not depend on the scenario done once. */
export interface Prepared {
  readonly compile: (scenarioName: string, options?: CompileOptions) => Compiled;
}

/**
 * Everything the panes show for one scenario. Pure: equal input, equal output, byte for byte. Never throws for
 * anything a person can type; a name that no scenario has gives an empty result with an error finding.
 */
export function compile(design: Design, scenarioName: string, options?: CompileOptions): Compiled {
  return prepare(design).compile(scenarioName, options);
}

/** Does the part of `compile` that only depends on the design; for compiling several scenarios of one design. */
export function prepare(design: Design): Prepared {
  const prepared = prepareDesign(design);
  let ofDesign: readonly Finding[] | undefined;
  return {
    compile(scenarioName, options = {}) {
      ofDesign ??= designFindings(prepared);
      return compileScenario(prepared, ofDesign, scenarioName, options);
    },
  };
}

function compileScenario(
  prepared: PreparedDesign,
  ofDesign: readonly Finding[],
  scenarioName: string,
  options: CompileOptions,
): Compiled {
  const { design } = prepared;
  const position = design.scenarios.findIndex(({ name }) => name === scenarioName);
  const scenario = design.scenarios[position];
  if (!scenario) return emptyResult(ofDesign, scenarioName);
  const path = ['scenarios', position];
  const transition = transitionOf(prepared, scenario);
  const plan = planActions(prepared, transition);
  const { actions } = plan;
  const items: TransactItem[] = [];
  const expressions: ActionExpressions[] = [];
  for (const [at, action] of actions.entries()) {
    const texts = actionTexts(action, options.aliases);
    items.push(transactItem(action, texts.expressions));
    expressions.push({ position: at, ...texts.expressions, guards: guardTexts(action, texts) });
  }
  const request = assembleRequest(items, options.token);
  const capacity = writeCapacity(prepared, actions, request?.operation === 'TransactWriteItems');
  const findings = [
    ...ofDesign,
    ...scenarioFindings({ design, prepared, scenario, path, transition, plan, request, capacity }),
    ...tokenFindings(options.token),
  ];
  return {
    plan: actions,
    request: findings.some((finding) => isBlocking(finding, position)) ? null : request,
    expressions,
    images: { before: imageFor(prepared, transition.before), after: imageFor(prepared, transition.after) },
    keys: keyRows(prepared, transition),
    capacity,
    failures: failuresOf(actions),
    findings,
  };
}

function imageFor(prepared: PreparedDesign, side: Side | undefined): CompiledImage | null {
  if (!side) return null;
  const { record, locks, references, keys, gaps } = side.image;
  return { record, locks, references, keys, gaps, entries: indexEntries(prepared, side.image) };
}

/** Positions are those of `CancellationReasons`; a single-item request has the one position 0. */
function failuresOf(actions: readonly Action[]): Failure[] {
  const all: Failure[] = [];
  for (const [position, { failures }] of actions.entries()) {
    for (const { cause, constraint, fields, retry } of failures) {
      all.push(
        constraint === undefined
          ? { position, code: 'ConditionalCheckFailed', cause, fields, retry }
          : { position, code: 'ConditionalCheckFailed', cause, constraint, fields, retry },
      );
    }
  }
  return all;
}

/** A ClientRequestToken has 1 to 36 characters. */
function tokenFindings(token: string | undefined): Finding[] {
  if (token === undefined || (token.length >= 1 && token.length <= LIMITS.token)) return [];
  const params = { length: token.length, limit: LIMITS.token };
  return [{ code: 'token-length', severity: 'error', path: [], params }];
}

const NO_CAPACITY: Capacity = { table: 0, indexes: {}, total: 0, actions: [] };

function emptyResult(ofDesign: readonly Finding[], scenario: string): Compiled {
  const unknown: Finding = { code: 'unknown-scenario', severity: 'error', path: ['scenarios'], params: { scenario } };
  return {
    plan: [],
    request: null,
    expressions: [],
    images: { before: null, after: null },
    keys: [],
    capacity: NO_CAPACITY,
    failures: [],
    findings: [...ofDesign, unknown],
  };
}
