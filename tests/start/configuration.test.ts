import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wantsDemo } from '#lib/server/start/prepare-data.ts';
import { finish } from '../support/whole-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sarai-configuration-'));
const DATA_DIR = path.join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('[9.10] a wrong value stops the start with one clear line', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is no number', { PORT: 'abc' }, /^Configuration: PORT .+\. See \.env\.example\.$/],
    ['several things at once', { PORT: '70000', LOG_LEVEL: 'loud' }, /^Configuration: PORT .+; LOG_LEVEL .+\. See \.env\.example\.$/],
    ['an environment that is none', { SARAI_ENV: 'production' }, /^Configuration: SARAI_ENV .+\. See \.env\.example\.$/],
    ['a production without secrets', { SARAI_ENV: 'prod', PUBLIC_URL: 'https://sarai.example' }, /^Configuration: SESSION_SECRET is needed where SARAI_ENV is prod; GATEWAY_KEY_SECRET .+; GATEWAY_WEBHOOK_SECRET [^;]+; SMTP_URL [^;]+$/],
    ['a database of another kind', { DATABASE_URL: 'mysql://root:hunter2@localhost/x' }, /^Configuration: DATABASE_URL must begin with postgres:\/\/\. See \.env\.example\.$/],
    ['a database where nobody answers', { DATABASE_URL: 'postgres://sarai:hunter2@127.0.0.1:1/sarai' }, /^Configuration: the PostgreSQL that DATABASE_URL names cannot be used \(nobody answers there, ECONNREFUSED\)\.$/],
    ['a folder that cannot be written', { DATA_DIR: 'package.json' }, /^Configuration: DATA_DIR package\.json cannot be written \(\w+\)\.$/],
  ])('%s', async (_, environment, line) => {
    const { code, stdout, stderr } = await finish('server.ts', { DATA_DIR, ...environment });
    expect(stderr.trimEnd()).toMatch(line);
    expect(stderr).not.toContain('hunter2');
    expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 1, stdout: '', lines: 2 });
    expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);
  });

  it('a port in use, before anything is made', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stdout, stderr } = await finish('server.ts', { DATA_DIR, PORT: String(port) });
    other.close();
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `Configuration: PORT ${port} is in use by another program; set PORT to a free one.\n` });
    expect(existsSync(path.join(DATA_DIR, 'postgres')) || existsSync(path.join(DATA_DIR, 'running.json'))).toBe(false);
  });
});

it.each([
  ['auto', undefined, true],
  ['auto', 'postgres://db/sarai', false],
  ['yes', 'postgres://db/sarai', true],
  ['no', 'postgres://db/sarai', false],
  ['no', undefined, false],
] as const)('[9.10] DEMO=%s with DATABASE_URL %s makes demo people and stock: %s', (DEMO, DATABASE_URL, makes) => {
  expect(wantsDemo({ DEMO, DATABASE_URL })).toBe(makes);
});
