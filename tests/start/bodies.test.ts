import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { talk } from '../support/raw-socket.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-bodies-test';
const DATA_DIR = `${ROOT}/data`;

let sarai: Sarai;
beforeAll(async () => {
  await finish('scripts/reset-database.mjs', { DATA_DIR }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, LOG_LEVEL: 'warn', DEMO: 'no' });
  await sarai.ready();
});
afterAll(async () => {
  sarai.kill('SIGTERM');
  await sarai.ended;
  await finish('scripts/reset-database.mjs', { DATA_DIR });
});

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');
const BOMB = gzipSync(Buffer.alloc(50_000_000)); // 50 KB; packed before any test reads, because it takes this thread a while
const CHUNK = `10000\r\n${' '.repeat(0x10000)}\r\n`;
/** What takes a body, from whoever: an operation, the gateway's webhook, the form from the checkout, a page, nothing at all. */
const ENTRANCES = [
  '/api/users/login',
  '/api/payments/webhook',
  '/api/payments/callback',
  '/api/nothing',
  '/about',
  '/no-such-address',
];
const memory = async (): Promise<number> =>
  Number(/^process_resident_memory_bytes (\d+)/m.exec(await (await fetch(`${sarai.base}/api/metrics`)).text())?.[1]);
const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe.concurrent('a body', () => {
  it.each(ENTRANCES)('[7.20] without end to %s is answered, and cut off', async (path) => {
    const { text, closed } = await talk(sarai.base, head(path, 'Transfer-Encoding: chunked') + CHUNK, {
      more: { every: 2, send: CHUNK },
    });
    expect([303, 404, 405, 413]).toContain(statusesOf(text)[0]);
    expect(closed).toBe(true);
  });

  it.each(['/api/users/login', '/api/payments/webhook'])(
    '[7.20] that is packed, to %s, is refused unopened',
    async (path) => {
      for (const coding of ['gzip', 'br', 'deflate', 'gzip, gzip', 'x-unknown']) {
        const lines = [`Content-Encoding: ${coding}`, `Content-Length: ${BOMB.length}`, 'Connection: close'];
        const sent = Buffer.concat([Buffer.from(head(path, ...lines)), BOMB]);
        const { text, closed } = await talk(sarai.base, sent);
        expect(statusesOf(text), coding).toEqual([415]);
        expect(closed).toBe(true);
      }
    },
  );

  it('[7.20] that is longer than it said ends the connection with 400', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'somebody’s password' });
    const sent = `${head('/api/users/login', `Content-Length: ${Buffer.byteLength(body)}`)}${body}{"more":true}`;
    const { text, closed } = await talk(sarai.base, sent);
    expect([statusesOf(text).at(-1), closed]).toEqual([400, true]);
  });

  it('[7.20] that is shorter than it said is waited for, and holds no connection of the database', async () => {
    const [enough, order] = [new AbortController(), [] as string[]];
    const waiting = Array.from({ length: 100 }, async () => {
      const first = `${head('/api/users/login', 'Content-Length: 1000')}{`;
      const { text } = await talk(sarai.base, first, { signal: enough.signal });
      order.push('waited');
      return text;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200); // asks the database, on a connection of the pool
    order.push('ready');
    enough.abort();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ''));
    expect(order[0]).toBe('ready');
  });
});

describe('headers', () => {
  it('[7.20] of a megabyte are refused with 431 before they are all there', async () => {
    const { text, closed } = await talk(
      sarai.base,
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(1_000_000)}`,
    );
    expect([statusesOf(text), closed]).toEqual([[431], true]);
  });

  it('[7.20] and bodies like these leave the process as it was', async () => {
    expect(await memory()).toBeLessThan(1_000_000_000);
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
    expect(sarai.stdout()).not.toMatch(/"level":(50|60)/);
  });
});
