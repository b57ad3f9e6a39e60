/** What an engine answers to plain JSON, and what the simulator gives, in one form that can be compared. */
import { Agent, request } from 'node:http';
import type { Failure, Outcome } from '#core/simulator';
import type { Json } from './values.ts';

export type Answer =
  | { readonly ok: true; readonly output: Json }
  | {
      readonly ok: false;
      readonly type: string;
      readonly message?: string;
      readonly item?: unknown;
      readonly reasons?: readonly Reason[];
    };

export interface Reason {
  readonly code: string;
  readonly item?: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request as it is. An SDK would check and reshape it. */
export function send(endpoint: string, operation: string, input: unknown): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(input));
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': body.length,
    'x-amz-target': `DynamoDB_20120810.${operation}`,
    'x-amz-date': '20260101T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  };
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const json = JSON.parse(Buffer.concat(chunks).toString());
        resolve(response.statusCode === 200 ? { ok: true, output: json } : failed(json));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const failed = (json: Json): Answer => {
  const reasons = json.CancellationReasons as { Code: string; Item?: unknown }[] | undefined;
  const message = json.message ?? json.Message;
  return {
    ok: false,
    type: String(json.__type).split('#').at(-1) ?? '',
    ...(typeof message === 'string' && { message }),
    ...(json.Item !== undefined && { item: json.Item }),
    ...(reasons && {
      reasons: reasons.map(({ Code, Item }) => ({ code: Code, ...(Item !== undefined && { item: Item }) })),
    }),
  };
};

/** The simulator's outcome as an engine would put it. */
export const answerOf = (outcome: Outcome): Answer =>
  outcome.ok ? { ok: true, output: { ...outcome.output } } : failureAnswer(outcome.error);

const failureAnswer = ({ type, item, reasons }: Failure): Answer => ({
  ok: false,
  type,
  ...(item && { item }),
  ...(reasons && { reasons: reasons.map(({ code, item }) => ({ code, ...(item && { item }) })) }),
});

/** A text that is equal for equal answers: sets have no order, nor have the items of a Scan or a list of tables. */
export function comparable(answer: Answer, unordered: boolean): string {
  if (!answer.ok) {
    const { message, ...rest } = answer;
    return text(rest);
  }
  const { ItemCollectionMetrics, ...output } = answer.output;
  return text({
    ...output,
    ...(unordered && Array.isArray(output.Items) && { Items: output.Items.map((item) => text(item)).sort() }),
    ...(Array.isArray(output.ConsumedCapacity) && {
      ConsumedCapacity: output.ConsumedCapacity.map((each) => text(each)).sort(),
    }),
  });
}

/** JSON with its names and the members of its sets in order. */
export const text = (json: unknown): string => JSON.stringify(sorted(json));

function sorted(json: unknown, name?: string): unknown {
  if (Array.isArray(json)) {
    const elements = json.map((element) => sorted(element));
    return name === 'SS' || name === 'NS' || name === 'BS' ? elements.sort() : elements;
  }
  if (typeof json !== 'object' || json === null) return json;
  const names = Object.keys(json).sort();
  return Object.fromEntries(names.map((each) => [each, sorted(Reflect.get(json, each), each)]));
}
