import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Client, type IFrame, type IMessage, type StompConfig } from '@stomp/stompjs';
import { sql } from 'drizzle-orm';
import SockJS from 'sockjs-client';
import { WebSocket } from 'ws';
import { backgroundDatabase, type Db } from '#lib/server/db/connect.ts';
import { type Entrance, hubEntrance, refuseUpgrade } from '#lib/server/realtime/entrance.ts';
import { type Hub, openHub } from '#lib/server/realtime/hub.ts';
import { HUB_LIMITS, type HubLimits } from '#lib/server/realtime/limits.ts';
import { openRealtime } from '#lib/server/realtime/open-realtime.ts';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';

/** A hub on a free port of this machine, as a process has it. */
export type ServedHub = { hub: Hub; base: string; port: number; close: () => Promise<void> };

/** Opens a hub with a server of its own. `over`: limits that differ from those of the product. */
export async function serveHub(over: Partial<HubLimits> = {}): Promise<ServedHub> {
  const limits = { ...HUB_LIMITS, ...over };
  const hub = openHub({
    db: backgroundDatabase,
    position: () => Promise.resolve(0),
    missed: () => Promise.resolve([]),
    limits,
  });
  return { hub, ...(await serve(hubEntrance(hub, { hops: 0 }, limits), hub.close)) };
}

/** The same on the outbox of this file's database, as the product starts it; STOMP_BROKER_URL says by which way. */
export async function serveRealtime(
  over: Partial<HubLimits> = {},
  brokerUrl = process.env.STOMP_BROKER_URL,
): Promise<ServedHub> {
  const limits = { ...HUB_LIMITS, ...over };
  const { hub, ready, stop } = openRealtime({
    connectionString: process.env.DATABASE_URL ?? '',
    db: backgroundDatabase,
    brokerUrl,
    limits,
  });
  await ready;
  return { hub, ...(await serve(hubEntrance(hub, { hops: 0 }, limits), stop)) };
}

async function serve(entrance: Entrance, stop: () => Promise<void>) {
  const open = new Set<Socket>();
  const server = createServer((request, response) => {
    if (!entrance.request(request, response)) response.writeHead(418).end();
  });
  server.on('connection', (socket: Socket) => void open.add(socket.once('close', () => open.delete(socket))));
  server.on('upgrade', (request, socket, head) => {
    if (!entrance.upgrade(request, socket, head)) refuseUpgrade(socket, '404 Not Found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    close: async () => {
      await stop();
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** How the published client reaches the hub. */
export type Transport = 'plain' | 'websocket' | 'xhr-streaming' | 'xhr-polling';

/** The published client (@stomp/stompjs) as somebody of a company, with what it heard. */
export type StompClient = {
  client: Client;
  messages: IMessage[];
  errors: IFrame[];
  connected: IFrame[];
  closed: { code: number; reason: string }[];
  /** Subscribes and waits for the receipt. */
  subscribe: (destination: string, headers?: Record<string, string>) => Promise<void>;
  send: (destination: string, headers?: Record<string, string>, body?: string) => Promise<IFrame>;
  stop: () => Promise<void>;
};

let receipts = 0;

/** Starts a client; `started` of it once CONNECTED or ERROR has come, or the socket was closed. */
export async function aClient(
  base: string,
  token: string | null,
  { transport = 'plain', ...config }: Partial<StompConfig> & { transport?: Transport } = {},
): Promise<StompClient> {
  const heard: Pick<StompClient, 'messages' | 'errors' | 'connected' | 'closed'> = {
    messages: [],
    errors: [],
    connected: [],
    closed: [],
  };
  const client = new Client({
    webSocketFactory: () =>
      transport === 'plain'
        ? new WebSocket(`${base.replace('http', 'ws')}${SOCKET_PATH}/websocket`, ['v12.stomp'])
        : new SockJS(`${base}${SOCKET_PATH}`, undefined, { transports: [transport] }),
    connectHeaders: token === null ? {} : { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatOutgoing: 20_000,
    heartbeatIncoming: 0,
    onStompError: (frame) => void heard.errors.push(frame),
    onWebSocketClose: ({ code, reason }: { code: number; reason: string }) => void heard.closed.push({ code, reason }),
    ...config,
  });
  client.onConnect = (frame) => void heard.connected.push(frame);
  client.activate();
  await until(() => heard.connected.length + heard.errors.length + heard.closed.length > 0);
  const withReceipt = (act: (receipt: string) => void): Promise<IFrame> =>
    new Promise((resolve, reject) => {
      const receipt = `receipt-${++receipts}`;
      client.watchForReceipt(receipt, resolve);
      act(receipt);
      void until(() => heard.errors.length > 0 || heard.closed.length > 0).then(
        () => reject(new Error(heard.errors[0]?.headers.message ?? 'closed')),
        () => undefined,
      );
    });
  return {
    client,
    ...heard,
    subscribe: async (destination, headers = {}) => {
      await withReceipt((receipt) =>
        client.subscribe(destination, (message) => void heard.messages.push(message), { ...headers, receipt }),
      );
    },
    send: (destination, headers = {}, body = '') =>
      withReceipt((receipt) => client.publish({ destination, body, headers: { ...headers, receipt } })),
    stop: () => client.deactivate(),
  };
}

/** Waits until something is so; throws after `patience` ms. */
export async function until(isSo: () => boolean, patience = 5000): Promise<void> {
  for (const giveUp = performance.now() + patience; !isSo(); await new Promise((next) => setTimeout(next, 5)))
    if (performance.now() > giveUp) throw new Error(`not within ${patience} ms: ${String(isSo)}`);
}

/** A plain WebSocket to the hub that writes what it is told and keeps what it hears: for what no client library would send. */
export async function aRawSocket(base: string, path = `${SOCKET_PATH}/websocket`) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}`);
  const heard: string[] = [];
  const closed: { code: number }[] = [];
  socket.on('message', (data: Buffer) => void heard.push(data.toString()));
  socket.on('close', (code) => void closed.push({ code }));
  socket.on('error', () => undefined);
  await until(() => socket.readyState !== WebSocket.CONNECTING);
  return { socket, heard, closed, text: () => heard.join('') };
}

/** Bytes on a connection to this port, such as an upgrade that no library would send; gives what comes back until it is closed. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => void socket.write(bytes));
    socket.on('data', (part: Buffer) => void (text += part.toString('latin1')));
    socket.once('close', () => resolve(text)).on('error', () => undefined);
  });
}

/** CONNECT as it is sent, with a token. */
export const connectFrame = (token: string, over = ''): string =>
  `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n${over}\n\0`;

/** Ends the connections by which hubs read this database, as a restart of PostgreSQL does; how many there were. */
export async function endListeners(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike any (array['listen %', '%outbox_messages where xid%', '%pg_snapshot_xmin%']) and pid <> pg_backend_pid()`,
  );
  return rows.length;
}
