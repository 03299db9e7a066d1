import { request, type Agent } from 'node:http';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { HostileHeaders } from './hostile-headers.ts';

export type Told = { status: number; headers: string[]; text: string };

/** Sends an operation's request with exactly these headers, duplicates and all, which `fetch` would not. */
export function sendHeaders(
  base: string,
  agent: Agent,
  { method, path }: Pick<AnyOperation, 'method' | 'path'>,
  sent: { query?: Record<string, string>; body?: unknown; token: string | null; key?: string },
  hostile: HostileHeaders['headers'],
): Promise<Told> {
  const body = method === 'GET' ? '' : JSON.stringify(sent.body ?? {});
  const own: [string, string][] = [
    ['content-type', 'application/json'],
    ['content-length', String(Buffer.byteLength(body))],
  ];
  if (sent.token) own.push(['authorization', `Bearer ${sent.token}`]);
  if (sent.key) own.push(['idempotency-key', sent.key]);
  if (!hostile.some(([name]) => name === 'host')) own.push(['host', new URL(base).host]);
  const search = sent.query ? `?${new URLSearchParams(sent.query).toString()}` : '';
  const headers = [...own, ...hostile].flat();
  return new Promise((resolve, reject) => {
    const asked = request(base + path + search, { method, agent, headers }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => void (text += part))
        .once('error', reject)
        .once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, text }));
    });
    asked.once('error', reject).end(body);
  });
}
