import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';
import { aClient, sendBytes, type Transport, until } from '../support/hub.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-realtime-test';
const DATA_DIR = `${ROOT}/data`;

let sarai: Sarai;
let me: CorporateSession;
beforeAll(async () => {
  await finish('scripts/reset-database.mjs', { DATA_DIR }); // a run that was broken off left it
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await aSarai({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100' });
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

  it('[7.19] stops within seconds while clients listen, and tells each when to come back', async () => {
    const token = me.accessTokenData.accessToken;
    const [plain, polling] = [
      await aClient(sarai.base, token),
      await aClient(sarai.base, token, { transport: 'xhr-streaming' }),
    ];
    const began = performance.now();
    sarai.kill('SIGTERM');
    await until(() => plain.closed.length + polling.closed.length === 2);
    expect([plain, polling].map(({ errors }) => errors[0]?.headers.code)).toEqual(['RESTART', 'RESTART']);
    expect((await sarai.ended).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(9000);
  });
});
