/** Latchkey's own ways to a request, from the whole of `compile` down to the last step alone. */
import { compile, type Design, prepare, type TransactItem, type WriteRequest } from '#core';
import { prepareDesign } from '#core/image';
import { planActions, transitionOf } from '#core/plan';
import { writeRequest } from '#core/request';

/** What is measured, by its name in the report. */
export function latchkeyTasks(design: Design, scenarioName: string): Readonly<Record<string, () => unknown>> {
  const scenario = design.scenarios.find(({ name }) => name === scenarioName);
  if (!scenario) throw new Error(`there is no scenario ${scenarioName}`);
  const prepared = prepareDesign(design);
  const { actions } = planActions(prepared, transitionOf(prepared, scenario));
  const ready = prepare(design);
  ready.compile(scenarioName);
  return {
    'Latchkey: compile, all of it': () => compile(design, scenarioName),
    'Latchkey: compile, design prepared': () => ready.compile(scenarioName),
    'Latchkey: images, plan and request': () =>
      writeRequest(planActions(prepared, transitionOf(prepared, scenario)).actions),
    'Latchkey: request from a plan': () => writeRequest(actions),
  };
}

/** The actions of a transaction. */
export function actionsOf(request: WriteRequest | null): readonly TransactItem[] {
  if (request?.operation !== 'TransactWriteItems') throw new Error('a transaction is measured');
  return request.input.TransactItems;
}
