import { describe, expect, it } from 'vitest';
import { accessToken } from '../support/access-token.ts';
import { call } from '../support/api-server.ts';
import { PASSWORD, fieldsOf, useAccountHolders, takeout } from '../support/account-holder.ts';

const { setup, somebody } = useAccountHolders();

describe('taking one’s data along', () => {
  it('[7.20] is everything that is kept of oneself, and nothing that opens the account', async () => {
    const asha = await somebody({ wallet: 100_000 });
    const hotel = await setup.stocked();
    const booking = await asha.confirmed(hotel, { walletAmount: 50_000 });
    await somebody({ wallet: 7 });
    const data = await takeout(asha);
    const { accessToken: _a, refreshToken: _r, savedToken: _s, ...user } = asha.signedIn;
    expect(data.user).toMatchObject(user);
    expect(
      data.bookings.map(({ _id, details, trail }) => [_id, details?.guests[0]?.firstName, trail.length > 0]),
    ).toEqual([[booking._id, 'Asha', true]]);
    expect(data.walletTransactions.map(({ amount }) => amount)).toEqual([100_000, -50_000]);
    expect(data.sessions).toHaveLength(3);
    expect(data.securityEvents.map(({ action }) => action)).toEqual(['account.created', 'session.opened']);
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|passwordHash/);
    expect(JSON.stringify(data)).not.toContain(asha.signedIn.refreshToken);
  });

  it('[7.20] takes the same number of queries for one booking and for ten', async () => {
    const asha = await somebody();
    const hotel = await setup.stocked();
    const queriesNow = async () => {
      const { $client } = setup.db();
      let queries = 0;
      const original = $client.query.bind($client) as (...given: unknown[]) => unknown;
      $client.query = ((...given: unknown[]) => (queries++, original(...given))) as typeof $client.query;
      await takeout(asha);
      $client.query = original as typeof $client.query;
      return queries;
    };
    await asha.held(hotel);
    const one = await queriesNow();
    for (let more = 0; more < 9; more++) await asha.quote(hotel);
    expect(await queriesNow()).toBe(one);
    expect((await takeout(asha)).bookings).toHaveLength(10);
  });

  it('[7.20] asks for the password again: an open browser hands nothing over', async () => {
    const asha = await somebody();
    const answer = await call('POST', '/api/users/export', {
      token: asha.token(),
      body: { password: 'not it at all' },
    });
    expect([answer.status, fieldsOf(answer), answer.data]).toEqual([400, ['password'], undefined]);
    expect(fieldsOf(await call('POST', '/api/users/export', { token: asha.token(), body: {} }))).toEqual(['password']);
  });

  it('[7.20] goes to a consumer who is signed in: 401, 403', async () => {
    const asha = await somebody();
    expect((await call('POST', '/api/users/export', { body: { password: PASSWORD } })).status).toBe(401);
    const corporate = accessToken({ ...asha.caller, userType: 'corporate' });
    expect((await call('POST', '/api/users/export', { token: corporate, body: { password: PASSWORD } })).status).toBe(
      403,
    );
  });
});
