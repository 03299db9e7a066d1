import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { ACCESS_TOKEN_MINUTES, readAccessToken } from '#lib/server/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { KEEP_ALIVE_DESTINATION } from '#lib/shared/realtime.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { accessToken } from '../support/access-token.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { aClient, type ServedHub, serveHub, type StompClient, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let ours: CorporateSession;
let theirs: CorporateSession;
let colleague: CorporateSession;
let hub: ServedHub;
const idOf = ({ userDetails }: CorporateSession) => userDetails._id;
const tokenOf = ({ accessTokenData }: CorporateSession) => accessTokenData.accessToken;

beforeAll(async () => {
  [ours, theirs] = [await aCompany({ companyName: 'Ours' }), await aCompany({ companyName: 'Theirs' })];
  colleague = await anEmployee(database(), ours);
  hub = await serveHub();
});
beforeEach(async () => void (await database().delete(rateLimits)));
afterAll(async () => {
  clock.reset();
  await hub.close();
});

const open: StompClient[] = [];
const connect = async (token: string | null) => {
  const client = await aClient(hub.base, token);
  open.push(client);
  return client;
};
const MINUTE = 60_000;

describe('CONNECT', () => {
  const caller = async () => readAccessToken(tokenOf(ours));

  it.each<[string, () => Promise<string | null> | string | null, string]>([
    ['no token', () => null, 'UNAUTHENTICATED'],
    ['what is no token', () => 'abc', 'UNAUTHENTICATED'],
    ['a token of another key', async () => `${tokenOf(ours).slice(0, -4)}AAAA`, 'UNAUTHENTICATED'],
    [
      'a token without a signature',
      async () =>
        `${accessToken(await caller(), { header: { alg: 'none' } })
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
      'UNAUTHENTICATED',
    ],
    [
      'a token that has run out',
      async () => accessToken(await caller(), { now: new Date(Date.now() - 16 * MINUTE) }),
      'UNAUTHENTICATED',
    ],
    [
      'a token for somebody else',
      async () => accessToken(await caller(), { payload: { aud: 'other' } }),
      'UNAUTHENTICATED',
    ],
    [
      'a session that is not there',
      async () => accessToken({ ...(await caller()), sessionId: 'ses_none' }),
      'UNAUTHENTICATED',
    ],
    [
      'the session of somebody else',
      async () => accessToken({ ...(await caller()), userId: idOf(colleague) }),
      'UNAUTHENTICATED',
    ],
    ['a consumer', async () => accessToken({ ...(await caller()), userType: PRODUCT.id }), 'FORBIDDEN'],
  ])('[7.19] is refused with %s', async (_, token, code) => {
    const { errors, connected, closed } = await connect(await token());
    await until(() => closed.length > 0);
    expect([connected, errors[0]?.headers.code, closed[0]?.code]).toEqual([[], code, 1008]);
    expect(JSON.stringify(errors[0]?.headers)).not.toContain('ey');
  });
});

describe('a subscription', () => {
  it.each([
    'notification',
    'approval',
    'corporateUser',
    'corporateEmployee',
    'bookingConfirmation',
    'corporateEmpTravelPolicy',
  ])(
    '[7.19] to one’s own %s is taken; to that of somebody of another company refused as if it were not there',
    async (topic) => {
      const client = await connect(tokenOf(ours));
      await client.subscribe(`/topic/${topic}${idOf(ours)}`);
      for (const of of [idOf(theirs), 'usr_nobody', `${idOf(ours)}x`]) {
        const other = await connect(tokenOf(ours));
        await expect(other.subscribe(`/topic/${topic}${of}`)).rejects.toThrow('You cannot subscribe to this.');
        expect(other.errors[0]?.headers).toMatchObject({ code: 'FORBIDDEN', destination: `/topic/${topic}${of}` });
      }
    },
  );

  it.each([
    '/topic/approval',
    '/topic/',
    '/queue/approval',
    '/topic/approval>',
    '/topic/*',
    '/topic/approval.',
    'approval',
  ])('[7.19] to %s is refused', async (destination) => {
    const client = await connect(tokenOf(ours));
    await expect(client.subscribe(destination)).rejects.toThrow('You cannot subscribe to this.');
  });

  it('[7.19] to a colleague’s policy takes whoever may book for them, and no other topic of theirs', async () => {
    const administrator = await connect(tokenOf(ours));
    await administrator.subscribe(`/topic/corporateEmpTravelPolicy${idOf(colleague)}`);
    await expect(administrator.subscribe(`/topic/approval${idOf(colleague)}`)).rejects.toThrow('You cannot subscribe');
    const employee = await connect(tokenOf(colleague));
    await expect(employee.subscribe(`/topic/corporateEmpTravelPolicy${idOf(ours)}`)).rejects.toThrow(
      'You cannot subscribe',
    );
  });
});

describe('a socket', () => {
  it('[7.19] ends when its token runs out, unless it has sent a newer one of the same session', async () => {
    const [idle, renewing] = [await connect(tokenOf(colleague)), await connect(tokenOf(colleague))];
    const caller = await readAccessToken(tokenOf(colleague));
    clock.advance((ACCESS_TOKEN_MINUTES - 1) * MINUTE);
    const { headers } = await renewing.send(KEEP_ALIVE_DESTINATION, { Authorization: `Bearer ${accessToken(caller)}` });
    expect(Number(headers['token-lifetime-ms'])).toBeGreaterThan((ACCESS_TOKEN_MINUTES - 1) * MINUTE);
    clock.advance(2 * MINUTE);
    await until(() => idle.closed.length > 0);
    expect(idle.errors[0]?.headers).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(renewing.closed).toEqual([]);
    await renewing.send(KEEP_ALIVE_DESTINATION);
    clock.reset();
  });

  it.each<[string, () => string]>([
    ['a token of somebody else', () => tokenOf(ours)],
    ['what is no token', () => 'abc'],
  ])('[7.19] ends when it is renewed with %s', async (_, token) => {
    const client = await connect(tokenOf(colleague));
    await expect(client.send(KEEP_ALIVE_DESTINATION, { Authorization: `Bearer ${token()}` })).rejects.toThrow();
    expect(client.errors[0]?.headers.code).toBe('UNAUTHENTICATED');
  });

  it('[4.1] is ended when its session is, and no other', async () => {
    const [mine, other] = [await connect(tokenOf(colleague)), await connect(tokenOf(theirs))];
    const { sessionId } = await readAccessToken(tokenOf(colleague));
    expect(hub.hub.sessions()).toContain(sessionId);
    hub.hub.endSessions([sessionId]);
    await until(() => mine.closed.length > 0);
    expect(mine.errors[0]?.headers).toMatchObject({ code: 'UNAUTHENTICATED', message: 'You were signed out.' });
    expect([other.closed, hub.hub.sessions().includes(sessionId)]).toEqual([[], false]);
    await Promise.all(open.map(({ stop }) => stop()));
  });
});
