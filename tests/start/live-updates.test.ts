import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processesOf } from '../support/faults/product.ts';
import { aHostedForm } from '../support/hosted-events.ts';
import { until } from '../support/hub.ts';
import { aStream } from '../support/live-streams.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-live-test';
const DATA_DIR = `${ROOT}/data`;
const { SESSION_SECRET = '', GATEWAY_KEY_SECRET = '', GATEWAY_WEBHOOK_SECRET = '' } = process.env;
const ENVIRONMENT = {
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100',
  SESSION_SECRET,
  GATEWAY_KEY_SECRET,
  GATEWAY_WEBHOOK_SECRET,
};
/** The embedded database of the first process, for another. */
const at = (role: string) => `postgres://${role}@/sarai?host=${encodeURIComponent(path.resolve(DATA_DIR, 'socket'))}`;

let sarai: Sarai;
let token: string;
let live: string;
let code: string;

async function send<Data>(way: string, body: object): Promise<{ status: number; data: Data }> {
  const answer = await fetch(`${sarai.base}${way}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
}
const write = (text: string) => send('/api/events/hosted/messages', { code, text });

beforeAll(async () => {
  await finish('scripts/reset-database.mjs', { DATA_DIR }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, ...ENVIRONMENT });
  await sarai.ready();
  const [, email, password] = /Demo account: (\S+) {2}password: (.+)/.exec(sarai.stdout()) ?? [];
  token = '';
  token = (await send<{ accessToken: string }>('/api/users/login', { email, password })).data.accessToken;
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const form = aHostedForm({ startsOn: day, endsOn: day, programme: [] });
  ({ code } = (await send<{ code: string }>('/api/events/hosted', form)).data);
  live = `/api/events/hosted/messages?code=${code}`;
});
afterAll(async () => {
  sarai.kill('SIGTERM');
  await sarai.ended;
  await finish('scripts/reset-database.mjs', { DATA_DIR });
});

describe('[1.2] [2.4] live updates of a whole process', () => {
  it('come at once, with the headers of the house, uncompressed, and beside the answer in JSON', async () => {
    const stream = await aStream(sarai.base, token, live);
    await until(() => stream.changes() === 1);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await write('Welcome.')).status).toBe(200);
    await until(() => stream.changes() === 2, 2000);
    const json = await fetch(`${sarai.base}${live}`, { headers: { authorization: `Bearer ${token}` } });
    expect(json.headers.get('content-type')).toContain('application/json');
    stream.stop();
  });

  it('outlive their database: a stream stays, and hears what is committed after the restart', async () => {
    const stream = await aStream(sarai.base, token, live);
    await until(() => stream.changes() === 1);
    process.kill(processesOf(DATA_DIR)[0] ?? 0, 'SIGKILL');
    let at = 0;
    const written = async () => (await write(`Welcome again ${'abcdefghijklmnopqrstuvwxyz'[at++ % 26]}`)).status;
    await expect.poll(written, { timeout: 20_000, interval: 500 }).toBe(200);
    await until(() => stream.changes() >= 2, 10_000);
    expect(stream.isOver()).toBe(false);
    stream.stop();
  });

  it('come to another process too; one that stops sends its clients away with a time to return', async () => {
    const other = await aSarai({
      ...ENVIRONMENT,
      DATABASE_URL: at('sarai_app'),
      DATABASE_OWNER_URL: at('sarai'),
      DEMO: 'no',
    });
    await other.ready();
    const stream = await aStream(other.base, token, live);
    await until(() => stream.changes() === 1);
    await write('Is everybody here?');
    await until(() => stream.changes() === 2, 2000);
    other.kill('SIGTERM');
    await until(() => stream.isOver(), 10_000);
    expect(stream.heard.at(-1)?.name).toBe('end');
    expect((await other.ended).code).toBe(0);
    const again = await aStream(sarai.base, token, live, stream.heard.at(-2)?.id);
    await until(() => again.beats() > 0);
    expect(again.heard).toEqual([]);
    again.stop();
  });
});
