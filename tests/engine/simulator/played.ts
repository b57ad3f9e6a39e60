/** One request as both sides answered it. */
import type { Database, Outcome } from '#core/simulator';
import type { Answer } from './answer.ts';
import type { Request } from './requests.ts';
import type { Json } from './values.ts';

/** An item that a request was about, afterwards. */
export interface Touched {
  readonly table: string;
  readonly key: Json;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** One request with everything it showed. */
export interface Played {
  readonly request: Request;
  readonly before: Database;
  readonly outcome: Outcome;
  readonly answer: Answer;
  /** Items that are not the same on both sides now. */
  readonly apart: readonly Touched[];
}
