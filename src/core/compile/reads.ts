/** The doors beside `compile`: reading a record or a lock back, and making the tables. */
import type { Design, Scenario } from '#core/design';
import { designFindings, type Finding, LIMITS } from '#core/finding';
import { type Image, type ImageItem, imageOf, type PreparedDesign, prepareDesign } from '#core/image';
import { createTableRequests, getItemRequest, type ReadRequest, type TableRequest } from '#core/request';
import { keyValueBytes } from '#core/value';
import { isBlocking } from './blocking.ts';

export interface Reads {
  readonly requests: readonly ReadRequest[];
  readonly findings: readonly Finding[];
}

/**
 * GetItem on the record of a scenario: of its `after` state if there is one, else of `before`. Strongly consistent,
 * so it is also the way to read back after a lost answer (P7).
 */
export function getRecord(design: Design, scenarioName: string): Reads {
  return read(design, scenarioName, ({ record }) => (record ? [record] : []), isOfIndex(design));
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
  return read(design, scenarioName, ({ locks }) => locks.filter(({ constraint }) => constraint === constraintName));
}

/** CreateTable, UpdateTimeToLive if there is a TTL, and the same for a lock table of its own (T1). */
export function createTable(design: Design): { requests: readonly TableRequest[]; findings: readonly Finding[] } {
  const findings = designFindings(prepareDesign(design));
  const blocked = findings.some(
    ({ severity, path: [area] }) => severity === 'error' && (area === 'table' || area === 'locks'),
  );
  return { requests: blocked ? [] : createTableRequests(design), findings };
}

/** Whether a finding is about an index alone: the record is read by the table's key, whatever becomes of its entry. */
function isOfIndex({ table }: Design): (finding: Finding) => boolean {
  const keys: unknown[] = [table.partitionKey.name, table.sortKey?.name];
  return ({ path: [area, part, name] }) =>
    (area === 'table' && part === 'indexes') || (area === 'entity' && part === 'keys' && !keys.includes(name));
}

function read(
  design: Design,
  scenarioName: string,
  itemsOf: (image: Image) => readonly ImageItem[],
  isElsewhere: (finding: Finding) => boolean = () => false,
): Reads {
  const prepared = prepareDesign(design);
  const findings = designFindings(prepared);
  const position = design.scenarios.findIndex(({ name }) => name === scenarioName);
  const scenario = design.scenarios[position];
  if (!scenario) {
    const params = { scenario: scenarioName };
    const unknown: Finding = { code: 'unknown-scenario', severity: 'error', path: ['scenarios'], params };
    return { requests: [], findings: [...findings, unknown] };
  }
  const image = imageOfScenario(prepared, scenario);
  if (!image || findings.some((one) => isBlocking(one, position) && !isElsewhere(one)))
    return { requests: [], findings };
  const items = itemsOf(image).filter((item) => hasShortKey(design, item));
  return { requests: items.map(getItemRequest), findings };
}

function imageOfScenario(prepared: PreparedDesign, { before, after }: Scenario): Image | undefined {
  const state = after ?? before;
  return state && imageOf(prepared, state);
}

/** Whether DynamoDB takes the key (K5): no item has a longer one, and a request for it is refused. */
function hasShortKey({ table, locks }: Design, { role, key }: ImageItem): boolean {
  const { partitionKey } = (role === 'lock' && locks?.table) || table;
  return Object.entries(key).every(([name, value]) => {
    return keyValueBytes(value) <= LIMITS.keyBytes[name === partitionKey.name ? 'partition' : 'sort'];
  });
}
