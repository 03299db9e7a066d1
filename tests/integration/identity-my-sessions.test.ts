import { beforeEach, describe, expect, it } from 'vitest';
import type { ActiveSession, SignedIn, Tokens } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { call, comeFrom, useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { signUp as signUpConsumer } from '../support/sign-up.ts';

useApiServer();
const database = useTestDatabase();

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const PASSWORD = 'ten emails and more';
let person = 0;

const signUp = async () =>
  (
    await signUpConsumer(
      {
        firstName: 'Meera',
        lastName: 'Nair',
        email: `meera${++person}@example.com`,
        mobile: '9845022812',
        password: PASSWORD,
      },
      { headers: { 'user-agent': MAC } },
    )
  ).data;
const logIn = async (email: string, userAgent: string) =>
  (
    await call<SignedIn>('POST', '/api/users/login', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    })
  ).data;
const refresh = (refreshToken: string | undefined) =>
  call<Tokens>('POST', '/api/users/refresh-token', { body: { refreshToken } });
const list = async (token: string) => (await call<ActiveSession[]>('GET', '/api/sessions/list', { token })).data;
const end = (token: string, sessionId: string) => call('POST', '/api/sessions/end', { body: { sessionId }, token });
const endAll = (token: string, keepThis?: boolean) =>
  call<{ ended: number }>('POST', '/api/sessions/end-all', { body: { keepThis }, token });
const minutes = (count: number) => clock.advance(count * 60_000);

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  comeFrom('127.0.0.1');
  await database().delete(rateLimits);
});

describe('where a person is signed in', () => {
  it('[4.1] names each browser once, however many tabs it has, with device, place and last use; this one first', async () => {
    const mac = await signUp();
    await refresh(mac.savedToken); // a second tab there
    minutes(10);
    comeFrom('49.36.0.1');
    const phone = await logIn(mac.email, PHONE);
    minutes(1);
    comeFrom('10.0.0.7');
    await refresh(phone.refreshToken);
    expect(await list(mac.accessToken)).toEqual([
      {
        _id: expect.stringMatching(/^ses_/) as string,
        device: 'Safari on Mac',
        country: null,
        signedInAt: '2026-11-20T06:30:00.000Z',
        lastUsedAt: '2026-11-20T06:30:00.000Z',
        thisOne: true,
      },
      {
        _id: expect.stringMatching(/^ses_/) as string,
        device: 'Chrome on Android',
        country: 'India',
        signedInAt: '2026-11-20T06:40:00.000Z',
        lastUsedAt: '2026-11-20T06:41:00.000Z',
        thisOne: false,
      },
    ]);
    expect((await list(phone.accessToken)).map(({ device, thisOne }) => [device, thisOne])).toEqual([
      ['Chrome on Android', true],
      ['Safari on Mac', false],
    ]);
  });

  it('[4.1] forgets a browser that logged out, and one of a week ago', async () => {
    const mac = await signUp();
    const phone = await logIn(mac.email, PHONE);
    await call('POST', '/api/users/logout', { body: { refreshToken: phone.refreshToken } });
    expect(await list(mac.accessToken)).toHaveLength(1);
    minutes(7 * 24 * 60);
    const back = await logIn(mac.email, PHONE);
    expect((await list(back.accessToken)).map(({ device }) => device)).toEqual(['Chrome on Android']);
  });

  it('[4.1] is nobody else’s business: 401 without a token, and a list of one’s own', async () => {
    const [asha, ravi] = [await signUp(), await signUp()];
    expect((await call('GET', '/api/sessions/list')).status).toBe(401);
    const [hers, his] = [await list(asha.accessToken), await list(ravi.accessToken)];
    expect([hers.length, his.length, hers[0]?._id === his[0]?._id]).toEqual([1, 1, false]);
  });

  it('[4.1] works for corporate users', async () => {
    const { accessTokenData } = await aCompany();
    expect((await list(accessTokenData.accessToken)).map(({ thisOne }) => thisOne)).toEqual([true]);
    expect((await endAll(accessTokenData.accessToken)).data).toEqual({ ended: 1 });
    expect(
      (await call('POST', '/api/corporate/refresh-token', { body: { refreshToken: accessTokenData.refreshToken } }))
        .status,
    ).toBe(401);
  });
});

describe('ending sessions', () => {
  it('[4.1] one: that browser with all its tabs, and no other', async () => {
    const mac = await signUp();
    const tab = (await refresh(mac.savedToken)).data;
    const phone = await logIn(mac.email, PHONE);
    const [, theMac] = await list(phone.accessToken);
    expect((await end(phone.accessToken, theMac?._id ?? '')).data).toEqual({ ended: true });
    expect([
      (await refresh(mac.refreshToken)).status,
      (await refresh(tab.refreshToken)).status,
      (await refresh(tab.savedToken)).status,
      (await refresh(phone.refreshToken)).status,
    ]).toEqual([401, 401, 401, 200]);
    expect((await end(phone.accessToken, theMac?._id ?? '')).status).toBe(404);
  });

  it('[4.1] somebody else’s is not found, like one that is none, and stays', async () => {
    const [asha, ravi] = [await signUp(), await signUp()];
    const [hers] = await list(asha.accessToken);
    const [theirs, none] = [await end(ravi.accessToken, hers?._id ?? ''), await end(ravi.accessToken, 'ses_none')];
    expect([theirs.status, { ...theirs.json, requestId: '' }]).toEqual([404, { ...none.json, requestId: '' }]);
    expect((await refresh(asha.refreshToken)).status).toBe(200);
  });

  it('[4.1] everywhere but here', async () => {
    const mac = await signUp();
    const tab = (await refresh(mac.savedToken)).data;
    const phones = [await logIn(mac.email, PHONE), await logIn(mac.email, PHONE)];
    expect((await endAll(tab.accessToken, true)).data).toEqual({ ended: 2 });
    expect([
      (await refresh(mac.refreshToken)).status,
      (await refresh(phones[0]?.refreshToken)).status,
      (await refresh(phones[1]?.savedToken)).status,
    ]).toEqual([200, 401, 401]);
  });

  it('[4.1] everywhere, here too; nobody else is signed out', async () => {
    const [mac, other] = [await signUp(), await signUp()];
    await logIn(mac.email, PHONE);
    expect((await endAll(mac.accessToken)).data).toEqual({ ended: 2 });
    expect([
      (await refresh(mac.refreshToken)).status,
      (await refresh(mac.savedToken)).status,
      (await refresh(other.refreshToken)).status,
    ]).toEqual([401, 401, 200]);
  });
});
