import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { Envelope } from '#lib/shared/envelope.ts';
import { ERROR_STATUS } from '#lib/shared/errors.ts';

export type Sent = {
  query?: Record<string, string> | URLSearchParams | string;
  body?: unknown;
  raw?: BodyInit;
  token?: string | null;
  key?: string;
  headers?: Record<string, string>;
};
export type Answer = {
  what: string;
  status: number;
  type: string;
  text: string;
  json: Envelope<unknown> | null;
  requestId: string | null;
  ms: number;
};

/** Sends one request to an operation. A slow answer is asked for once more, so that a busy machine fails no test. */
export async function send(base: string, operation: AnyOperation, sent: Sent): Promise<Answer> {
  const first = await sendOnce(base, operation, sent);
  return first.ms < ANSWER_WITHIN_MS ? first : { ...first, ms: (await sendOnce(base, operation, sent)).ms };
}

const ANSWER_WITHIN_MS = 1000;

async function sendOnce(
  base: string,
  operation: AnyOperation,
  { query, body, raw, token, key, headers }: Sent,
): Promise<Answer> {
  const search =
    query === undefined ? '' : `?${typeof query === 'string' ? query : new URLSearchParams(query).toString()}`;
  const began = performance.now();
  const response = await fetch(base + operation.path + search, {
    method: operation.method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
    body: operation.method === 'GET' ? undefined : (raw ?? (body === undefined ? undefined : JSON.stringify(body))),
    ...(raw instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const json = type.startsWith('application/json') ? (JSON.parse(text) as Envelope<unknown>) : null;
  const what = `${operation.method} ${operation.path}${search.slice(0, 120)} ${typeof raw === 'string' ? raw.slice(0, 80) : JSON.stringify(body ?? null).slice(0, 600)}`;
  return {
    what,
    status: response.status,
    type,
    text,
    json,
    requestId: response.headers.get('x-request-id'),
    ms: performance.now() - began,
  };
}

/** Signs of our insides, which no answer may carry: stack frames, SQL, PostgreSQL's and zod's own words. */
const INSIDES =
  /node_modules|\bat .+:\d+:\d+|\.ts\b|\bselect\b.+\bfrom\b|\binsert into\b|Failed query|violates|syntax error|expected .+, received|ZodError|undefined|\[object/i;

/** Texts that the specification gives without a full stop (3.22). */
const WORD_FOR_WORD = new Set(['User is already Active']);

/** What is wrong with an answer, whether it is good or a refusal: 5xx, not in the envelope, insides shown; a refusal that took long. */
export function faults(answer: Answer): string[] {
  const { status, json, text, requestId, ms, what } = answer;
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (status >= 400 && ms >= ANSWER_WITHIN_MS) found.push(`${Math.round(ms)} ms`);
  if (status < 300) {
    if (json && json.status !== 'SUCCESS') found.push('a good answer outside the envelope');
  } else if (json?.status !== 'FAILURE') found.push(`no envelope: ${text.slice(0, 80)}`);
  else {
    const { code, message, fields } = json;
    if (ERROR_STATUS[code] !== status) found.push(`${code} with ${status}`);
    for (const sentence of [message, ...Object.values(fields ?? {})])
      if (!/^[A-Z‘“"].{5,300}[.!?]$/u.test(sentence) && !WORD_FOR_WORD.has(sentence))
        found.push(`no sentence: ${JSON.stringify(sentence)}`);
    if (!json.requestId?.startsWith('req_') || json.requestId !== requestId) found.push('no request id');
    if (INSIDES.test(text)) found.push(`insides shown: ${text.slice(0, 300)}`);
  }
  return found.map((fault) => `${what} → ${fault}`);
}

/** The same, where only a refusal is right. */
export const faultsOfRefusal = (answer: Answer): string[] => [
  ...faults(answer),
  ...(answer.status >= 400 ? [] : [`${answer.what} → accepted with ${answer.status}`]),
];

/** What two people can compare: an answer without the id of its request. */
export const withoutRequestId = (answer: Answer): unknown => ({
  status: answer.status,
  type: answer.type,
  json: { ...answer.json, requestId: undefined },
});
