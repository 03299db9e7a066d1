import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compress } from './compress.ts';
import { sendWhole } from './send-whole.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Asks a server that answers as Next does. */
async function answered(answer: (response: ServerResponse) => unknown, headers: Record<string, string> = {}): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const server = createServer((request, response) => {
    compress(request, response);
    sendWhole(response);
    void answer(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const incoming = await new Promise<IncomingMessage>((resolve) => ask({ port: (server.address() as AddressInfo).port, headers }, resolve).end());
  return { headers: incoming.headers, body: Buffer.concat(await incoming.toArray()) };
}

/** As Next writes the body of a Response. */
const asNext = (type: string, ...chunks: string[]) => async (response: ServerResponse) => {
  response.setHeader('content-type', type);
  response.flushHeaders();
  for (const chunk of chunks) {
    await Promise.resolve();
    response.write(Buffer.from(chunk));
  }
  await Promise.resolve();
  response.end();
};

it('sends a JSON answer in one piece, with its length', async () => {
  const { headers, body } = await answered(asNext(JSON_TYPE, '{"status":"SUCCESS"}'));
  expect([headers['content-length'], headers['transfer-encoding'], body.toString()]).toEqual(['20', undefined, '{"status":"SUCCESS"}']);
});

it('sends one that comes in parts in parts, and all of it', async () => {
  const { headers, body } = await answered(asNext(JSON_TYPE, '{"a":', '1', '}'));
  expect([headers['transfer-encoding'], body.toString()]).toEqual(['chunked', '{"a":1}']);
});

it('sends what stands in the end itself after what came before', async () => {
  const { body } = await answered((response) => response.writeHead(200, { 'content-type': JSON_TYPE }).end('{}'));
  expect(body.toString()).toBe('{}');
  const both = await answered((response) => {
    response.setHeader('content-type', JSON_TYPE);
    response.write(Buffer.from('{"a":'));
    response.end('1}');
  });
  expect(both.body.toString()).toBe('{"a":1}');
});

it('leaves an answer without a body, and what is no JSON, as they are', async () => {
  expect((await answered(asNext(JSON_TYPE))).body).toHaveLength(0);
  const { headers, body } = await answered(asNext('text/html', '<p>', '</p>'));
  expect([headers['transfer-encoding'], body.toString()]).toEqual(['chunked', '<p></p>']);
});

it('is compressed as before where it is worth it', async () => {
  const long = JSON.stringify({ words: 'rooms '.repeat(2000) });
  const { headers, body } = await answered(asNext(JSON_TYPE, long), { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', long]);
  expect((await answered(asNext(JSON_TYPE, '{}'), { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});
