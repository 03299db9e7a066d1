import '../server-modules.mjs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Channel } from '#lib/server/realtime/channel.ts';

process.env.SARAI_ENV = 'local';
const { admission } = await import('#lib/server/realtime/admission.ts');
const { hubEntrance, refuseUpgrade } = await import('#lib/server/realtime/entrance.ts');
const { HUB_LIMITS } = await import('#lib/server/realtime/limits.ts');
const { SOCKET_PATH } = await import('#lib/shared/realtime.ts');

/** The suite wants a streamed response to end after 4 KB, and sends one message of 50 KB with every odd character. */
const LIMITS = { ...HUB_LIMITS, streamedBytes: 4096, messageBytes: 65_536 };

const echo = (channel: Channel) =>
  channel.listen({ data: (piece) => channel.send(piece.toString()), closed: () => undefined });
const close = (channel: Channel) => {
  channel.listen({ data: () => undefined, closed: () => undefined });
  channel.close(3000, 'Go away!');
};

/** Serves what the suite expects below `/echo` and `/close` with the hub's transports, on a free port of this machine. */
export async function serveServices(): Promise<string> {
  const entrance = (serve: (channel: Channel) => void) =>
    hubEntrance({ admission: admission(LIMITS, () => 1), serve }, { hops: 0 }, LIMITS);
  const services = Object.entries({ '/echo': entrance(echo), '/close': entrance(close) });
  const serviceOf = (request: { url?: string }) => {
    const [path, service] = services.find(([one]) => request.url?.startsWith(one)) ?? [];
    if (path) request.url = request.url?.replace(path, SOCKET_PATH);
    return service;
  };
  const server = createServer((request, response) => {
    if (!serviceOf(request)?.request(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', (request, socket, head) => {
    if (!serviceOf(request)?.upgrade(request, socket, head)) refuseUpgrade(socket, '404 Not Found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
