export { describeAction } from './describe-action.ts';
export { describeFinding } from './describe-finding.ts';
export { describePlacementReason } from './describe-placement-reason.ts';
export { compareWords } from './en/compare.ts';
export type { FailureFacts, FailureWords } from './en/failures.ts';
export type { GuardFacts } from './en/guards.ts';
export { listWords } from './en/lists.ts';
export { en, type Messages } from './en.ts';
export type { FindingCatalogue, FindingWords } from './finding-words.ts';
export {
  formatBytes,
  formatDate,
  formatExact,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
} from './format-numbers.ts';
export { formatValue, keyParts } from './format-value.ts';
export { guardFacts } from './guard-facts.ts';
export { issueText } from './issue-text.ts';
export { noPlanText } from './no-plan-text.ts';
export { pathText } from './path-text.ts';
export { t } from './t.ts';
