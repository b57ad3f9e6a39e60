/** The words of findings, by code. */
import type { FindingCatalogue } from '../finding-words.ts';
import { accessPatternFindings } from './findings-access-patterns.ts';
import { constraintFindings } from './findings-constraints.ts';
import { entityFindings } from './findings-entity.ts';
import { scenarioFindings } from './findings-scenario.ts';
import { tableFindings } from './findings-table.ts';

export const findingWords: FindingCatalogue = {
  ...tableFindings,
  ...entityFindings,
  ...constraintFindings,
  ...accessPatternFindings,
  ...scenarioFindings,
};
