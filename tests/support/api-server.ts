import { createServer, type Server } from 'node:http';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { sendAnswer } from '#lib/server/start/api-ahead/send-answer.ts';
import { webRequest } from '#lib/server/start/api-ahead/web-request.ts';
import { admit } from '#lib/server/start/request-door.ts';
import { wireReadPorts } from '#lib/server/start/wire-read-ports.ts';
import type { Envelope } from '#lib/shared/envelope.ts';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type RouteModule = Partial<Record<string, Handler>>;

let base = '';
let address = '127.0.0.1';

/** From which network address the next calls come, as the process that holds the socket would write it down. */
export const comeFrom = (from: string): void => void (address = from);

/**
 * Serves every `app/api` route module over real HTTP, without Next and by the same hands as in production: what a test
 * sends crosses a socket, is parsed, authorised and run on the real database, in the process that holds the test's clock.
 */
export function useApiServer(): { base: () => string } {
  let server: Server;
  beforeAll(async () => {
    wireReadPorts();
    const routes = new Map<string, RouteModule>();
    for await (const file of glob('app/api/**/route.ts')) {
      routes.set(
        `/${file.replace(/^app\//, '').replace(/\/route\.ts$/, '')}`,
        (await import(/* @vite-ignore */ `../../${file}`)) as RouteModule,
      );
    }
    server = createServer((incoming, outgoing) => {
      void (async () => {
        if (admit(incoming, outgoing, { host: null })) return;
        const url = new URL(incoming.url ?? '/', base);
        const handler = routes.get(url.pathname)?.[incoming.method ?? 'GET'];
        incoming.headers['x-sarai-address'] = address;
        incoming.headers['x-sarai-from-this-machine'] = 'yes';
        const response = handler
          ? await handler(webRequest(incoming, outgoing), { params: Promise.resolve({}) })
          : new Response('no such route', { status: routes.has(url.pathname) ? 405 : 404 });
        await sendAnswer(response, outgoing);
      })().catch((error: unknown) => outgoing.writeHead(599).end(String(error)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    process.env.PUBLIC_URL = base;
  });
  afterAll(() => {
    server.close();
    comeFrom('127.0.0.1');
  });
  return { base: () => base };
}

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
