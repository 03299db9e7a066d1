import { readFileSync, rmSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-served-test';
const DATA_DIR = `${ROOT}/data`;

let sarai: Sarai;
beforeAll(async () => {
  await finish('scripts/reset-database.mjs', { DATA_DIR }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, LOG_LEVEL: 'warn', PUBLIC_URL: 'https://sarai.example' });
  await sarai.ready();
});
afterAll(async () => {
  sarai.kill('SIGTERM');
  await sarai.ended;
  await finish('scripts/reset-database.mjs', { DATA_DIR });
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const send = (
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sarai.base);
    const request = ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString('latin1'))).once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.once('error', reject).end(body);
  });

/** What the server writes back to these bytes until it closes the connection. */
const exchange = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(sarai.base).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setTimeout(5000, () => socket.destroy());
    socket
      .on('data', (part) => (text += part.toString('latin1')))
      .once('close', () => resolve(text))
      .once('error', reject);
  });

/** One address of each way to be answered. */
const EVERY_WAY: [string, () => Promise<Answer>][] = [
  ['a page', () => send('/')],
  ['a page that is none', () => send('/nowhere')],
  ['the API', () => send('/api/places/airports?name=cok')],
  ['the API, refused', () => send('/api/sessions/list')],
  ['the API, of an address that is none', () => send('/api/nothing')],
  ['the document of the API', () => send('/api/openapi.json')],
  ['a script of the build', async () => send(await script(), { headers: { 'accept-encoding': 'br' } })],
  ['the same, not packed', async () => send(await script())],
  ['a file of public', () => send('/service-worker.js')],
  ['a poster', () => send('/posters/hill/night/one.svg')],
  ['a room’s plan', () => send('/room-plans/28/king/shower-desk-window.svg')],
  ['robots.txt', () => send('/robots.txt')],
];
const script = async (): Promise<string> =>
  /\/_next\/static\/chunks\/[^"]+\.js/.exec((await send('/')).text)?.[0] ?? '';

describe('every answer', () => {
  it.each(EVERY_WAY)('keeps browsers on https, guesses no type and stands in no frame: %s', async (_, work) => {
    const { headers } = await work();
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-type']).toMatch(
      /^(?:text\/[\w-]+; ?charset=utf-8|application\/javascript; charset=utf-8|application\/json|image\/svg\+xml; charset=utf-8)/i,
    );
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  });
});

describe('what is not to be had', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/server.ts',
    '/.data/secrets.json',
    '/.next/BUILD_ID',
    '/node_modules/next/package.json',
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/fonts/..%2f..%2fpackage.json',
    '/photos/..%2f..%2fpackage.json',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/static/../../package.json',
    '/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75',
    '/_next/image?url=%2F..%2F..%2Fpackage.json&w=64&q=75',
  ])('%s: files of the project, and addresses of others', async (path) => {
    const { status, text } = await send(path);
    expect(status, text.slice(0, 200)).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/"private": true|\[core\]|root:x:/);
  });

  it.each(['/fonts', '/fonts/', '/_next/static', '/_next/static/chunks/', '/posters', '/cards/'])(
    '%s: no list of what is in a folder',
    async (path) => {
      const { status, text } = await send(path);
      expect(status).toBeOneOf([308, 404]);
      expect(text).not.toMatch(/Index of|\.woff2"|\.js<\/a>/);
    },
  );

  it.each(['/', '/api/places/airports?name=cok', '/robots.txt'])(
    'TRACE of %s: what a request brings is not sent back',
    async (path) => {
      const { status, text } = await send(path, {
        method: 'TRACE',
        headers: { authorization: 'Bearer a-secret-of-mine' },
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('a-secret-of-mine');
    },
  );

  it('[7.20] the address that ends emails by one click takes a POST, and knows no address that we did not send', async () => {
    const { status, text } = await send('/unsubscribe/made.up', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([status, text]).toEqual([404, 'This address is not complete. Open the email and try again.']);
  });

  it('a second request inside the body of the first', async () => {
    const host = 'Host: sarai.example\r\n';
    const inner = `GET /api/health HTTP/1.1\r\n${host}\r\n`;
    const both = await exchange(
      `POST /api/users/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    );
    expect(both).toMatch(/^HTTP\/1\.1 400 /);
    expect(both).not.toContain('"alive"');
    const twice = await exchange(
      `POST /api/users/login HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 60\r\n\r\nabcde${inner}`,
    );
    expect(twice).toMatch(/^HTTP\/1\.1 400 /);
    expect(twice).not.toContain('"alive"');
  });

  it('an upgrade where no socket is: 404', async () => {
    const answer = await exchange(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 Not Found\r\n/);
  });
});

it('the cookies of theme and currency are the only ones of a page, and over https bound to this host', async () => {
  const page = await send('/');
  expect(page.text).toContain("secure ? '__Host-' : ''");
  expect(readFileSync('public/theme.js', 'utf8')).toContain("(secure ? ';secure' : '')");
});
