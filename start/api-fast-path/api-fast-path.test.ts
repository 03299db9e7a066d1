import { createHash, randomBytes } from 'node:crypto';
import { Agent, createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiFastPath } from './api-fast-path.ts';
import type { Handler } from '#lib/server/http/endpoint.ts';
import { wholeAnswer } from '#lib/server/http/whole-answer.ts';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';

const MEGABYTE = 2 ** 20;
type Handlers = Partial<Record<string, Handler>>;
/** What the one address has in the test under way. */
let handlersHere: Handlers = {};
let server: Server;
let left = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One address, whose handlers each test names; what it does not take is left to a server that echoes with 418. */
beforeAll(async () => {
  const ahead = apiFastPath((method, at) => (at === '/api/trip' ? handlersHere[method] : undefined));
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'");
    ahead(request, response, () => {
      left += 1;
      request.pipe(response.writeHead(418));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => void (left = 0));
afterEach(() => expect(server.listening).toBe(true));
afterAll(() => {
  agent.destroy();
  server.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
type Asked = { method?: string; at?: string; headers?: Record<string, string | string[]>; body?: Uint8Array | string };

const send = ({ method = 'GET', at = '/api/trip', headers = {}, body }: Asked = {}) => {
  const request = ask({
    port: (server.address() as AddressInfo).port,
    path: at,
    method,
    headers: body === undefined ? headers : { 'content-length': String(Buffer.byteLength(body)), ...headers },
    agent,
  }); // Node's client frames no body of a DELETE by itself
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject).once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(parts),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
  });
  answer.catch(() => undefined);
  if (body !== undefined) request.end(body);
  else if (method === 'GET' || method === 'HEAD') request.end();
  return { request, answer };
};
const answered = (handlers: Handlers, asked?: Asked): Promise<Answer> => {
  handlersHere = handlers;
  return send({ body: asked?.method && asked.method !== 'HEAD' ? '' : undefined, ...asked }).answer;
};
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const until = (seen: () => boolean) => expect.poll(seen, { timeout: 2000, interval: 5 }).toBe(true);

describe('what a route reads', () => {
  it('is path, query, method and headers as they came, and no host that a caller names', async () => {
    const { text } = await answered(
      {
        GET: async (request) =>
          Response.json([
            request.method,
            request.url,
            request.headers.get('accept'),
            request.headers.get('x-odd'),
            request.body,
          ]),
      },
      { at: '/api/trip?city=ko%20chi&a=1&a=2', headers: { host: 'evil.example', accept: 'a/b', 'x-odd': ['1', '2'] } },
    );
    expect(JSON.parse(text)).toEqual(['GET', 'http://localhost/api/trip?city=ko%20chi&a=1&a=2', 'a/b', '1, 2', null]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is the body of %s, byte for byte', async (method) => {
    const read = async (request: Request) => new Response(await request.arrayBuffer());
    const { bytes } = await answered({ [method]: read }, { method, body: everyByte });
    expect([...bytes]).toEqual([...everyByte]);
    expect((await answered({ [method]: read }, { method, body: '' })).text).toBe('');
  });

  it('is a body of 5 MB, whole', async () => {
    const body = randomBytes(5 * MEGABYTE);
    expect(
      (
        await answered(
          { POST: async (request) => new Response(sha(new Uint8Array(await request.arrayBuffer()))) },
          { method: 'POST', body },
        )
      ).text,
    ).toBe(sha(body));
  });

  it('comes no faster than it is read: what a route has not asked for stays with the caller', async () => {
    let goOn = () => {};
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    handlersHere = {
      POST: async (request) => {
        let length = 0;
        for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
          length += piece.length;
          await pause;
        }
        return new Response(String(length));
      },
    };
    const { request, answer } = send({ method: 'POST', body: Buffer.alloc(48 * MEGABYTE) });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(request.socket?.writableLength).toBeGreaterThan(24 * MEGABYTE);
    goOn();
    expect((await answer).text).toBe(String(48 * MEGABYTE));
  });
});

describe('what a route answers', () => {
  it.each<[string, () => Response, Partial<Answer>, IncomingHttpHeaders]>([
    [
      'a whole text',
      () => wholeAnswer('{"a":"₹"}', { headers: { 'content-type': 'application/json' } }),
      { status: 200, text: '{"a":"₹"}' },
      { 'content-type': 'application/json', 'content-length': '11', 'transfer-encoding': undefined },
    ],
    [
      'whole bytes',
      () => wholeAnswer(everyByte, { status: 206, headers: { 'content-type': 'application/pdf' } }),
      { status: 206, bytes: everyByte },
      { 'content-type': 'application/pdf', 'content-length': '256' },
    ],
    [
      'any Response',
      () => new Response(everyByte, { headers: { 'content-type': 'text/csv', 'content-length': '3' } }),
      { bytes: everyByte },
      { 'content-type': 'text/csv' },
    ],
    [
      'nothing',
      () => new Response(null, { status: 303, headers: { location: '/bookings' } }),
      { status: 303, text: '' },
      { location: '/bookings' },
    ],
    ['no content', () => new Response(null, { status: 204 }), { status: 204, text: '' }, { 'content-type': undefined }],
    [
      'cookies, each by itself',
      () =>
        new Response('', {
          headers: [
            ['set-cookie', 'a=1; Expires=Wed, 06 Jan 2027 10:00:00 GMT'],
            ['set-cookie', 'b=2'],
          ],
        }),
      {},
      { 'set-cookie': ['a=1; Expires=Wed, 06 Jan 2027 10:00:00 GMT', 'b=2'] },
    ],
    [
      'headers that the house has set',
      () => new Response('', { headers: { 'content-security-policy': 'none of it' } }),
      {},
      { 'content-security-policy': "default-src 'none'" },
    ],
  ])('is %s', async (_, respond, answer, headers) => {
    const found = await answered({ GET: respond });
    expect(found).toMatchObject(answer);
    for (const [name, value] of Object.entries(headers)) expect(found.headers[name], name).toEqual(value);
    for (const { key, value } of SECURITY_HEADERS) expect(found.headers[key.toLowerCase()]).toBe(value);
    expect(left).toBe(0);
  });

  it('is a stream, part by part', async () => {
    let more: (part: string | null) => void = () => undefined;
    const body = new ReadableStream({
      start: (controller) =>
        void (more = (part) => (part === null ? controller.close() : controller.enqueue(Buffer.from(part)))),
    });
    handlersHere = { GET: () => new Response(body) };
    const { request, answer } = send();
    more('now');
    await new Promise<void>((resolve) =>
      request.once('response', (response) =>
        response.once('data', (part: Buffer) => (expect(part.toString()).toBe('now'), resolve())),
      ),
    );
    more(', later');
    more(null);
    expect((await answer).text).toBe('now, later');
  });

  it('comes once: what a handler throws is told in the envelope, and nobody tries again', async () => {
    let tries = 0;
    for (const POST of [
      () => {
        tries += 1;
        throw new Error('a secret');
      },
      () => {
        tries += 1;
        return 'no response' as unknown as Response;
      },
    ]) {
      const { status, text, headers } = await answered({ POST }, { method: 'POST', body: '{}' });
      expect([status, headers['x-frame-options']]).toEqual([500, 'DENY']);
      expect(JSON.parse(text)).toMatchObject({
        status: 'FAILURE',
        code: 'INTERNAL',
        requestId: expect.stringMatching(/^req_/) as string,
      });
      expect(text).not.toContain('secret');
    }
    expect([tries, left]).toEqual([2, 0]);
  });
});

describe('what is left to Next, its body untouched', () => {
  it.each([
    ['another path', 'POST', '/api/trips'],
    ['a page', 'POST', '/trip'],
    ['a path that goes on', 'POST', '/api/trip/x'],
    ['a slash at the end', 'POST', '/api/trip/'],
    ['two at the beginning', 'POST', '//api/trip'],
    ['other letters', 'POST', '/api/Trip'],
    ['a path in other words', 'POST', '/api/%74rip'],
    ['a whole address', 'POST', 'http://sarai/api/trip'],
    ['OPTIONS', 'OPTIONS', '/api/trip'],
    ['a method without a handler', 'PATCH', '/api/trip'],
    ['a method of its own making', 'PROPFIND', '/api/trip'],
  ])('%s', async (_, method, at) => {
    const { status, text, headers } = await answered(
      { POST: () => new Response('ours') },
      { method, at, body: 'as it came' },
    );
    expect([status, text, left]).toEqual([418, 'as it came', 1]);
    expect(headers['x-frame-options']).toBeUndefined(); // Next sends its own
  });

  it('HEAD', async () => {
    expect(await answered({ GET: () => new Response('ours') }, { method: 'HEAD' })).toMatchObject({ status: 418 });
  });
});

describe('a connection', () => {
  const body = Buffer.alloc(3 * MEGABYTE);
  const readOne = async (request: Request) => (await request.body?.getReader().read())?.value;
  it.each<[string, (request: Request) => Promise<Response>]>([
    ['does not read', async () => new Response('no', { status: 401 })],
    ['reads in part', async (request) => new Response(String((await readOne(request))!.length > 0), { status: 401 })],
    [
      'refuses',
      async (request) => {
        for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) if (piece.length) break; // cancels the stream
        return new Response('no', { status: 401 });
      },
    ],
    [
      'stops waiting for',
      async (request) => {
        const reader = request.body!.getReader();
        await reader.read();
        void reader.read();
        await reader.cancel();
        await new Promise((resolve) => setTimeout(resolve, 20)); // what was asked for arrives
        return new Response('no', { status: 401 });
      },
    ],
  ])('serves on after a body that a route %s', async (_, POST) => {
    for (let time = 0; time < 3; time++) expect((await answered({ POST }, { method: 'POST', body })).status).toBe(401);
    expect((await answered({ GET: () => new Response('well') })).text).toBe('well');
  });

  it('that is given up tells the route by its signal', async () => {
    let signal: AbortSignal | undefined;
    handlersHere = {
      GET: (request) =>
        new Promise(
          (resolve) => (
            (signal = request.signal),
            signal.addEventListener('abort', () => resolve(new Response('to nobody')))
          ),
        ),
    };
    const { request } = send();
    await until(() => signal !== undefined);
    request.destroy();
    await until(() => signal?.aborted === true);
    expect((await answered({ GET: ({ signal: other }) => Response.json(other.aborted) })).text).toBe('false');
  });

  it('that breaks off in a body ends the reading, before and while a route reads', async () => {
    for (const wait of [0, 30]) {
      let begun = false;
      let ended: unknown;
      handlersHere = {
        POST: async (request) => {
          begun = true;
          await new Promise((resolve) => setTimeout(resolve, wait));
          await request.text().catch((error: unknown) => void (ended = error));
          return new Response('to nobody');
        },
      };
      const { request } = send({ method: 'POST', headers: { 'content-length': '1000' } });
      request.write('half of it');
      await until(() => begun);
      if (!wait) await new Promise((resolve) => setTimeout(resolve, 20));
      request.destroy();
      await until(() => ended instanceof Error);
    }
    expect((await answered({ GET: () => new Response('well') })).text).toBe('well');
  });

  it('that is given up in a stream lets go of it', async () => {
    let cancelled = false;
    handlersHere = {
      GET: () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(Buffer.alloc(MEGABYTE)),
            cancel: () => void (cancelled = true),
          }),
        ),
    };
    const { request } = send();
    request.once('response', (response) => response.once('data', () => request.destroy()));
    await until(() => cancelled);
  });
});
