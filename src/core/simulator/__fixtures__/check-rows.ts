/** Table tests of what requests give. */
import { expect, it } from 'vitest';
import type { Outcome } from '../operation/outcome.ts';
import type { ErrorType, ProblemCode } from '../problem.ts';
import { failure } from './table.ts';

/** A request's outcome, and the failure it should be; none for success. */
export type Row = readonly [
  title: string,
  outcome: Outcome,
  code?: ProblemCode,
  params?: Readonly<Record<string, string | number>>,
  type?: ErrorType,
];

/** One test for each row. */
export function checkRows(rows: readonly Row[]): void {
  for (const [title, outcome, code, params, type] of rows) {
    it(`${title}: ${code ?? 'fine'}`, () => {
      if (code === undefined) expect(outcome).toMatchObject({ ok: true });
      else expect(outcome).toEqual(failure(code, params, type));
    });
  }
}
