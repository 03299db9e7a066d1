import { createServer, request, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { compress } from './compress.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
const LONG = 'a stay of three nights, '.repeat(400);

async function serving(listener: RequestListener): Promise<number> {
  server = createServer((incoming, response) => {
    compress(incoming, response);
    listener(incoming, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const ask = (port: number, accepts = 'gzip, deflate, br', method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port, method, headers: accepts ? { 'accept-encoding': accepts } : {}, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

const says =
  (type: string, text: string, more: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    for (const [name, value] of Object.entries({ 'content-type': type, ...more })) response.setHeader(name, value);
    response.end(text);
  };

describe('text answers', () => {
  it.each([
    ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('to who accepts "%s" go out in %s, smaller and whole', async (accepts, coding, read) => {
    const port = await serving(
      says('text/html; charset=utf-8', LONG, { 'content-length': String(LONG.length), vary: 'rsc' }),
    );
    const { headers, bytes } = await ask(port, accepts);
    expect([headers['content-encoding'], headers.vary, read(bytes).toString()]).toEqual([
      coding,
      'rsc, accept-encoding',
      LONG,
    ]);
    if (coding) expect(bytes.length).toBeLessThan(LONG.length / 10);
  });

  it.each(['application/json; charset=utf-8', 'image/svg+xml', 'text/x-component', 'application/manifest+json'])(
    'are of %s too',
    async (type) => {
      expect((await ask(await serving(says(type, LONG)))).headers['content-encoding']).toBe('br');
    },
  );

  it('go out part by part', async () => {
    let finish = () => {};
    const port = await serving((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.flushHeaders();
      response.write(LONG);
      finish = () => void response.end('the rest');
    });
    const text = await new Promise<string>((resolve, reject) => {
      request({ port, headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
        let read = '';
        response
          .pipe(createBrotliDecompress())
          .on('data', (part: Buffer) => {
            read += part.toString();
            if (read === LONG) finish(); // nothing more comes until this was seen
          })
          .on('end', () => resolve(read));
      })
        .on('error', reject)
        .end();
    });
    expect(text).toBe(`${LONG}the rest`);
  });

  it('keep the headers they were begun with', async () => {
    const port = await serving((_, response) =>
      response
        .writeHead(201, {
          'content-type': 'application/json',
          'set-cookie': ['a=1', 'b=2'],
          'content-length': LONG.length,
        })
        .end(LONG),
    );
    const { status, headers, bytes } = await ask(port);
    expect([status, headers['set-cookie'], brotliDecompressSync(bytes).toString()]).toEqual([
      201,
      ['a=1', 'b=2'],
      LONG,
    ]);
  });
});

describe('what stays as it is', () => {
  it.each([
    ['a picture', says('image/png', LONG)],
    ['a document', says('application/pdf', LONG)],
    ['a stream of events', says('text/event-stream', LONG)],
    ['what fits into a packet', says('application/json', '{}')],
    ['what is compressed already', says('text/css', LONG, { 'content-encoding': 'gzip' })],
    ['what must not be touched', says('text/html', LONG, { 'cache-control': 'no-transform' })],
  ] as const)('%s', async (_, listener) => {
    const { headers, bytes } = await ask(await serving(listener));
    expect(headers['content-encoding']).not.toBe('br');
    expect([LONG, '{}']).toContain(bytes.toString());
  });

  it('an answer without a body', async () => {
    expect(await ask(await serving(says('text/html', LONG)), 'br', 'HEAD')).toMatchObject({
      status: 200,
      bytes: Buffer.alloc(0),
    });
    const { status, headers } = await ask(
      await serving((_, response) => response.writeHead(304, { 'content-type': 'text/html' }).end()),
    );
    expect([status, headers['content-encoding']]).toEqual([304, undefined]);
  });
});

it('a reader who leaves takes nobody along', async () => {
  let ended: unknown;
  const port = await serving((_, response) => {
    response.setHeader('content-type', 'text/html');
    const writing = setInterval(() => response.write(LONG), 2);
    response.once('close', () => setTimeout(() => (clearInterval(writing), (ended = response.destroyed)), 20));
  });
  const leaver = request({ port, headers: { 'accept-encoding': 'br' }, agent: false }, (response) =>
    response.once('data', () => leaver.destroy()),
  );
  leaver.on('error', () => undefined).end();
  await expect.poll(() => ended).toBe(true);
});
