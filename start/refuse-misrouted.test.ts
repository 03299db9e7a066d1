import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reach, refuseMisrouted } from './refuse-misrouted.ts';

let reach: Reach;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!refuseMisrouted(reach)(request, response)) response.end('served');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** Asks with these headers and nothing else; gives status and text. */
const send = (headers: Record<string, string>, path = '/') =>
  new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ port, path, headers, agent: false }, (response) => {
      let text = '';
      response
        .on('data', (part: Buffer) => (text += part.toString()))
        .once('end', () => resolve([response.statusCode, text]));
    })
      .once('error', reject)
      .end();
  });

describe('a request that a proxy passed on while PROXY_HOPS is 0', () => {
  it('tells the operator which variable to set, pages in words and calls in the envelope', async () => {
    reach = { thisMachineOnly: false, hops: 0 };
    const [status, text] = await send({ host: 'sarai.example', 'x-forwarded-for': '1.2.3.4' });
    expect([status, text]).toEqual([
      503,
      expect.stringMatching(/^A proxy passed this request on.+Operator: set PROXY_HOPS/),
    ]);
    const [, json] = await send({ 'x-forwarded-for': '1.2.3.4' }, '/api/places/cities');
    expect(JSON.parse(json)).toMatchObject({
      status: 'FAILURE',
      code: 'UNAVAILABLE',
      message: text.trim(),
      requestId: expect.stringMatching(/^req_/) as string,
    });
  });

  it('refuses that request, and nobody else’s', async () => {
    reach = { thisMachineOnly: false, hops: 0 };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        send(turn % 2 ? { 'x-forwarded-for': '1.2.3.4' } : { host: 'sarai.example' }),
      ),
    );
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 40 }, (_, turn) => (turn % 2 ? 503 : 200)));
  });

  it('is served once PROXY_HOPS is set', async () => {
    reach = { thisMachineOnly: false, hops: 1 };
    expect(await send({ host: 'sarai.example', 'x-forwarded-for': '1.2.3.4', via: '1.1 edge' })).toEqual([
      200,
      'served',
    ]);
  });
});

describe('[9.10] an environment for this machine only', () => {
  it.each<[string, Record<string, string>, number]>([
    ['localhost', { host: 'localhost:3000' }, 200],
    ['a loopback address', { host: '127.0.0.1' }, 200],
    ['another host name', { host: 'evil.example' }, 421],
    ['a proxy', { host: 'localhost', via: '1.1 proxy' }, 421],
  ])('asked through %s', async (_, headers, status) => {
    reach = { thisMachineOnly: true, hops: 0 };
    expect((await send(headers))[0]).toBe(status);
  });
});
