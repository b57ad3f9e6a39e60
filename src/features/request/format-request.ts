/** A write request as text, and which lines belong to which action. The text is exactly the JSON DynamoDB takes. */
import type { TransactItem, WriteRequest } from '#core';
import { jsonLines, withComma } from '#ui';

export interface ActionLines {
  readonly position: number;
  /** Counted from 1, both included. */
  readonly from: number;
  readonly to: number;
}

export interface FormattedRequest {
  readonly text: string;
  readonly actions: readonly ActionLines[];
}

export function formatRequest(request: WriteRequest): FormattedRequest {
  if (request.operation === 'TransactWriteItems') return formatTransaction(request.input);
  const lines = objectLines(request.input, 0);
  return { text: lines.join('\n'), actions: [{ position: 0, from: 1, to: lines.length }] };
}

type Transaction = Extract<WriteRequest, { operation: 'TransactWriteItems' }>['input'];

function formatTransaction({ TransactItems, ...rest }: Transaction): FormattedRequest {
  const others = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const lines = ['{', '  "TransactItems": ['];
  const actions: ActionLines[] = [];
  for (const [position, item] of TransactItems.entries()) {
    const block = actionLines(item);
    actions.push({ position, from: lines.length + 1, to: lines.length + block.length });
    lines.push(...(position < TransactItems.length - 1 ? withComma(block) : block));
  }
  lines.push(others.length > 0 ? '  ],' : '  ]');
  lines.push(...others.map((line, at) => (at < others.length - 1 ? `${line},` : line)), '}');
  return { text: lines.join('\n'), actions };
}

/** `{ "Put": {` and `} }` share their lines, so that an action is one block of one indent. */
function actionLines(item: TransactItem): readonly string[] {
  return Object.entries(item).flatMap(([kind, input]) => [
    `    { ${JSON.stringify(kind)}: {`,
    ...objectLines(input, 4).slice(1, -1),
    '    } }',
  ]);
}

/** One line a field, however short the whole is: requests are compared field by field. */
function objectLines(input: object, indent: number): readonly string[] {
  const entries = Object.entries(input);
  const body = entries.flatMap(([key, value], at) => {
    const name = `${JSON.stringify(key)}: `;
    const [first = '', ...rest] = jsonLines(value, indent + 2, name.length + 1);
    const lines = [`${' '.repeat(indent + 2)}${name}${first}`, ...rest];
    return at < entries.length - 1 ? withComma(lines) : lines;
  });
  return ['{', ...body, `${' '.repeat(indent)}}`];
}
