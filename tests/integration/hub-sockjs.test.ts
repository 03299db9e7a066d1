import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { admission } from '#lib/server/realtime/admission.ts';
import type { Channel } from '#lib/server/realtime/channel.ts';
import { hubEntrance } from '#lib/server/realtime/entrance.ts';
import { HUB_LIMITS } from '#lib/server/realtime/limits.ts';
import { destinationOf, SOCKET_PATH } from '#lib/shared/realtime.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { aRawSocket, connectFrame, sendBytes, type ServedHub, serveHub, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

/** What sockjs-protocol's suite found missing (`npm run protocol:sockjs`), and what stands beside it. */
useApiServer();
useTestDatabase();
const served: ServedHub[] = [];
const aHub = async (...given: Parameters<typeof serveHub>) => {
  const hub = await serveHub(...given);
  served.push(hub);
  return hub;
};
afterEach(() => Promise.all(served.splice(0).map(({ close }) => close())));

const post = async (base: string, path: string, body = '') => {
  const answer = await fetch(`${base}${SOCKET_PATH}${path}`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
};
/** fetch() does not send what these tests send. */
const asked = (base: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = (options.method === 'POST' ? request : get)(`${base}${SOCKET_PATH}${path}`, options, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => void (text += part.toString()));
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.once('error', reject).end();
  });

describe('SockJS’s addresses', () => {
  it('[7.19] the base greets', async () => {
    const { base } = await aHub();
    for (const path of ['', '/'])
      expect(await asked(base, path)).toMatchObject({
        status: 200,
        text: 'Welcome to SockJS!\n',
        headers: { 'content-type': 'text/plain; charset=UTF-8' },
      });
    for (const path of ['//', '/a', '/a/', '/a/a']) expect((await asked(base, path)).status).toBe(404);
  });

  it.each(['/a/a1', '/_/_1', '/1/7', '/abcdefgh_i-j%20/abcdefg_i-j%201', '/000/0c8e1c3a-3a52-4bde-9d58-2f5b4a8f2a11'])(
    '[7.19] %s is a session, by polling and by WebSocket',
    async (path) => {
      const { base } = await aHub();
      expect(await post(base, `${path}/xhr`)).toEqual({ status: 200, text: 'o\n' });
      const { socket, text } = await aRawSocket(base, `${SOCKET_PATH}${path}/websocket`);
      await until(() => text() === 'o');
      socket.terminate();
    },
  );

  it.each(['/a./a', '/a/a.', '/./.', '//', `/a/${'x'.repeat(65)}`, '/a/b/c'])('[7.19] %s is none', async (path) => {
    const { base, port } = await aHub();
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const polled = sendBytes(
      port,
      `POST ${SOCKET_PATH}${path}/xhr HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(await polled).toMatch(/^HTTP\/1.1 404 /);
    expect(await sendBytes(port, `GET ${SOCKET_PATH}${path}/websocket HTTP/1.1\r\nHost: a\r\n${upgrade}`)).toMatch(
      /^HTTP\/1.1 404 /,
    );
    expect(base).toContain(String(port));
  });

  it('[7.19] a WebSocket’s address says what it wants from what is none', async () => {
    const { base } = await aHub();
    for (const path of ['/websocket', '/000/abcdefgh/websocket']) {
      expect(await asked(base, path)).toMatchObject({ status: 400, text: 'This address is for WebSockets.\n' });
      const closing = { connection: 'close', upgrade: 'websocket' };
      expect((await asked(base, path, { headers: closing })).status).toBe(400);
      for (const headers of [{}, { connection: 'Upgrade', upgrade: 'websocket' }] as Record<string, string>[]) {
        const { status, headers: answered, text } = await asked(base, path, { method: 'POST', headers });
        expect([status, answered.allow, answered['content-type'], text]).toEqual([405, 'GET', undefined, '']);
      }
    }
  });
});

describe('SockJS over HTTP', () => {
  it('[7.19] writes as an escape whatever a browser or a proxy changes on the way', async () => {
    const me = await aCompany();
    const topic = `approval${me.userDetails._id}`;
    const { base, hub } = await aHub();
    await post(base, '/000/abcdefgh/xhr');
    await post(
      base,
      '/000/abcdefgh/xhr_send',
      JSON.stringify([
        connectFrame(me.accessTokenData.accessToken),
        `SUBSCRIBE\nid:1\ndestination:${destinationOf(topic)}\n\n\0`,
      ]),
    );
    await until(() => hub.listening() === 1);
    const note = '\u200b\u200c\u200f\u2028\u2029\u202f\u2060\u206f\ufff0\uffff₹';
    hub.deliver({ id: 1, xid: 1, position: 1, topic, payload: { note } });
    const { text } = await post(base, '/000/abcdefgh/xhr');
    expect(text).toContain('\u200b\\u200c\\u200f\\u2028\\u2029\\u202f\\u2060\\u206f\\ufff0\\uffff₹');
    const [, message = ''] = JSON.parse(text.slice(1)) as string[];
    expect(message).toContain(`\n\n{"note":"${note}"}\0`);
  });

  it('[7.19] sends what waits before the reason of the end, each once', async () => {
    const { base } = await aHub();
    await post(base, '/000/abcdefgh/xhr');
    await post(base, '/000/abcdefgh/xhr_send', JSON.stringify(['CONNECT\n\n\0']));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { text } = await post(base, '/000/abcdefgh/xhr');
    expect(text).toMatch(/^a\["ERROR.*This server speaks STOMP 1\.2/);
    expect((await post(base, '/000/abcdefgh/xhr')).text).toBe('c[1008,"BAD_REQUEST"]\n');
    expect((await post(base, '/000/abcdefgh/xhr')).text).toBe('c[1008,"BAD_REQUEST"]\n');
  });

  it('[7.19] a session that ends at once is opened all the same, and then gives its reason', async () => {
    const places = admission(HUB_LIMITS, () => 1);
    const serve = (channel: Channel) => {
      channel.listen({ data: () => undefined, closed: () => undefined });
      channel.close(3000, 'Go away!');
    };
    const entrance = hubEntrance({ admission: places, serve }, { hops: 0 });
    const server = createServer((incoming, answer) => void entrance.request(incoming, answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const polls = [await post(base, '/0/1/xhr'), await post(base, '/0/1/xhr'), await post(base, '/0/1/xhr')];
    expect(polls.map(({ text }) => text)).toEqual(['o\n', 'c[3000,"Go away!"]\n', 'c[3000,"Go away!"]\n']);
    const { text } = await post(base, '/0/2/xhr_streaming');
    expect(text).toBe(`${'h'.repeat(2048)}\no\nc[3000,"Go away!"]\n`);
    server.close();
  });

  it('[7.19] forgets a session that ended, however often the client returns', async () => {
    const { base } = await aHub();
    await post(base, '/000/abcdefgh/xhr');
    await post(base, '/000/abcdefgh/xhr_send', JSON.stringify(['CONNECT\n\n\0']));
    const began = performance.now();
    let last = '';
    while (last !== 'o\n' && performance.now() - began < 9000) {
      last = (await post(base, '/000/abcdefgh/xhr')).text;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(last).toBe('o\n'); // a new session of the same number
  }, 20_000);

  it('[7.19] sends it by a stream that opens too late, and ends the stream', async () => {
    const { base } = await aHub();
    await post(base, '/000/abcdefgh/xhr');
    await post(base, '/000/abcdefgh/xhr_send', JSON.stringify(['CONNECT\n\n\0']));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { text } = await post(base, '/000/abcdefgh/xhr_streaming');
    expect(text).toMatch(/^h{2048}\na\["ERROR.*\]\nc\[1008,"BAD_REQUEST"\]\n$/);
  });
});
