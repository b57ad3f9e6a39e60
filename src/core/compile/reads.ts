/** The doors beside `compile`: reading a record or a lock back, and making the tables. */
import type { Design, Scenario } from '#core/design';
import { designFindings, type Finding } from '#core/finding';
import { type Image, imageOf, type PreparedDesign, prepareDesign } from '#core/image';
import { createTableRequests, getItemRequest, type ReadRequest, type TableRequest } from '#core/request';

export interface Reads {
  readonly requests: readonly ReadRequest[];
  readonly findings: readonly Finding[];
}

/**
 * GetItem on the record of a scenario: of its `after` state if there is one, else of `before`. Strongly consistent,
 * so it is also the way to read back after a lost answer (P7).
 */
export function getRecord(design: Design, scenarioName: string): Reads {
  return read(design, scenarioName, ({ record }) => (record ? [getItemRequest(record)] : []));
}

/** GetItem on each lock that a unique constraint holds in a scenario (Q3): the value is looked up by its key. */
export function lookUp(design: Design, constraintName: string, scenarioName: string): Reads {
  const known = (design.constraints ?? []).some(({ kind, name }) => kind === 'unique' && name === constraintName);
  if (!known) {
    const params = { constraint: constraintName };
    return {
      requests: [],
      findings: [{ code: 'unknown-constraint', severity: 'error', path: ['constraints'], params }],
    };
  }
  return read(design, scenarioName, ({ locks }) =>
    locks.filter(({ constraint }) => constraint === constraintName).map(getItemRequest),
  );
}

/** CreateTable, UpdateTimeToLive if there is a TTL, and the same for a lock table of its own (T1). */
export function createTable(design: Design): { requests: readonly TableRequest[]; findings: readonly Finding[] } {
  const findings = designFindings({ design, prepared: prepareDesign(design) });
  const blocked = findings.some(
    ({ severity, path: [area] }) => severity === 'error' && (area === 'table' || area === 'locks'),
  );
  return { requests: blocked ? [] : createTableRequests(design), findings };
}

function read(design: Design, scenarioName: string, requestsOf: (image: Image) => readonly ReadRequest[]): Reads {
  const prepared = prepareDesign(design);
  const findings = designFindings({ design, prepared });
  const scenario = design.scenarios.find(({ name }) => name === scenarioName);
  if (!scenario) {
    const unknown: Finding = {
      code: 'unknown-scenario',
      severity: 'error',
      path: ['scenarios'],
      params: { scenario: scenarioName },
    };
    return { requests: [], findings: [...findings, unknown] };
  }
  const image = imageOfScenario(prepared, scenario);
  const blocked = findings.some(({ severity, path: [area] }) => severity === 'error' && area !== 'accessPatterns');
  return { requests: image && !blocked ? requestsOf(image) : [], findings };
}

function imageOfScenario(prepared: PreparedDesign, { before, after }: Scenario): Image | undefined {
  const state = after ?? before;
  return state && imageOf(prepared, state);
}
