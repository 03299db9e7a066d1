import { createServer } from 'node:http';
import { glob } from 'node:fs/promises';
import { sendAnswer } from '#lib/server/start/api-fast-path/send-answer.ts';
import { webRequest } from '#lib/server/start/api-fast-path/web-request.ts';
import { admit } from '#lib/server/start/request-door.ts';
import { wireReadPorts } from '#lib/server/start/wire-read-ports.ts';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type RouteModule = Partial<Record<string, Handler>>;

/**
 * Serves every `app/api` route module over real HTTP on a free port of this machine, without Next and by the same hands
 * as in production. `address`: the network address the next call comes from, as the process that holds the socket would
 * write it down.
 */
export async function serveApi(address: () => string): Promise<{ base: string; close: () => void }> {
  wireReadPorts();
  const routes = new Map<string, RouteModule>();
  for await (const file of glob('app/api/**/route.ts')) {
    routes.set(
      `/${file.replace(/^app\//, '').replace(/\/route\.ts$/, '')}`,
      (await import(/* @vite-ignore */ `../../${file}`)) as RouteModule,
    );
  }
  let base = '';
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      if (admit(incoming, outgoing, { host: null })) return;
      const url = new URL(incoming.url ?? '/', base);
      const handler = routes.get(url.pathname)?.[incoming.method ?? 'GET'];
      incoming.headers['x-sarai-address'] = address();
      incoming.headers['x-sarai-from-this-machine'] = 'yes';
      const response = handler
        ? await handler(webRequest(incoming, outgoing), { params: Promise.resolve({}) })
        : new Response('no such route', { status: routes.has(url.pathname) ? 405 : 404 });
      await sendAnswer(response, outgoing);
    })().catch((error: unknown) => outgoing.writeHead(599).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return { base, close: () => void server.close() };
}
