export { describeAction } from './describe-action.ts';
export { describeFinding } from './describe-finding.ts';
export type { FailureFacts, FailureWords } from './en/failures.ts';
export type { GuardFacts } from './en/guards.ts';
export { en, type Messages } from './en.ts';
export type { FindingCatalogue, FindingWords } from './finding-words.ts';
export { formatBytes, formatDate, formatMoment, formatMoney, formatNumber, formatPercent } from './format-numbers.ts';
export { formatValue, keyParts } from './format-value.ts';
export { t } from './t.ts';
