import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aSarai, finish, freePort } from '../support/whole-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sarai-configuration-'));
const DATA_DIR = path.join(folder, 'data');
const EVERYTHING_MISSING =
  /^Configuration: SESSION_SECRET is needed where SARAI_ENV is prod; GATEWAY_KEY_SECRET [^;]+; GATEWAY_WEBHOOK_SECRET [^;]+; PUBLIC_URL [^;]+; SMTP_URL [^;]+; ALLOW_STAND_IN_GATEWAY_IN_PROD [^;]+; ALLOW_STAND_IN_AIRLINES_IN_PROD .+ See \.env\.example\.$/;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('[9.10] a wrong value stops the start with one clear line', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is no number', { PORT: 'abc' }, /^Configuration: PORT .+\. See \.env\.example\.$/],
    [
      'several things at once',
      { PORT: '70000', LOG_LEVEL: 'loud' },
      /^Configuration: PORT .+; LOG_LEVEL .+\. See \.env\.example\.$/,
    ],
    [
      'an environment that is none',
      { SARAI_ENV: 'production' },
      /^Configuration: SARAI_ENV .+\. See \.env\.example\.$/,
    ],
    ['a production with nothing configured', { SARAI_ENV: 'prod' }, EVERYTHING_MISSING],
    ['a start without a word', { SARAI_ENV: '' }, EVERYTHING_MISSING],
    ['a start without a word on every interface', { SARAI_ENV: '', HOST: '0.0.0.0' }, EVERYTHING_MISSING],
    [
      'local, but not for this machine alone',
      { HOST: '0.0.0.0' },
      /^Configuration: HOST must be 127\.0\.0\.1 where SARAI_ENV is local: only this machine may reach it\. See/,
    ],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://root:hunter2@localhost/x' },
      /^Configuration: DATABASE_URL must begin with postgres:\/\/\. See \.env\.example\.$/,
    ],
    [
      'a database where nobody answers',
      { DATABASE_URL: 'postgres://sarai:hunter2@127.0.0.1:1/sarai' },
      /^Configuration: the PostgreSQL that DATABASE_URL names cannot be used \(nobody answers there, ECONNREFUSED\)\.$/,
    ],
    [
      'a folder that cannot be written',
      { DATA_DIR: 'package.json' },
      /^Configuration: DATA_DIR package\.json cannot be written \(\w+\)\.$/,
    ],
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
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: `Configuration: PORT ${port} is in use by another program; set PORT to a free one.\n`,
    });
    expect(existsSync(path.join(DATA_DIR, 'postgres')) || existsSync(path.join(DATA_DIR, 'running.json'))).toBe(false);
  });
});

describe('npm start', () => {
  it('[9.10] on every interface, without a word, is a production: it names all that is missing', async () => {
    const { code, stderr } = await finish('scripts/start.mjs', { SARAI_ENV: '', HOST: '0.0.0.0', DATA_DIR });
    expect(stderr.trimEnd()).toMatch(EVERYTHING_MISSING);
    expect(code).toBe(1);
  });

  it('[9.10] a production refuses a database with demo people in it, stops it, and leaves it as it was', async () => {
    const laptop = await aSarai({ SARAI_ENV: '', DATA_DIR }, 'scripts/start.mjs');
    await laptop.ready();
    expect(laptop.stdout()).toContain('  Environment: local. Only this machine can reach it.\n');
    laptop.kill('SIGTERM');
    await laptop.ended;
    const drawn = () => randomBytes(32).toString('hex');
    const production = {
      SARAI_ENV: 'prod',
      PUBLIC_URL: 'https://travel.in',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SESSION_SECRET: drawn(),
      GATEWAY_KEY_SECRET: drawn(),
      GATEWAY_WEBHOOK_SECRET: drawn(),
      ALLOW_STAND_IN_GATEWAY_IN_PROD: 'yes',
      ALLOW_STAND_IN_AIRLINES_IN_PROD: 'yes',
    };
    const { code, stdout, stderr } = await finish('server.ts', {
      DATA_DIR,
      PORT: String(await freePort()),
      ...production,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^Configuration: the database has demo people with published passwords \(admin@demo-company\.sarai\.in, asha@demo\.sarai\.in, .+\), and SARAI_ENV is prod\. .+ALLOW_DEMO_PEOPLE_IN_PROD=yes\.\n$/,
    );
    expect(existsSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});
