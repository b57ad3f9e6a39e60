/** What a refusal means, as text: one line a meaning. */
import type { Compiled, Design, Failure } from '#core';
import { t } from '#i18n';

/** What the words about a failure are filled with. */
export function failureFacts({ constraint, fields }: Failure, { entity }: Design) {
  return {
    entity: entity.name || t.panes.roles.record,
    fields,
    ...(constraint === undefined ? {} : { constraint }),
  };
}

/** Where DynamoDB says it: the field of the exception that the positions index. */
export function failuresNote({ plan }: Compiled): string {
  if (plan.length === 0) return '';
  return isTransaction(plan) ? t.panes.failures.noteTransaction : t.panes.failures.noteSingle;
}

/** Whether the plan is sent as a transaction: only a single write is not. */
export function isTransaction(plan: Compiled['plan']): boolean {
  return plan.length > 1 || plan[0]?.kind === 'ConditionCheck';
}

export function failuresText({ plan, failures }: Compiled, design: Design): string {
  if (plan.length === 0) return t.panes.failures.none;
  return plan
    .flatMap((_, position) => {
      const meanings = failures.filter((failure) => failure.position === position);
      if (meanings.length === 0) return [`${position}  ${t.panes.failures.cannotFail}`];
      return meanings.map((failure) => lineOf(failure, design));
    })
    .join('\n');
}

/** A message belongs to a field as long as it is about a few: what is about all of them belongs to the form. */
export const isForFields = (fields: readonly string[]): boolean => fields.length > 0 && fields.length <= 2;

function lineOf(failure: Failure, design: Design): string {
  const { position, cause, constraint, fields, retry } = failure;
  const words = t.failures[cause];
  const facts = failureFacts(failure, design);
  const means = [constraint, words.means(facts)].filter(Boolean).join(' ');
  const whom = isForFields(fields) ? `${fields.join(', ')}: ` : '';
  const advice = retry ? t.panes.failures.retry : t.panes.failures.noRetry;
  return `${position}  ${means}  —  ${whom}“${words.tell(facts)}” ${advice}.`;
}
