export type { FailureFacts, FailureWords } from './en/failures.ts';
export type { GuardFacts } from './en/guards.ts';
export { en, type Messages } from './en.ts';
export { formatBytes, formatDate, formatMoment, formatMoney, formatNumber, formatPercent } from './format-numbers.ts';
export { t } from './t.ts';
