import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { talk } from '#tests/support/raw-socket.ts';
import { cutUnreadBody, takePort, TIME_LIMITS } from './take-port.ts';

/** The limits of production, so many times shorter. */
const SHORTER = 60;
const limits = Object.fromEntries(
  Object.entries(TIME_LIMITS).map(([name, ms]) => [name, Math.round(ms / SHORTER)]),
) as typeof TIME_LIMITS;
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

let server: Server;
let base: string;
/** Milliseconds after which a long answer was given up. */
const givenUp = Promise.withResolvers<number>();
beforeAll(async () => {
  const taken = await takePort(0, '127.0.0.1', limits);
  server = taken.server;
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  taken.serve((request, response) => {
    cutUnreadBody(request, response, limits);
    const began = performance.now();
    if (request.url === '/long') {
      response.once('close', () => givenUp.resolve(response.writableFinished ? NaN : performance.now() - began));
      return void response.end(Buffer.alloc(50_000_000));
    }
    if (request.url === '/refused') return void response.writeHead(413).end();
    request.on('data', () => undefined).once('end', () => void response.end('whole'));
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.concurrent('a caller who dawdles', () => {
  it('[7.20] over headers is told 408 after 15 seconds', async () => {
    const { text, ms, closed } = await talk(base, `${POST}X-Slow: `, {
      more: { every: 20, send: 'x' },
      patience: 3000,
    });
    expect([text.slice(0, 12), closed]).toEqual(['HTTP/1.1 408', true]);
    expect(ms * SHORTER).toBeGreaterThan(TIME_LIMITS.headersTimeout);
    expect(ms).toBeLessThan(1000);
  });

  it('[7.20] over a body is told 408 after a minute', async () => {
    const { text, ms, closed } = await talk(base, `${POST}Content-Length: 1000\r\n\r\n`, {
      more: { every: 20, send: 'x' },
      patience: 5000,
    });
    expect([text.slice(0, 12), closed]).toEqual(['HTTP/1.1 408', true]);
    expect(ms * SHORTER).toBeGreaterThan(TIME_LIMITS.requestTimeout);
    expect(ms).toBeLessThan(2500);
  });

  it('[7.20] who says nothing at all is cut off', async () => {
    expect((await talk(base, '', { patience: 3000 })).closed).toBe(true);
  });

  it('[7.20] who does not read a long answer is cut off', async () => {
    const mute = talk(base, 'GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n', { patience: 4000, mute: true });
    const ms = await Promise.race([givenUp.promise, mute.then(() => Infinity)]);
    expect(ms * SHORTER).toBeLessThan(3 * TIME_LIMITS.timeout); // Node looks twice whether a write moves
    expect(ms * SHORTER).toBeGreaterThan(TIME_LIMITS.timeout * 0.9);
  });

  it('[7.20] whose body goes on after its refusal is cut off two seconds later', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const { text, ms, closed } = await talk(
      base,
      `POST /refused HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
      { more: { every: 5, send: chunk }, patience: 3000 },
    );
    expect([text.slice(0, 12), closed]).toEqual(['HTTP/1.1 413', true]);
    expect(ms).toBeLessThan(600);
  });

  it('who sends a whole body is answered, and again on the same connection', async () => {
    const whole = `${POST}Content-Length: 2\r\n\r\n{}`;
    const { text } = await talk(base, whole, { more: { every: 100, send: whole }, patience: 350 });
    expect(text.match(/whole/g)?.length).toBeGreaterThan(1);
  });
});
