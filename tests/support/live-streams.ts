import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { LIVE_LIMITS, type LiveLimits } from '#lib/server/realtime/live/limits.ts';
import { startLive } from '#start/start-live.ts';

/** Live updates on a free port of this machine, as a process has them. `over`: limits that differ from the product's. */
export async function serveLive(over: Partial<LiveLimits> = {}) {
  const live = startLive({ hops: 0 }, { ...LIVE_LIMITS, ...over });
  await live.ready;
  const open = new Set<Socket>();
  const server = createServer((request, response) => {
    if (!live.request(request, response)) response.writeHead(418).end();
  });
  server.on('connection', (socket: Socket) => void open.add(socket.once('close', () => open.delete(socket))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    count: live.count,
    close: async () => {
      await live.stop();
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

export type Heard = { id: string; name: string; data: string };
export type LiveStream = {
  status: number;
  headers: Headers;
  /** What came so far, heartbeats left out. */
  heard: Heard[];
  /** How many heartbeats came. */
  beats: () => number;
  /** How often a change was told. */
  changes: () => number;
  isOver: () => boolean;
  stop: () => void;
};

/** Opens a stream of changes as the page does. */
export async function aStream(
  base: string,
  token: string | null,
  path = '/api/events/messages',
  last?: string,
): Promise<LiveStream> {
  const stopping = new AbortController();
  const response = await fetch(`${base}${path}`, {
    headers: {
      accept: 'text/event-stream',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(last === undefined ? {} : { 'last-event-id': last }),
    },
    signal: stopping.signal,
  });
  const heard: Heard[] = [];
  let [text, beats, isOver] = ['', 0, false];
  void (async () => {
    for await (const part of response.body ?? []) {
      const blocks = (text + Buffer.from(part).toString()).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block === ':') beats += 1;
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (block !== ':') heard.push({ id: field('id'), name: field('event'), data: field('data') });
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => void (isOver = true));
  return {
    status: response.status,
    headers: response.headers,
    heard,
    beats: () => beats,
    changes: () => heard.filter(({ name }) => name === 'changed').length,
    isOver: () => isOver,
    stop: () => stopping.abort(),
  };
}

/** A client that asks for a stream and never reads a byte of it. */
export function aDeafClient(port: number, token: string): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `GET /api/events/messages HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
  });
  return socket.on('error', () => undefined).pause();
}
