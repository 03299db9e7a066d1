import { afterAll, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { talk } from '#tests/support/raw-socket.ts';
import { cutUnreadBody, takePort, TIME_LIMITS } from './take-port.ts';

type Limit = keyof typeof TIME_LIMITS;

/** How many times shorter a limit under test is than in production. */
const SHORTER = 60;
/**
 * Longer than any shortened limit, shorter than the others: whoever is cut off within it is cut off by the limit under
 * test, also on a busy machine.
 */
const READ_TIMEOUT_MS = 10_000;
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

const servers: Server[] = [];
/** A server on which only these limits are shortened. Gives its address, and how many milliseconds it tried to send a long answer. */
async function serverWith(...shortened: Limit[]) {
  const limits = { ...TIME_LIMITS };
  for (const name of [...shortened, 'connectionsCheckingInterval'] as const)
    limits[name] = Math.round(TIME_LIMITS[name] / SHORTER);
  const { server, serve } = await takePort(0, '127.0.0.1', limits);
  servers.push(server);
  const givenUp = Promise.withResolvers<number>();
  serve((request, response) => {
    cutUnreadBody(request, response, limits);
    const began = performance.now();
    if (request.url === '/long') {
      response.once('close', () => givenUp.resolve(response.writableFinished ? NaN : performance.now() - began));
      return void response.end(Buffer.alloc(50_000_000));
    }
    if (request.url === '/refused') return void response.writeHead(413).end();
    request.on('data', () => undefined).once('end', () => void response.end('whole'));
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, givenUp: givenUp.promise };
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe.concurrent('a caller who dawdles', () => {
  it('[7.20] over headers is told 408 after 15 seconds', async () => {
    const { base } = await serverWith('headersTimeout');
    const { text, ms, closed } = await talk(base, `${POST}X-Slow: `, {
      more: { every: 20, send: 'x' },
      patience: READ_TIMEOUT_MS,
    });
    expect([text.slice(0, 12), closed]).toEqual(['HTTP/1.1 408', true]);
    expect(ms * SHORTER).toBeGreaterThan(TIME_LIMITS.headersTimeout);
  });

  it('[7.20] over a body is told 408 after a minute', async () => {
    const { base } = await serverWith('headersTimeout', 'requestTimeout'); // Node wants the first below the second
    const { text, ms, closed } = await talk(base, `${POST}Content-Length: 1000\r\n\r\n`, {
      more: { every: 20, send: 'x' },
      patience: READ_TIMEOUT_MS,
    });
    expect([text.slice(0, 12), closed]).toEqual(['HTTP/1.1 408', true]);
    expect(ms * SHORTER).toBeGreaterThan(TIME_LIMITS.requestTimeout);
  });

  it('[7.20] who says nothing at all is cut off', async () => {
    const { base } = await serverWith('headersTimeout', 'timeout');
    expect((await talk(base, '', { patience: READ_TIMEOUT_MS })).closed).toBe(true);
  });

  it('[7.20] who does not read a long answer is cut off', async () => {
    const { base, givenUp } = await serverWith('timeout');
    const mute = talk(base, 'GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n', { patience: READ_TIMEOUT_MS, mute: true });
    const ms = await Promise.race([givenUp, mute.then(() => Infinity)]);
    expect(ms).toBeLessThan(READ_TIMEOUT_MS);
    expect(ms * SHORTER).toBeGreaterThan(TIME_LIMITS.timeout * 0.9);
  });

  it('[7.20] whose body goes on after its refusal is cut off two seconds later', async () => {
    const { base } = await serverWith('unreadBody');
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const { text, closed } = await talk(
      base,
      `POST /refused HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
      { more: { every: 5, send: chunk }, patience: READ_TIMEOUT_MS },
    );
    expect([text.slice(0, 12), closed]).toEqual(['HTTP/1.1 413', true]);
  });

  it('who sends a whole body is answered, and again on the same connection', async () => {
    const { base } = await serverWith();
    const whole = `${POST}Content-Length: 2\r\n\r\n{}`;
    const { text } = await talk(base, whole, { more: { every: 100, send: whole }, patience: 1000 });
    expect(text.match(/whole/g)?.length).toBeGreaterThan(1);
  });
});
