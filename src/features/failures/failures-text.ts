/** What a refusal means, as text: one line a meaning, and folded what is folded on the page. */
import { type Compiled, type Design, type Failure, isTransaction, type Refusal, refusalsOf } from '#core';
import { noPlanText, t } from '#i18n';

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

/** Which collapsible sections are closed, by name. */
type Closed = Readonly<Record<string, boolean>>;

/** The section of the codes that have nothing to do with a condition: of one position, or of the whole request. */
export const refusalsSection = (position: number | undefined): string => `refusals/${position ?? 'whole'}`;

/** Whether those codes are named in one line, as they are at first. */
export const isFolded = (closed: Closed, position: number | undefined): boolean =>
  closed[refusalsSection(position)] ?? true;

export function failuresText(compiled: Compiled, design: Design, closed: Closed): string {
  const { plan, failures } = compiled;
  if (plan.length === 0) return noPlanText(compiled, t.panes.failures.none);
  const { positions, request } = refusalsOf(compiled, design);
  const lines = plan.flatMap((_, position) => {
    const meanings = failures.filter((failure) => failure.position === position);
    const general = refusalLines(positions[position] ?? [], t.refusals.also, isFolded(closed, position)).map(
      (line) => `${position}  ${line}`,
    );
    if (meanings.length === 0) return [`${position}  ${t.panes.failures.cannotFail}`, ...general];
    return [...meanings.map((failure) => lineOf(failure, compiled, design)), ...general];
  });
  return [...lines, ...refusalLines(request, t.refusals.whole, isFolded(closed, undefined))].join('\n');
}

function refusalLines(refusals: readonly Refusal[], title: string, folded: boolean): readonly string[] {
  if (refusals.length === 0) return [];
  const summary = `${title} ${shortCodes(refusals)}`;
  return folded ? [summary] : [summary, ...refusals.map(refusalText)];
}

/** The code as DynamoDB writes it, or the word for several side by side. */
export const refusalCode = ({ code }: Refusal): string => code ?? t.refusals.mixed;

/** `TransactionConflict, throttling, ValidationError` */
export function shortCodes(refusals: readonly Refusal[]): string {
  const names = refusals.map((refusal) => (refusal.retry === 'backOff' ? t.refusals.throttling : refusalCode(refusal)));
  return [...new Set(names)].join(', ');
}

function refusalText(refusal: Refusal): string {
  const { means, tell } = t.refusals.causes[refusal.cause];
  const said = tell === undefined ? '' : `“${tell}” `;
  return `${refusalCode(refusal)}: ${means}  —  ${said}${t.refusals.retries[refusal.retry]}.`;
}

/** A message belongs to a field as long as it is about a few: what is about all of them belongs to the form. */
export const isForFields = (fields: readonly string[]): boolean => fields.length > 0 && fields.length <= 2;

/** Of more than these a meaning says how many, so their names stand by themselves. */
export const MOST_FIELDS = 3;

function lineOf(failure: Failure, { plan }: Compiled, design: Design): string {
  const { position, code, cause, constraint, fields, retry } = failure;
  const words = t.failures[cause];
  const facts = failureFacts(failure, design);
  const means = [constraint, words.means(facts)].filter(Boolean).join(' ');
  const whom = isForFields(fields) ? `${fields.join(', ')}: ` : '';
  const advice = retry ? t.panes.failures.retry : t.panes.failures.noRetry;
  const name = isTransaction(plan) ? code : `${code}Exception`;
  return `${position}  ${name}: ${means}  —  ${whom}“${words.tell(facts)}” ${advice}.`;
}
