import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '#features/bookings/server/tables.ts';
import { passwordLinks, refreshTokens, sessions, users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call } from '../support/api-server.ts';
import { aStay } from '../support/buyer.ts';
import { deliver } from '../support/emails.ts';
import { signUp } from '../support/sign-up.ts';
import { PASSWORD, close, fieldsOf, logIn, useAccountHolders, terms } from '../support/account-holder.ts';

const { setup, somebody } = useAccountHolders();

describe('closing an account', () => {
  it('[7.20] 401, 400 beside the password, success: name, address, mobile and sessions are gone for good', async () => {
    const asha = await somebody();
    const { email, refreshToken } = asha.signedIn;
    expect((await call('POST', '/api/users/delete', { body: { password: PASSWORD } })).status).toBe(401);
    expect(fieldsOf(await close(asha, { password: 'not it at all' }))).toEqual(['password']);
    expect((await close(asha)).data).toEqual({ deleted: true });

    const db = setup.db();
    const [row] = await db.select().from(users).where(eq(users.id, asha.userId));
    expect(row).toMatchObject({
      firstName: 'Closed',
      lastName: 'account',
      mobile: '',
      passwordHash: '',
      deletedAt: clock.now(),
    });
    expect([
      await db.$count(sessions, eq(sessions.userId, asha.userId)),
      await db.$count(refreshTokens, sql`session_id not in (select id from sessions)`),
      await db.$count(passwordLinks, eq(passwordLinks.userId, asha.userId)),
    ]).toEqual([0, 0, 0]);
    expect((await logIn(email)).status).toBe(401);
    expect((await call('POST', '/api/users/refresh-token', { body: { refreshToken } })).status).toBe(401);
    expect((await call('GET', `/api/users/details?id=${asha.userId}`, { token: asha.token() })).status).toBe(401);
    expect((await deliver(db)).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Sarai account is closed'],
    ]);
  });

  it('[7.20] leaves the address free for a new account, which sees nothing of the old one', async () => {
    const asha = await somebody();
    const hotel = await setup.stocked();
    const booking = await asha.confirmed(hotel, { stay: aStay({ inDays: 1, nights: 1 }) });
    clock.advance(3 * 86_400_000);
    expect((await close(asha)).status).toBe(200);
    const { data } = await signUp({
      firstName: 'Asha',
      lastName: 'Rao',
      email: asha.signedIn.email,
      mobile: '9876543210',
      password: PASSWORD,
    });
    expect(data.userId).not.toBe(asha.userId);
    expect(
      (await call('GET', `/api/bookings/details?bookingId=${booking._id}`, { token: data.accessToken })).status,
    ).toBe(404);
  });

  it('[7.20] is refused while a trip, a payment or a refund is open, with the reason and what to do', async () => {
    const hotel = await setup.stocked();
    const [held, ahead, paying, refunded] = [await somebody(), await somebody(), await somebody(), await somebody()];
    await held.held(hotel);
    await ahead.confirmed(hotel);
    await paying.pay(await paying.held(hotel));
    const cancelled = await refunded.confirmed(hotel);
    await refunded.cancel(cancelled._id, cancelled.total, 'source');
    const seen = [];
    for (const who of [held, ahead, paying, refunded]) {
      const { obstacles } = await terms(who);
      const refused = await close(who);
      expect([refused.status, refused.code, (refused.json as Failure).details?.obstacles]).toEqual([
        409,
        'STATE_BLOCKED',
        obstacles,
      ]);
      expect((refused.json as Failure).message).toBe(`Your account was not closed. ${obstacles[0]?.sentence}`);
      seen.push(obstacles.map(({ kind }) => kind));
      expect((await logIn(who.signedIn.email)).status).toBe(200);
    }
    expect(seen).toEqual([['trip'], ['trip'], ['payment'], ['refund']]);
    expect((await terms(ahead)).obstacles[0]?.sentence).toMatch(
      /^Your stay at .+ is not over\. Cancel it, or come back after it\.$/,
    );

    await setup.jobs();
    await setup.jobs(); // the gateway's word on the refund
    expect((await terms(refunded)).obstacles).toEqual([]);
    expect((await close(refunded)).status).toBe(200);
  });

  it('[7.20] money in the wallet is given up by its very amount, never by the way', async () => {
    const asha = await somebody({ wallet: 500_000 });
    expect((await terms(asha)).walletBalance).toBe(500_000);
    for (const givenUp of [undefined, 0, 499_999]) {
      const refused = await close(asha, { givenUp });
      expect([refused.status, (refused.json as Failure).message]).toEqual([
        409,
        'Your account was not closed. Your wallet holds ₹5,000. It can be spent on a trip but not paid out; confirm that you give it up, or spend it first.',
      ]);
    }
    expect((await close(asha, { givenUp: 500_000 })).status).toBe(200);
  });

  it('[7.20] keeps the documents of past bookings as they were, without a way to reach the person', async () => {
    const asha = await somebody();
    const hotel = await setup.stocked();
    const booking = await asha.confirmed(hotel, { stay: aStay({ inDays: 1, nights: 1 }) });
    const invoice = () =>
      call<never>('GET', `/api/documents/invoice?bookingId=${booking._id}`, { token: asha.token() }).catch(() => null);
    await invoice();
    const documents = async () =>
      (
        await setup
          .db()
          .execute(sql`select kind, number, content from documents where booking_id = ${booking._id} order by kind`)
      ).rows;
    const before = await documents();
    clock.advance(3 * 86_400_000);
    expect((await terms(asha)).kept).toHaveLength(4);
    expect((await close(asha)).status).toBe(200);
    expect(await documents()).toEqual(before);
    const [row] = await setup.db().select().from(bookings).where(eq(bookings.id, booking._id));
    expect(row?.details).toMatchObject({
      guests: [{ firstName: 'Closed', lastName: 'account' }],
      email: '',
      mobile: '',
      requests: '',
    });
  });

  it('[7.20] closed twice at once is closed once', async () => {
    const asha = await somebody();
    const answers = await Promise.all([close(asha), close(asha), close(asha)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 404].includes(status))).toBe(true);
    expect(await deliver(setup.db())).toHaveLength(1);
  });
});
