import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextHeaders } from '../support/walk/hostile-headers.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-entrances-test';
const DATA_DIR = `${ROOT}/data`;
const DEPLOYED = `${ROOT}/deployed`;

let sarai: Sarai;
beforeAll(async () => {
  for (const folder of [DATA_DIR, DEPLOYED]) await finish('scripts/reset-database.mjs', { DATA_DIR: folder }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100', DEMO: 'no' });
  await sarai.ready();
});
afterAll(async () => {
  sarai.kill('SIGTERM');
  await sarai.ended;
  await finish('scripts/reset-database.mjs', { DATA_DIR });
});

type Answer = { status: number; type: string; text: string; headers: string };
const send = (path: string, headers: Record<string, string> = {}, to = sarai): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(to.base);
    const request = ask({ hostname, port, path, headers, agent: false }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => void (text += part))
        .once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          text,
          headers: JSON.stringify(response.headers),
        }),
      );
    });
    request.once('error', reject).end();
  });

/** What a socket answers to bytes, until the other side closes it or `ms` have gone by. */
const raw = (bytes: string, ms = 3000): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(sarai.base);
    let text = '';
    const socket = connect(Number(port), hostname, () => void socket.write(bytes));
    const end = () => (socket.destroy(), resolve(text));
    socket
      .setTimeout(ms, end)
      .on('data', (part: Buffer) => void (text += part.toString('latin1')))
      .once('error', end)
      .once('close', end);
  });
const isWhole = ({ status, type, text }: Answer) =>
  status === 200 && type.startsWith('text/html') && text.trimEnd().endsWith('</html>');
const FRAMED = ['content-length', 'transfer-encoding', 'host'];

describe('a public page', () => {
  it('is whole for the next visitor, whichever header that Next reads came with the request before', async () => {
    const spoilt: string[] = [];
    for (const name of nextHeaders().filter((header) => !FRAMED.includes(header) && !header.endsWith('-'))) {
      for (const value of ['1', '/evil']) {
        await send('/about', { [name]: value });
        if (!isWhole(await send('/about'))) spoilt.push(`${name}: ${value}`);
      }
    }
    expect(spoilt).toEqual([]);
  });
});

describe('a public page of a deployment behind a proxy', () => {
  let deployed: Sarai;
  beforeAll(async () => {
    const secret = () => randomBytes(32).toString('hex');
    deployed = await aSarai({
      DATA_DIR: DEPLOYED,
      LOG_LEVEL: 'warn',
      SARAI_ENV: 'dev',
      PUBLIC_URL: 'https://travel.example',
      PROXY_HOPS: '1',
      SESSION_SECRET: secret(),
      GATEWAY_KEY_SECRET: secret(),
      GATEWAY_WEBHOOK_SECRET: secret(),
    });
    await deployed.ready();
  });
  afterAll(async () => {
    deployed.kill('SIGTERM');
    await deployed.ended;
  });

  it.each(['/', '/about', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])(
    '%s names no host of the caller’s',
    async (path) => {
      const forged = {
        host: 'evil.example',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      };
      const answer = await send(path, forged, deployed);
      expect(answer.status).toBe(200);
      expect(answer.text + answer.headers).not.toContain('evil.example');
    },
  );
});

describe('an address that cannot be decoded', () => {
  it.each([
    '/%',
    '/about%',
    '/hotels/%E0%A4%A',
    '/hotels/%00',
    '/ZZZ-99%',
    '/posters/%/%/%.svg',
    '/photos/%.webp',
    '/cards/place/%.png',
    '/_next/static/%',
    '/gateway/checkout/%',
  ])('%s is no failure of ours', async (path) => {
    const { status, text } = await send(path);
    expect([400, 404], text.slice(0, 200)).toContain(status);
  });

  it.each(['/about?a=%E0%A4%A', '/hotels?city=%', '/flights?from=%F0%27--'])(
    '%s is a page all the same',
    async (path) => {
      expect(isWhole(await send(path))).toBe(true);
    },
  );

  it.each(['/api/%', '/api/hotels/%E0%A4%A', '/api/places/airports?name=%'])(
    '%s is told in the envelope',
    async (path) => {
      const { status, text } = await send(path);
      expect([status, JSON.parse(text)]).toEqual([
        400,
        expect.objectContaining({
          status: 'FAILURE',
          code: 'BAD_REQUEST',
          requestId: expect.stringMatching(/^req_/) as string,
        }),
      ]);
    },
  );
});

describe('a request that is no good HTTP', () => {
  const post = (headers: string, body = '{}') =>
    raw(`POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`);
  it.each<[string, string, number[]]>([
    ['two lengths', 'Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 3', [400]],
    ['a length and chunks', 'Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked', [400]],
    ['an unknown coding', 'Content-Type: application/json\r\nTransfer-Encoding: xchunked', [400, 501]],
    ['a length that is none', 'Content-Type: application/json\r\nContent-Length: -1', [400]],
    ['an unknown expectation', 'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: magic', [417]],
    ['20 KB of headers', `X-Long: ${'x'.repeat(20_000)}`, [431]],
    ['a packed body', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2', [400, 415, 401]],
    ['a header broken by a bare line feed', 'X-A: b\nSet-Cookie: c\r\nContent-Length: 2', [400, 415]],
  ])('%s is refused', async (_, headers, statuses) => {
    const answer = await post(headers);
    expect(statuses, answer.slice(0, 300)).toContain(Number(answer.slice(9, 12)));
    expect(answer).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  });

  it('waits to be told to go on, where it asks', async () => {
    expect(
      await raw(
        'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n',
        500,
      ),
    ).toMatch(/^HTTP\/1\.1 100 Continue/);
  });

  it('is cut off with 408 where its headers never end', async () => {
    expect(await raw('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 30_000)).toMatch(/^HTTP\/1\.1 408/);
  });
});
