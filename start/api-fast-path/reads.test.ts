import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everyByte, fastPathServer, MEGABYTE } from '#tests/support/fast-path-server.ts';

const { answered, send, serve } = fastPathServer();

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

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
    serve({
      POST: async (request) => {
        let length = 0;
        for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
          length += piece.length;
          await pause;
        }
        return new Response(String(length));
      },
    });
    const { request, answer } = send({ method: 'POST', body: Buffer.alloc(48 * MEGABYTE) });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(request.socket?.writableLength).toBeGreaterThan(24 * MEGABYTE);
    goOn();
    expect((await answer).text).toBe(String(48 * MEGABYTE));
  });
});
