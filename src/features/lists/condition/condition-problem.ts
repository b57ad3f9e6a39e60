import { listWords } from '#i18n';
import type { ConditionProblem } from './condition-draft.ts';

/** What a condition is missing, in words. */
export function problemInWords(problem: ConditionProblem): string {
  const words = listWords.condition;
  return problem.code === 'no-value'
    ? words.noValue(problem.attribute)
    : words.noNumber(problem.attribute, problem.text);
}
