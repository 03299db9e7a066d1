import { createServer } from 'node:http';
import { dispatch } from '#app/api/registry.ts';
import { sendAnswer } from '#start/api-fast-path/send-answer.ts';
import { webRequest } from '#start/api-fast-path/web-request.ts';
import { admit } from '#start/admit-request.ts';
import { wireFeatures } from '#start/wire-features.ts';

/**
 * Serves the whole API over real HTTP on a free port of this machine, without Next and as in production. `address`: the network address the next call comes from, as the process that holds the socket would
 * write it down.
 */
export async function serveApi(address: () => string): Promise<{ base: string; close: () => void }> {
  wireFeatures();
  let base = '';
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      if (admit(incoming, outgoing, { host: null })) return;
      incoming.headers['x-sarai-address'] = address();
      incoming.headers['x-sarai-from-this-machine'] = 'yes';
      const response = await dispatch(webRequest(incoming, outgoing));
      await sendAnswer(response, outgoing);
    })().catch((error: unknown) => outgoing.writeHead(599).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return { base, close: () => void server.close() };
}
