import { createServer, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

export * from './test.ts';

/** The network between a browser and the product: a proxy on loopback that can be cut off. */
export type Network = {
  /** Ends every connection and refuses new ones; the browser is told that it is offline. */
  cut: (context: BrowserContext) => Promise<void>;
  restore: (context: BrowserContext) => Promise<void>;
};

async function startProxy() {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((asked, answer) => {
    const { hostname, port, pathname, search } = new URL(asked.url!);
    const { method, headers } = asked;
    const forwarded = request({ hostname, port, path: pathname + search, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode!, answered.rawHeaders);
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  // sockets of the hub
  server.on('connect', ({ url }, socket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`http://${url}`);
    const there = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    for (const [one, other] of [
      [there, socket],
      [socket, there],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = (value: boolean) => {
    isCut = value;
    if (value) for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut(true);
    return new Promise((closed) => server.close(closed));
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, close };
}

/**
 * Journeys whose network is cut. `context.setOffline` alone leaves holes: a service worker that the browser starts anew
 * answers its first page from the network.
 */
export const test = base.extend<{ proxyServer: Awaited<ReturnType<typeof startProxy>>; network: Network }>({
  // Playwright reads which fixtures are used from a destructured parameter
  // oxlint-disable-next-line no-empty-pattern
  proxyServer: async ({}, use) => {
    const proxy = await startProxy();
    await use(proxy);
    await proxy.close();
  },
  proxy: async ({ proxyServer }, use) => use({ server: proxyServer.address, bypass: '<-loopback>' }),
  network: async ({ proxyServer }, use) =>
    use({
      cut: async (context) => {
        proxyServer.cut(true);
        await context.setOffline(true);
      },
      restore: async (context) => {
        proxyServer.cut(false);
        await context.setOffline(false);
      },
    }),
});
