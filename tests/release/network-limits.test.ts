import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Tokens } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { call, comeFrom, useApiServer } from '../support/api-server.ts';
import { signUp } from '../support/sign-up.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const OFFICE = '203.0.113.9';
const person = (name: string) => ({
  firstName: 'Asha',
  lastName: 'Iyer',
  email: `${name}@example.com`,
  mobile: '9845022812',
  password: 'ten emails and more',
});
const refresh = (refreshToken: string) =>
  call<Tokens>('POST', '/api/users/refresh-token', { body: { refreshToken, device: {} } });
const logOut = (refreshToken: string) => call('POST', '/api/users/logout', { body: { refreshToken } });

/** Everybody in the office together used up what a network has in this minute for tokens that name no session. */
const floodTokens = async () => {
  let status = 0;
  for (let turn = 0; turn < 40 && status !== 429; turn++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => refresh(`${turn}-${at}-${'x'.repeat(30)}`)),
    );
    status = answers.at(-1)?.status ?? 0;
  }
  return status;
};

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  comeFrom(OFFICE);
  await database().delete(rateLimits);
});
afterEach(() => clock.reset());

describe('[4.6] an office behind one address', () => {
  it('renews and ends its sessions while somebody there floods the same operations', async () => {
    const { data: asha } = await signUp(person('asha'));
    expect(await floodTokens()).toBe(429);
    const renewed = await refresh(asha.refreshToken);
    expect(renewed.status).toBe(200);
    expect((await logOut(renewed.data.refreshToken)).status).toBe(200);
    expect((await refresh(renewed.data.refreshToken)).status).toBe(401);
  });

  it('a session that refreshes without end is told to wait, and nobody else', async () => {
    const { data: ravi } = await signUp(person('ravi'));
    const { data: meera } = await signUp(person('meera'));
    let token = ravi.refreshToken;
    let last = await refresh(token);
    for (let turn = 0; turn < 125 && last.status === 200; turn++) {
      token = last.data.refreshToken;
      last = await refresh(token);
    }
    expect([last.status, last.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await refresh(meera.refreshToken)).status).toBe(200);
    clock.advance(60_000);
    expect((await refresh(token)).status).toBe(200); // the refused one was not used up
  });

  it('signs up, one colleague after the other: forty within minutes', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 40; turn++)
      statuses.add((await call<SignedIn>('POST', '/api/users/register', { body: person(`colleague${turn}`) })).status);
    expect([...statuses]).toEqual([200]);
  });
});
