import { rmSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-answer-test';
const DATA_DIR = `${ROOT}/data`;
const CROWD = 40;

let sarai: Sarai;
beforeAll(async () => {
  await finish('scripts/reset-database.mjs', { DATA_DIR }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100' });
  await sarai.ready();
});
afterAll(async () => {
  sarai.kill('SIGTERM');
  await sarai.ended;
  await finish('scripts/reset-database.mjs', { DATA_DIR });
});

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

const send = (
  at: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = ask(
      new URL(at, sarai.base),
      {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
        response.once('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text:
              response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes).toString() : bytes.toString(),
          });
        });
      },
    );
    request.once('error', reject).end(body);
  });

/** How often each way was taken while something was done, the reading itself not counted. */
async function waysOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = async () =>
    Object.fromEntries(
      [...(await send('/api/metrics')).text.matchAll(/^sarai_answered_total\{way="(\w+)"\} (\d+)$/gm)].map(
        ([, way = '', count]): [string, number] => [way, Number(count)],
      ),
    ) as Record<string, number>;
  const before = await read();
  await work();
  const after = await read();
  return Object.fromEntries(
    Object.entries(after)
      .map(([way, count]): [string, number] => [way, count - (before[way] ?? 0) - (way === 'api' ? 1 : 0)])
      .filter(([, count]) => count),
  );
}

describe('the API', () => {
  const login = (body: string) =>
    send('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['what is found', () => send('/api/places/airports?name=cok'), 200, '"iata":"COK"'],
    [
      'who may come in',
      () => login(JSON.stringify({ email: 'asha@demo.sarai.in', password: 'asha-travels-2026' })),
      200,
      '"accessToken"',
    ],
    ['who may not', () => login('{"email":"asha@demo.sarai.in","password":"wrong"}'), 401, '"status":"FAILURE"'],
    ['what is too much', () => login(JSON.stringify({ email: 'x'.repeat(2 ** 20) })), 413, '"status":"FAILURE"'],
    ['the document of itself', () => send('/api/openapi.json'), 200, '"openapi":"3.1.0"'],
  ])('answers ahead of Next: %s', async (_, work, status, says) => {
    let answer: Answer | undefined;
    expect(await waysOf(async () => (answer = await work()))).toEqual({ api: 1 });
    expect([answer?.status, answer?.text]).toEqual([status, expect.stringContaining(says)]);
    for (const { key, value } of SECURITY_HEADERS) expect(answer?.headers[key.toLowerCase()], key).toBe(value);
    expect(answer?.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it.each<[string, string, string, number]>([
    ['an address that is none', 'GET', '/api/no-such-thing', 404],
    ['a slash too many', 'GET', '/api/places/airports/', 308],
    ['a method that is not there', 'POST', '/api/places/airports', 405],
    ['what is allowed', 'OPTIONS', '/api/places/airports', 204],
    ['the head alone', 'HEAD', '/api/places/airports?name=cok', 200],
    ['its page', 'GET', '/api/docs', 200],
  ])('leaves to Next: %s', async (_, method, at, status) => {
    let answer: Answer | undefined;
    expect(await waysOf(async () => (answer = await send(at, { method })))).toEqual({ next: 1 });
    expect(answer?.status).toBe(status);
  });

  it('says the same by both ways, head and body', async () => {
    const at = '/api/hotels/search?city=nowhere';
    const [ahead, next] = [await send(at), await send(at, { method: 'HEAD' })];
    const told = ({
      status,
      headers: {
        date: _date,
        vary: _vary,
        'x-request-id': requestId,
        'content-length': _length,
        'transfer-encoding': _coding,
        ...headers
      },
    }: Answer) => ({ status, headers, requestId: typeof requestId });
    expect(told(ahead)).toEqual(told(next));
  });

  it('is packed for those who can unpack it', async () => {
    const { headers, bytes, text } = await send('/api/openapi.json', { headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(bytes.length).toBeLessThan(text.length / 4);
  });
});

/** What the few tricks against Next rely on (docs/performance.md): the next Next that writes pages otherwise fails here. */
describe('canary of Next: a page', () => {
  const PAGES = ['/', '/hotels?city=kochi', '/corporate'];

  it.each(PAGES)('%s is written elements first, then data (critical-css)', async (page) => {
    const { text } = await send(page);
    const [elements, ...data] = text.split('self.__next_f');
    expect(data.length).toBeGreaterThan(1);
    expect(elements).toContain('</head>');
    expect(elements).toContain('<main');
  });

  it.each(PAGES)('%s has its rules in the document, and sheets and scripts behind the elements', async (page) => {
    const { text } = await send(page);
    const head = text.slice(0, text.indexOf('</head>'));
    const beginning = text.slice(0, text.indexOf('</main>'));
    expect(/<style>([^<]+)<\/style>/.exec(head)?.[1]?.length ?? 0).toBeGreaterThan(5000);
    expect(beginning).not.toMatch(/<link [^>]*rel="(?:stylesheet|preload" as="script)"/);
    expect(beginning).not.toMatch(/<script src="\/_next\/[^"]+" async=""/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/_next\/static\/[^"]+\.css"/);
    expect(text).toMatch(/<script src="\/_next\/static\/[^"]+" async=""/);
  });

  it('names its nonce nowhere but where another one can take its place (coalesced-renders)', async () => {
    const { text, headers } = await send('/');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(15);
    expect(text.split(nonce).length).toBeGreaterThan(2);
    expect(new Set([...text.matchAll(/ nonce="([^"]*)"/g)].map(([, given]) => given))).toEqual(new Set([nonce]));
  });

  it('is answered by Next, a call of the API before Next’s router (api-fast-path)', async () => {
    expect(await waysOf(() => send('/api/openapi.json'))).toEqual({ api: 1 });
    expect(await waysOf(() => send('/hotels/review'))).toEqual({ next: 1 });
  });

  it('has scripts that ask to be compiled while they load, packed too (finish-build)', async () => {
    const [first = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec((await send('/')).text) ?? [];
    for (const headers of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[])
      expect((await send(first, { headers })).text.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/hotels/no-such-hotel', '/ZZZ-99', '/gateway/checkout/order_none'])(
    '[2.4] %s answers 404 with a page that is whole before any script',
    async (at) => {
      const { status, text } = await send(at);
      expect(status).toBe(404);
      expect(text).toContain('>There is no page at this address</h1>');
      const [, header = ''] = /<header class="([\w-]+)"/.exec(text) ?? [];
      expect(text, 'the rules of its header').toContain(`.${header}{`);
    },
  );

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    '[7.22] %s to one of the API is told in the envelope',
    async (method) => {
      for (const at of ['/api', '/api/nothing/here']) {
        const { status, text } = await send(at, { method });
        expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
      }
    },
  );
});

describe('a crowd at one page of the running server', () => {
  it.each([
    ['/', 1],
    ['/hotels?city=kochi', 0],
    ['/corporate', 1],
  ])('shares renderings of %s, each with a nonce of its own (and %i kept from before)', async (at, kept) => {
    await send(at); // the first page of a process takes longer than anybody waits for somebody else's
    let answers: Answer[] = [];
    const { next = 0, shared = 0 } = await waysOf(
      async () =>
        (answers = await Promise.all(
          Array.from({ length: CROWD }, () => send(at, { headers: { 'accept-encoding': 'br' } })),
        )),
    );
    expect(next + shared).toBe(CROWD);
    expect(next).toBeLessThan(CROWD * 0.8); // all of them where nothing is shared; a busy machine lets many wait too long
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const nonces = answers.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(CROWD);
    expect(
      new Set(answers.map(({ text }, index) => text.replaceAll(nonces[index] ?? '', ''))).size,
    ).toBeLessThanOrEqual(next + kept);
    for (const { text } of answers) expect(text).toMatch(/<head>[\s\S]*<style>[\s\S]*<\/head>/); // it is completed for its first paint
  });

  it('but not what is somebody’s own', async () => {
    const { next = 0, shared = 0 } = await waysOf(() =>
      Promise.all(Array.from({ length: 5 }, () => send('/', { headers: { cookie: 'a=1' } }))),
    );
    expect([next, shared]).toEqual([5, 0]);
  });
});
