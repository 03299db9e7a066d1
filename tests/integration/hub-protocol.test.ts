import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { KEEP_ALIVE_DESTINATION, SOCKET_PATH } from '#lib/shared/realtime.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import {
  aClient,
  aRawSocket,
  connectFrame,
  sendBytes,
  type ServedHub,
  serveHub,
  type StompClient,
  type Transport,
  until,
} from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let me: CorporateSession;
let token: string;
let own: string;
beforeAll(async () => {
  me = await aCompany();
  token = me.accessTokenData.accessToken;
  own = `/topic/approval${me.userDetails._id}`;
  await database().delete(rateLimits);
});

const served: ServedHub[] = [];
const aHub = async (...given: Parameters<typeof serveHub>) => {
  const hub = await serveHub(...given);
  served.push(hub);
  return hub;
};
afterEach(async () => {
  await Promise.all(served.splice(0).map(({ close }) => close()));
});

const tell = ({ hub }: ServedHub, id: number, payload: unknown = { bookingId: `b${id}` }) =>
  hub.deliver({ id, topic: own.replace('/topic/', ''), payload, position: id, xid: id });

describe('the published STOMP client', () => {
  it.each<Transport>(['plain', 'websocket', 'xhr-streaming', 'xhr-polling'])(
    '[7.19] over %s connects, subscribes, is told, keeps alive, unsubscribes and leaves',
    async (transport) => {
      const hub = await aHub();
      const { client, connected, messages, errors, closed, subscribe, send, stop } = await aClient(hub.base, token, {
        transport,
      });
      expect(connected[0]?.headers).toMatchObject({ version: '1.2', 'heart-beat': '20000,20000', position: '0' });
      expect(Number(connected[0]?.headers['token-lifetime-ms'])).toBeGreaterThan(14 * 60_000);
      await subscribe(own, { id: 'mine' });
      expect(tell(hub, 41, { bookingId: 'bkg_1', note: 'Kochi: ₹4,200\n\0\\' })).toBe(1);
      expect(tell(hub, 42)).toBe(1);
      await until(() => messages.length === 2);
      expect(
        messages.map(({ headers, body }) => [
          headers['message-id'],
          headers.destination,
          headers.subscription,
          JSON.parse(body) as object,
        ]),
      ).toEqual([
        ['41', own, 'mine', { bookingId: 'bkg_1', note: 'Kochi: ₹4,200\n\0\\' }],
        ['42', own, 'mine', { bookingId: 'b42' }],
      ]);
      await send(KEEP_ALIVE_DESTINATION);
      client.unsubscribe('mine', { receipt: 'gone' });
      await new Promise<void>((resolve) => client.watchForReceipt('gone', () => resolve()));
      expect(tell(hub, 43)).toBe(0);
      await stop();
      await until(() => hub.hub.admission.count() === 0);
      expect([errors, closed.map(({ code }) => code)]).toEqual([[], [1000]]);
    },
    20_000,
  );

  it('[7.19] has each message of ten thousand once, in their order, on two subscriptions', async () => {
    const hub = await aHub({ unsentBytes: 64 * 2 ** 20 });
    const { messages, subscribe, stop } = await aClient(hub.base, token);
    await subscribe(own, { id: 'a' });
    await subscribe(own, { id: 'b' });
    for (let id = 1; id <= 10_000; id++) tell(hub, id);
    await until(() => messages.length === 20_000, 20_000);
    for (const id of ['a', 'b'])
      expect(
        messages
          .filter(({ headers }) => headers.subscription === id)
          .map(({ headers }) => Number(headers['message-id'])),
      ).toEqual(Array.from({ length: 10_000 }, (_, at) => at + 1));
    await stop();
  }, 40_000);

  it('[7.19] is heard and hears, by heart-beats: one that falls silent is cut off, and its neighbour is not', async () => {
    const hub = await aHub({ heartbeat: 1100 });
    const lively = await aClient(hub.base, token, { heartbeatOutgoing: 500, heartbeatIncoming: 500 });
    const silent = await aRawSocket(hub.base);
    silent.socket.send(connectFrame(token, 'heart-beat:1100,0\n'));
    await until(() => silent.closed.length > 0, 10_000);
    expect(silent.text()).toContain('heart-beat:1100,1100');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([lively.closed, lively.errors, hub.hub.admission.count()]).toEqual([[], [], 1]);
    await lively.stop();
  }, 20_000);
});

describe('what the hub refuses', () => {
  /** What a client that writes these frames is told at the end, beside one that listens and notices nothing. */
  async function refused(frames: (string | Buffer)[], over: Parameters<typeof serveHub>[0] = {}) {
    const hub = await aHub(over);
    const neighbour = await aClient(hub.base, token);
    await neighbour.subscribe(own);
    const { socket, closed, text } = await aRawSocket(hub.base);
    for (const frame of frames) socket.send(frame);
    await until(() => closed.length > 0, 15_000);
    tell(hub, 7);
    await until(() => neighbour.messages.length === 1);
    expect([neighbour.closed, neighbour.errors]).toEqual([[], []]);
    await neighbour.stop();
    return { code: closed[0]?.code, error: /ERROR\n[\s\S]*?\n\n/.exec(text())?.[0] ?? '' };
  }
  const connect = () => connectFrame(token);

  it.each<[string, () => (string | Buffer)[], string]>([
    [
      'an older STOMP',
      () => [`CONNECT\naccept-version:1.0,1.1\nAuthorization:Bearer ${token}\n\n\0`],
      'message:This server speaks STOMP 1.2.\ncode:BAD_REQUEST\nversion:1.2\n',
    ],
    [
      'anything before CONNECT',
      () => [`SUBSCRIBE\nid:1\ndestination:${own}\n\n\0`],
      'message:CONNECT comes first.\ncode:UNAUTHENTICATED\n',
    ],
    ['a second CONNECT', () => [connect(), connect()], 'message:You are connected already.\n'],
    ['what is no frame', () => ['GET / HTTP/1.1\r\n\r\n'], 'message:This is no command of STOMP 1.2.\n'],
    [
      'a message to a topic',
      () => [connect(), `SEND\ndestination:${own}\nreceipt:7\n\n{}\0`],
      'message:You cannot send to this.\ncode:FORBIDDEN\nreceipt-id:7\n',
    ],
    [
      'a message in a transaction',
      () => [connect(), `SEND\ndestination:${KEEP_ALIVE_DESTINATION}\ntransaction:1\n\n\0`],
      'code:FORBIDDEN\n',
    ],
    [
      'acknowledging by hand',
      () => [connect(), `SUBSCRIBE\nid:1\nack:client\ndestination:${own}\n\n\0`],
      'message:Messages are acknowledged by themselves (ack\\cauto).\n',
    ],
    ['ACK', () => [connect(), 'ACK\nid:1\n\n\0'], 'message:ACK is not offered'],
    ['BEGIN', () => [connect(), 'BEGIN\ntransaction:1\n\n\0'], 'message:BEGIN is not offered'],
    [
      'a subscription without an id',
      () => [connect(), `SUBSCRIBE\ndestination:${own}\n\n\0`],
      'message:SUBSCRIBE names an id',
    ],
    [
      'an id that is in use',
      () => [connect(), `SUBSCRIBE\nid:1\ndestination:${own}\n\n\0`, `SUBSCRIBE\nid:1\ndestination:${own}\n\n\0`],
      'message:This id is in use',
    ],
    [
      'leaving what one does not follow',
      () => [connect(), 'UNSUBSCRIBE\nid:9\n\n\0'],
      'message:There is no subscription of this id.\n',
    ],
    [
      'subscriptions beyond the limit',
      () => [connect(), ...[1, 2, 3, 4].map((id) => `SUBSCRIBE\nid:${id}\ndestination:${own}\n\n\0`)],
      'message:A socket has at most 3 subscriptions.\ncode:TOO_MANY_REQUESTS\n',
    ],
    [
      'messages beyond the limit',
      () => [connect(), ...Array.from({ length: 60 }, () => '\n')],
      'message:Too many messages.\ncode:TOO_MANY_REQUESTS\n',
    ],
    [
      'half a frame',
      () => [connect(), `SUBSCRIBE\nid:1\ndestination:${own}`],
      'message:The rest of a frame did not come.\ncode:TIMEOUT\n',
    ],
    ['a CONNECT that does not come', () => ['\n'], 'message:CONNECT did not come.\ncode:TIMEOUT\n'],
    [
      'a frame of 10 KB',
      () => [connect(), `SEND\ndestination:${KEEP_ALIVE_DESTINATION}\n\n${'x'.repeat(10_000)}\0`],
      'message:A frame has at most 8192 bytes.\ncode:TOO_LARGE\n',
    ],
  ])(
    '[7.19] %s',
    async (_, frames, told) => {
      const { error, code } = await refused(frames(), {
        subscriptions: 3,
        burst: 50,
        connectWithin: 1500,
        frameWithin: 1000,
      });
      expect(error).toContain(told);
      expect(code).toBe(1008);
    },
    20_000,
  );

  it('[7.19] a message of 1 MB, by closing (RFC 6455: 1009)', async () => {
    const { code } = await refused([connect(), Buffer.alloc(2 ** 20, 'x')]);
    expect(code).toBe(1009);
  });

  it('[7.19] a client that never reads: it is cut off, and what waited for it is let go', async () => {
    const hub = await aHub({ unsentBytes: 100_000 });
    const neighbour = await aClient(hub.base, token);
    await neighbour.subscribe(own);
    const { socket, text } = await aRawSocket(hub.base);
    socket.send(connect());
    socket.send(`SUBSCRIBE\nid:1\ndestination:${own}\nreceipt:r\n\n\0`);
    await until(() => text().includes('RECEIPT'));
    socket.pause();
    const note = 'x'.repeat(50_000);
    for (let id = 1; id < 400 && hub.hub.admission.count() === 2; id++) {
      tell(hub, id, { note });
      await until(() => neighbour.messages.length === id);
    }
    expect(hub.hub.admission.count()).toBe(1);
    expect(neighbour.closed).toEqual([]);
    socket.terminate();
    await neighbour.stop();
  }, 30_000);

  it('[7.19] the fourth socket of one tab ends the first', async () => {
    const hub = await aHub();
    const clients: StompClient[] = [];
    for (let count = 0; count < 4; count++) clients.push(await aClient(hub.base, token));
    await until(() => (clients[0]?.errors.length ?? 0) > 0);
    expect(clients.map(({ errors }) => errors[0]?.headers.code)).toEqual(['REPLACED', undefined, undefined, undefined]);
    await Promise.all(clients.map(({ stop }) => stop()));
  });

  it('[7.19] a thousand connects at once: what is beyond the limit is told so, and who is in stays in', async () => {
    const hub = await aHub({ connectBurst: 100, unauthenticatedPerNetwork: 50 });
    const neighbour = await aClient(hub.base, token);
    await neighbour.subscribe(own);
    const upgrade = `GET ${SOCKET_PATH}/websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const answers: Promise<string>[] = [];
    for (let count = 0; count < 1000; count++)
      answers.push(
        Promise.race([
          sendBytes(hub.port, upgrade),
          new Promise<string>((resolve) => setTimeout(() => resolve('open'), 4000)),
        ]),
      );
    const heard = await Promise.all(answers);
    expect(heard.filter((text) => text === 'open')).toHaveLength(50);
    expect(heard.filter((text) => text.startsWith('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5'))).toHaveLength(
      950,
    );
    tell(hub, 1);
    await until(() => neighbour.messages.length === 1);
    await neighbour.stop();
  }, 30_000);

  it.each([
    ['another path', `GET ${SOCKET_PATH}/x/y/z/websocket`, '', '404'],
    ['an upgrade to something else', `GET ${SOCKET_PATH}/websocket`, 'Upgrade: h2c\r\n', '400'],
    [
      'the page of somebody else',
      `GET ${SOCKET_PATH}/websocket`,
      'Origin: https://evil.example\r\nUpgrade: websocket\r\n',
      '403',
    ],
  ])('[7.19] an upgrade for %s', async (_, line, headers, status) => {
    const hub = await aHub();
    const text = await sendBytes(
      hub.port,
      `${line} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n${headers || 'Upgrade: websocket\r\n'}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await until(() => hub.hub.admission.count() === 0);
  });
});

describe('a hub that stops', () => {
  it('[7.19] tells each client when to come back, at another time each, lets nobody in and ends all sockets', async () => {
    const hub = await aHub({ perSession: 99 });
    const clients = await Promise.all(Array.from({ length: 20 }, () => aClient(hub.base, token)));
    await hub.hub.close();
    await until(() => clients.every(({ closed }) => closed.length === 1));
    const after = clients.map(({ errors }) => Number(errors[0]?.headers['retry-after-ms']));
    expect(clients.map(({ errors, closed }) => [errors[0]?.headers.code, closed[0]?.code])).toEqual(
      clients.map(() => ['RESTART', 1012]),
    );
    expect(new Set(after).size).toBeGreaterThan(15);
    expect([Math.min(...after) >= 500, Math.max(...after) <= 2500]).toEqual([true, true]);
    expect(hub.hub.admission.count()).toBe(0);
    expect(hub.hub.admission.enter('127.0.0.1')).toBeNull();
  });
});
