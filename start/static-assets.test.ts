import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticAssets } from './static-assets.ts';

const chunks = '.next/static/chunks';
let server: Server;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-assets-'));
  mkdirSync(path.join(folder, chunks), { recursive: true });
  for (const name of ['kept', 'gone'])
    writeFileSync(path.join(folder, chunks, `${name}.js.br`), brotliCompressSync(`say('${name}')`));
  const serve = staticAssets({ dev: false, folder });
  rmSync(path.join(folder, chunks, 'gone.js.br'));
  server = createServer((request, response) => void (serve(request, response) || response.writeHead(418).end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (file: string, headers: Record<string, string> = { 'accept-encoding': 'br' }, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/chunks/${file}`, { headers, method });

it('sends the brotli copy to those who can read it, for ever', async () => {
  const answer = await ask('kept.js?dpl=1');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe("say('kept')");
  expect(await (await ask('kept.js', undefined, 'HEAD')).text()).toBe('');
});

it('leaves the rest to Next: other encodings, names it does not know, names that are none', async () => {
  for (const answer of [
    await ask('kept.js', { 'accept-encoding': 'gzip' }),
    await ask('other.js'),
    await ask('%E0%A4%A'),
    await ask('..%2fkept.js'),
  ])
    expect(answer.status).toBe(418);
});

it('a file that a newer build took away is not there, and the server goes on', async () => {
  expect((await ask('gone.js')).status).toBe(404);
  expect((await ask('kept.js')).status).toBe(200);
});
