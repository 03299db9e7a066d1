import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { coalescedRenders } from './coalesced-renders.ts';

type Answer = { status: number; text: string; nonce: string; headers: IncomingMessage['headers'] };
type Page = { status?: number; takes?: number; headers?: Record<string, string>; ending?: string };

let server: Server | undefined;
let rendered = 0;
let clock = 0;
/** Requests that came, and how many must have come before a page is answered. */
let arrived = 0;
let awaited = 0;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/**
 * A server whose pages name the nonce of the request that they were rendered for, some time after it came, and not
 * before the whole of a `crowd` has.
 */
async function serving({ status = 200, takes = 60, headers = {}, ending = '</html>' }: Page = {}): Promise<void> {
  [rendered, clock, arrived, awaited] = [0, 0, 0, 0];
  const share = coalescedRenders(() => clock);
  const listener: RequestListener = (request, response) => {
    arrived += 1;
    const nonce = `nonce${Math.random().toString(36).slice(2)}`;
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
    share(request, response, () => {
      rendered += 1;
      const text = `<script nonce="${nonce}"></script> ₹ page ${rendered}${ending}`;
      const answer = () => {
        if (arrived < awaited) return void setTimeout(answer, 5);
        for (const [name, value] of Object.entries({
          'content-type': 'text/html; charset=utf-8',
          'x-frame-options': 'DENY',
          link: `</a.js>; nonce="${nonce}"`,
          ...headers,
        }))
          response.setHeader(name, value);
        response.statusCode = status;
        const bytes = Buffer.from(text);
        response.write(bytes.subarray(0, 10));
        response.end(bytes.subarray(10));
      };
      setTimeout(answer, takes);
    });
  };
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get({ port: (server!.address() as AddressInfo).port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({
          status: response.statusCode ?? 0,
          text,
          headers: response.headers,
          nonce: /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '',
        });
      });
    });
    request.on('error', reject);
  });

const crowd = (path: string, headers?: Record<string, string>): Promise<Answer[]> => {
  awaited = arrived + 5;
  return Promise.all(Array.from({ length: 5 }, () => ask(path, headers)));
};

describe('a crowd at one public page', () => {
  it.each(['/', '/about', '/blogs', '/blogs/tatkal-trains', '/hotels?city=kochi', '/hotels/tea-house?rooms=2'])(
    'shares one rendering of %s, each with a nonce of their own, in text and headers',
    async (path) => {
      await serving();
      const answers = await crowd(path);
      expect(rendered).toBe(1);
      expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(5);
      for (const { text, nonce, headers } of answers) {
        expect(text).toBe(`<script nonce="${nonce}"></script> ₹ page 1</html>`);
        expect(headers).toMatchObject({ 'x-frame-options': 'DENY', link: `</a.js>; nonce="${nonce}"` });
      }
    },
  );

  it('is rendered anew for whoever comes afterwards: prices and rooms are never kept', async () => {
    await serving();
    await ask('/hotels?city=kochi');
    expect((await ask('/hotels?city=kochi')).text).toContain('page 2');
  });

  it('keeps a page without stock of its own for a second', async () => {
    await serving();
    await ask('/');
    expect((await ask('/')).text).toContain('page 1');
    clock += 1001;
    expect((await ask('/')).text).toContain('page 2');
  });

  it.each([
    ['a part that a router asks for', '/', { rsc: '1' }],
    ['a request with a cookie', '/', { cookie: 'a=1' }],
    ['one that has another beside its theme', '/', { cookie: 'theme=dark; a=1' }],
    ['one whose cookie is named almost so', '/', { cookie: 'devices=1' }],
    ['a machine that reads pages', '/', { 'user-agent': 'Googlebot/2.1' }],
    ['the review', '/hotels/review?hotel=a', {}],
    ['a signed-in shell', '/bookings', {}],
    ['the API', '/api/hotels/search?city=kochi', {}],
  ])('does not share %s', async (_, path, headers) => {
    await serving();
    await crowd(path, headers);
    expect(rendered).toBe(5);
  });

  it('shares with those who chose a theme, or signed in before: no page reads these cookies', async () => {
    await serving();
    await crowd('/', { cookie: 'theme=dark' });
    await crowd('/', { cookie: '__Host-theme=dark' });
    await crowd('/', { cookie: 'currency=USD; theme=dark' });
    await crowd('/', { cookie: 'device=AAAA~1.bbbb; theme=dark' });
    await crowd('/', { cookie: '__Host-device=AAAA~1.bbbb' });
    expect(rendered).toBe(1);
  });

  it('shares one rendering for each language, and none between them', async () => {
    await serving();
    awaited = arrived + 10;
    const hindi = { cookie: 'theme=dark; language=hi' };
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => ask('/', index % 2 ? hindi : {})));
    expect(rendered).toBe(2);
    const [english, other] = [0, 1].map((rest) => answers.filter((_, index) => index % 2 === rest));
    const pageOf = ({ text }: Answer) => /page \d/.exec(text)?.[0];
    expect(new Set(english?.map(pageOf)).size).toBe(1);
    expect(new Set(other?.map(pageOf)).size).toBe(1);
    expect(english?.map(pageOf)[0]).not.toBe(other?.map(pageOf)[0]);
  });

  it('shares with no machine that Next answers in another order', async () => {
    const { HTML_LIMITED_BOT_UA_RE: known } = (await import('next/dist/shared/lib/router/utils/html-bots.js')) as {
      HTML_LIMITED_BOT_UA_RE: RegExp;
    };
    const names = known.source.split('|').map((name) => name.replaceAll('[\\w-]+', 'Any'));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      await serving({ takes: 5 });
      await Promise.all([ask('/', { 'user-agent': name }), ask('/', { 'user-agent': name })]);
      expect([name, rendered]).toEqual([name, 2]);
      await new Promise<void>((resolve) => server?.close(() => resolve()));
    }
    server = undefined;
  });

  it('shares nothing but a whole document', async () => {
    const others: Page[] = [
      { status: 500 },
      { status: 206 },
      { headers: { 'set-cookie': 'a=1' } },
      { headers: { 'content-type': 'application/json' } },
      { headers: { 'content-type': 'text/x-component' } },
      { headers: { 'content-encoding': 'gzip' } },
      { ending: '' },
    ];
    for (const page of others) {
      await serving(page);
      await crowd('/');
      expect(rendered).toBe(5);
    }
  });

  it('waits for nobody who left, and for no slow one for long', async () => {
    await serving({ takes: 700 });
    const leaver = get({ port: (server!.address() as AddressInfo).port, path: '/', agent: false });
    leaver.on('error', () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const waiting = ask('/');
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaver.destroy();
    expect((await waiting).text).toContain('page 2');
    const [slow, impatient] = await Promise.all([ask('/hotels'), ask('/hotels')]);
    expect([slow.text, impatient.text].map((text) => text.slice(-13, -7)).sort()).toEqual(['page 3', 'page 4']);
  });
});
