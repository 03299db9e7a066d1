import type { Envelope } from '#lib/shared/envelope.ts';

let base = '';
let language = '';

/** Where `call` sends to from now on. */
export const callAt = (address: string): void => void (base = address);

/** What the browser has chosen at /language, from now on; '' for nothing. */
export const callIn = (chosen: 'en' | 'hi' | ''): void => void (language = chosen);

/** Calls an operation's path; JSON in, envelope out. `token` is a bearer token. */
export async function call<Data = Record<string, unknown>>(
  method: string,
  path: string,
  {
    body,
    token,
    key,
    headers = {},
  }: { body?: unknown; token?: string; key?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; json: Envelope<Data>; data: Data; code: string }> {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(language ? { cookie: `language=${language}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const json = (await response.json()) as Envelope<Data>;
  return {
    status: response.status,
    headers: response.headers,
    json,
    data: json.status === 'SUCCESS' ? json.data : (undefined as Data),
    code: json.status === 'FAILURE' ? json.code : '',
  };
}
