import { describe, expect, it } from 'vitest';
import { fastPathServer, MEGABYTE } from '#tests/support/fast-path-server.ts';

const { answered, send, serve } = fastPathServer();

const until = (seen: () => boolean) => expect.poll(seen, { timeout: 2000, interval: 5 }).toBe(true);

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
    serve({
      GET: (request) =>
        new Promise(
          (resolve) => (
            (signal = request.signal),
            signal.addEventListener('abort', () => resolve(new Response('to nobody')))
          ),
        ),
    });
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
      serve({
        POST: async (request) => {
          begun = true;
          await new Promise((resolve) => setTimeout(resolve, wait));
          await request.text().catch((error: unknown) => void (ended = error));
          return new Response('to nobody');
        },
      });
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
    serve({
      GET: () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(Buffer.alloc(MEGABYTE)),
            cancel: () => void (cancelled = true),
          }),
        ),
    });
    const { request } = send();
    request.once('response', (response) => response.once('data', () => request.destroy()));
    await until(() => cancelled);
  });
});
