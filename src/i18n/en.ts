/**
 * English: the source of all messages. Another language is another object of this shape. The words of panes that are
 * fetched later stand apart (`compareWords`, `listWords`), so that they come with those panes.
 */
import { failureLogWords } from './en/failure-log.ts';
import { failureWords, lostAnswer, refusalWords } from './en/failures.ts';
import { formWords } from './en/form.ts';
import { guaranteeWords } from './en/guarantees.ts';
import { guardSentences } from './en/guards.ts';
import { issueWords } from './en/issues.ts';
import { paneWords } from './en/panes.ts';
import { raceWords } from './en/races.ts';
import { requestWords } from './en/requests.ts';
import { shellWords } from './en/shell.ts';

export const en = {
  form: formWords,
  shell: shellWords,
  panes: paneWords,
  guards: guardSentences,
  issues: issueWords,
  races: raceWords,
  requests: requestWords,
  guarantees: guaranteeWords,
  failures: failureWords,
  failureLog: failureLogWords,
  refusals: refusalWords,
  lostAnswer,
};

/** Widens the literal texts of the source to `string`; functions keep their parameters. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer P) => string
    ? (...args: P) => string
    : T extends (...args: never[]) => unknown
      ? T
      : { readonly [K in keyof T]: Widened<T[K]> };

export type Messages = Widened<typeof en>;
