import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { CorporateSession } from '#features/companies/contract.ts';
import { openConnection, TIMES } from '#features/notifications/client/connection.ts';
import { openDatabase } from '#lib/server/db/connect.ts';
import { MAINTENANCE_LIMITS } from '#lib/server/db/limits.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';
import { accessToken } from '../support/access-token.ts';
import { processesOf } from '../support/faults/product.ts';
import { aClient, sendBytes, type Transport, until } from '../support/hub.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-realtime-test';
const DATA_DIR = `${ROOT}/data`;

const { SESSION_SECRET = '', GATEWAY_KEY_SECRET = '', GATEWAY_WEBHOOK_SECRET = '' } = process.env;
const ENVIRONMENT = {
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100',
  SESSION_SECRET,
  GATEWAY_KEY_SECRET,
  GATEWAY_WEBHOOK_SECRET,
};
const TABS = 1000;
/** The embedded database of the first process, for others. */
const at = (role: string) => `postgres://${role}@/sarai?host=${encodeURIComponent(path.resolve(DATA_DIR, 'socket'))}`;

let sarai: Sarai;
let me: CorporateSession;
beforeAll(async () => {
  await finish('scripts/reset-database.mjs', { DATA_DIR }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, ...ENVIRONMENT });
  await sarai.ready();
  const [, workEmail, password] = /, administrator: (\S+) {2}password: (.+)/.exec(sarai.stdout()) ?? [];
  const answer = await fetch(`${sarai.base}/api/corporate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ workEmail, password }),
  });
  me = ((await answer.json()) as { data: CorporateSession }).data;
});
afterAll(async () => {
  sarai.kill('SIGTERM');
  await sarai.ended;
  await finish('scripts/reset-database.mjs', { DATA_DIR });
});

/** The id of some policy of the demo company. */
async function aPolicy(): Promise<string> {
  const answer = await fetch(`${sarai.base}/api/corporate/travel-policies`, {
    headers: { authorization: `Bearer ${me.accessTokenData.accessToken}` },
  });
  const text = await answer.text();
  return /"(?:_id|policyId)":"(pol_[^"]+|[^"]*pol[^"]*)"/.exec(text)?.[1] ?? '';
}

const UPGRADE =
  'HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

describe('the socket of a whole process', () => {
  it.each<Transport>(['plain', 'websocket', 'xhr-streaming', 'xhr-polling'])(
    '[7.19] is where the pages are, over %s',
    async (transport) => {
      const { subscribe, stop, errors } = await aClient(sarai.base, me.accessTokenData.accessToken, { transport });
      await subscribe(`/topic/approval${me.userDetails._id}`);
      await stop();
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ['another path', `GET /_next/webpack-hmr ${UPGRADE}\r\n`, '404 Not Found'],
    [
      'the way of a proxy that nobody named',
      `GET ${SOCKET_PATH}/websocket ${UPGRADE}X-Forwarded-For: 192.0.2.1\r\n\r\n`,
      '421 Misdirected Request',
    ],
    ['another page', `GET ${SOCKET_PATH}/websocket ${UPGRADE}Origin: https://evil.example\r\n\r\n`, '403 Forbidden'],
  ])('[7.19] refuses the upgrade of %s with an answer', async (_, bytes, status) => {
    expect(await sendBytes(Number(new URL(sarai.base).port), bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  });

  it('[7.19] outlives its database: a socket stays, and hears what is committed after the restart', async () => {
    const token = me.accessTokenData.accessToken;
    const client = await aClient(sarai.base, token);
    await client.subscribe(`/topic/corporateEmpTravelPolicy${me.userDetails._id}`);
    const [postmaster] = processesOf(DATA_DIR);
    process.kill(postmaster ?? 0, 'SIGKILL');
    const given = async () => {
      const response = await fetch(`${sarai.base}/api/corporate/travel-policies/assign`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ policyId: await aPolicy(), to: 'employee', targetId: me.userDetails._id }),
      });
      return response.status;
    };
    await expect.poll(given, { timeout: 20_000, interval: 500 }).toBe(200);
    await until(() => client.messages.length > 0, 10_000);
    expect(JSON.parse(client.messages[0]?.body ?? '')).toMatchObject({ userId: me.userDetails._id });
    expect(client.closed).toEqual([]);
    await client.stop();
  });

  it('[7.19] killed with a thousand subscribers: all go to another process, and hear each message once', async () => {
    const other = await aSarai({
      ...ENVIRONMENT,
      DATABASE_URL: at('sarai_app'),
      DATABASE_OWNER_URL: at('sarai'),
      DEMO: 'no',
    });
    await other.ready();
    const db = openDatabase(at('sarai'), 4, MAINTENANCE_LIMITS);
    const { userId, companyId } = { userId: me.userDetails._id, companyId: me.companyDetails._id };
    await db.execute(sql`
        insert into sessions (id, user_id, user_type, device, created_at, last_used_at, expires_at)
        select 'ses_many' || number, ${userId}, 'corporate', '{}', now(), now(), now() + interval '1 day' from generate_series(1, ${TABS}) number`);
    const write = (note: number) =>
      inTransaction(db, (tx) => writeMessages(tx, companyId, [{ topic: `approval${userId}`, payload: { note } }]));
    let base = sarai.base;
    const tabs = Array.from({ length: TABS }, (_, number) => {
      const token = accessToken({ userId, userType: 'corporate', sessionId: `ses_many${number + 1}` });
      const heard: number[] = [];
      const states: string[] = [];
      const { stop } = openConnection({
        userId,
        token: () => token,
        refresh: () => Promise.reject(new Error('none is due')),
        openSocket: () =>
          new WebSocket(`${base.replace('http', 'ws')}${SOCKET_PATH}/websocket`) as unknown as globalThis.WebSocket,
        unheardFor: () => 0,
        heard: (_topic, body) => void heard.push((body as { note: number }).note),
        stateChanged: (state) => void states.push(state),
        times: { ...TIMES, reconnect: 1500 + Math.floor(number * 1.5) },
      });
      return { heard, states, stop };
    });
    const all = (count: number) => tabs.every(({ heard }) => heard.length >= count);
    await until(() => tabs.every(({ states }) => states.at(-1) === 'live'), 60_000);
    await write(1);
    await until(() => all(1), 20_000);
    base = other.base;
    sarai.kill('SIGKILL');
    for (let note = 2; note <= 10; note++) await write(note);
    await until(() => all(10), 60_000);
    await write(11);
    await until(() => all(11), 20_000);
    const wrong = tabs.filter(
      ({ heard }) => JSON.stringify(heard) !== JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    );
    expect(wrong.map(({ heard, states }) => [heard, states])).toEqual([]);
    for (const { stop } of tabs) stop();
    await db.$client.end();
    sarai = other;
  }, 180_000);

  it('[7.19] stops by itself while clients listen, and tells each when to come back', async () => {
    const token = me.accessTokenData.accessToken;
    const [plain, polling] = [
      await aClient(sarai.base, token),
      await aClient(sarai.base, token, { transport: 'xhr-streaming' }),
    ];
    sarai.kill('SIGTERM');
    await until(() => plain.closed.length + polling.closed.length === 2);
    expect([plain, polling].map(({ errors }) => errors[0]?.headers.code)).toEqual(['RESTART', 'RESTART']);
    expect((await sarai.ended).code).toBe(0); // 1 where it waits for anybody: it is then ended after 15 seconds
  });
});
