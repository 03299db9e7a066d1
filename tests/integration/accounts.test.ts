import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import type { AddressProof, SignedIn } from '#features/identity/contract.ts';
import { passwordLinks, refreshTokens, sessions, users } from '#features/identity/server/tables.ts';
import { postToLedger, walletOf } from '#features/payments/server/index.ts';
import { accessToken } from '../support/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call } from '../support/api-server.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aBuyer, aStay, type Buyer } from '../support/buyer.ts';
import { aCaller } from '../support/a-caller.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { codeIn, proofEmailTo, signUp } from '../support/sign-up.ts';

const house = useBookingHouse();
const PASSWORD = 'ten letters and more';
let person = 0;

type Takeout = {
  user: SignedIn & { signedUpAt: string };
  bookings: StayBooking[];
  walletTransactions: { amount: number }[];
  sessions: Record<string, unknown>[];
  securityEvents: { action: string }[];
};
type Someone = Buyer & { signedIn: SignedIn };

/** Somebody with a real account. */
async function somebody({ wallet = 0 } = {}): Promise<Someone> {
  const { data } = await signUp({
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha${++person}@example.com`,
    mobile: '9876543210',
    password: PASSWORD,
  });
  const caller = await aCaller(house.db(), data.userId, 'sarai');
  if (wallet) {
    const entries = [
      { account: walletOf(data.userId), amount: wallet },
      { account: 'promotion' as const, amount: -wallet },
    ];
    await postToLedger({
      db: house.db(),
      key: `gift:${data.userId}`,
      bookingId: null,
      note: 'A gift',
      entries,
      at: clock.now(),
    });
  }
  return {
    ...aBuyer({ userId: data.userId, caller, token: () => accessToken(caller) }, house.api),
    signedIn: data,
  };
}
const update = (who: Someone, over: object = {}) => {
  const { firstName, lastName, mobile, email } = who.signedIn;
  return call<SignedIn & { emailProof: AddressProof | null }>('PUT', '/api/users/update', {
    body: { firstName, lastName, mobile, email, ...over },
    token: who.token(),
  });
};
/** Shows the code that the new address got. */
const confirmEmail = async (who: Someone, { emailProof }: { emailProof: AddressProof | null }, email: string) =>
  call<SignedIn>('POST', '/api/users/update/confirm-email', {
    body: { proofToken: emailProof?.proofToken, oneTimeCode: codeIn(await proofEmailTo(email)) },
    token: who.token(),
  });
const close = (who: Someone, body: object = {}) =>
  call('POST', '/api/users/delete', { body: { password: PASSWORD, ...body }, token: who.token() });
const terms = async (who: Someone) =>
  (
    await call<{
      obstacles: { kind: string; bookingId: string; sentence: string }[];
      walletBalance: number;
      kept: string[];
    }>('GET', '/api/users/closing-terms', { token: who.token() })
  ).data;
const takeout = async (who: Someone) =>
  (await call<Takeout>('POST', '/api/users/export', { token: who.token(), body: { password: PASSWORD } })).data;
const logIn = (email: string, password = PASSWORD) => call('POST', '/api/users/login', { body: { email, password } });
const fieldsOf = ({ json }: { json: unknown }) => Object.keys((json as Failure).fields ?? {});

beforeAll(async () => void (await house.stocked())); // the books of a house without rooms cannot be checked
beforeEach(async () => {
  await house.db().delete(rateLimits);
  await house.db().delete(mails);
});

describe('changing one’s details', () => {
  it('[7.20] [3.3] 401, 400, success', async () => {
    const asha = await somebody();
    expect((await call('PUT', '/api/users/update', { body: {} })).status).toBe(401);
    expect(fieldsOf(await update(asha, { firstName: ' ', mobile: 'none' }))).toEqual(['firstName', 'mobile']);
    const { status, data } = await update(asha, { firstName: 'Aashaa', mobile: '+91 98450 22812' });
    expect([status, data.firstName, data.mobile, data.email]).toEqual([
      200,
      'Aashaa',
      '+91 98450 22812',
      asha.signedIn.email,
    ]);
    expect(
      (await call<SignedIn>('GET', `/api/users/details?id=${asha.userId}`, { token: asha.token() })).data.firstName,
    ).toBe('Aashaa');
  });

  it('[7.20] another email needs the password and a code sent there, is told to the old one, and uses up links that went there', async () => {
    const asha = await somebody();
    const [old, fresh] = [asha.signedIn.email, `new${person}@example.com`];
    await call('POST', '/api/users/forgot-password', { body: { email: old } });
    const { token } = linkIn((await deliver(house.db()))[0]);
    for (const currentPassword of [undefined, 'not it at all'])
      expect(fieldsOf(await update(asha, { email: fresh, currentPassword }))).toEqual(['currentPassword']);
    const { data } = await update(asha, { email: fresh, currentPassword: PASSWORD });
    expect([data.email, (await logIn(old)).status]).toEqual([old, 200]); // until the code is shown
    expect((await confirmEmail(asha, data, fresh)).data.email).toBe(fresh);
    expect((await deliver(house.db())).map(({ to, subject }) => [to, subject])).toEqual([
      [old, 'The email of your Sarai account was changed'],
    ]);
    expect([(await logIn(old)).status, (await logIn(fresh)).status]).toEqual([401, 200]);
    expect((await call('POST', '/api/users/reset-password', { body: { token, password: PASSWORD } })).status).toBe(410);
  });

  it('[5.12] of two who prove one address at once one gets it; somebody else’s code gives nothing', async () => {
    const [ravi, meera] = [await somebody(), await somebody()];
    const first = (await update(ravi, { email: 'wanted@example.com', currentPassword: PASSWORD })).data;
    const code = codeIn(await proofEmailTo('wanted@example.com'));
    expect(
      (
        await call('POST', '/api/users/update/confirm-email', {
          body: { proofToken: first.emailProof?.proofToken, oneTimeCode: code },
          token: meera.token(),
        })
      ).code,
    ).toBe('LINK_INVALID');
    const second = (await update(meera, { email: 'wanted@example.com', currentPassword: PASSWORD })).data;
    const other = codeIn(await proofEmailTo('wanted@example.com'));
    const answers = await Promise.all(
      (
        [
          [ravi, first, code],
          [meera, second, other],
        ] as const
      ).map(([who, { emailProof }, oneTimeCode]) =>
        call('POST', '/api/users/update/confirm-email', {
          body: { proofToken: emailProof?.proofToken, oneTimeCode },
          token: who.token(),
        }),
      ),
    );
    expect(answers.map(({ status, code: refused }) => [status, refused]).sort()).toEqual([
      [200, ''],
      [409, 'EMAIL_TAKEN'],
    ]);
  });
});

describe('closing an account', () => {
  it('[7.20] 401, 400 beside the password, success: name, address, mobile and sessions are gone for good', async () => {
    const asha = await somebody();
    const { email, refreshToken } = asha.signedIn;
    expect((await call('POST', '/api/users/delete', { body: { password: PASSWORD } })).status).toBe(401);
    expect(fieldsOf(await close(asha, { password: 'not it at all' }))).toEqual(['password']);
    expect((await close(asha)).data).toEqual({ deleted: true });

    const db = house.db();
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
    const hotel = await house.stocked();
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
    const hotel = await house.stocked();
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

    await house.jobs();
    await house.jobs(); // the gateway's word on the refund
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
    const hotel = await house.stocked();
    const booking = await asha.confirmed(hotel, { stay: aStay({ inDays: 1, nights: 1 }) });
    const invoice = () =>
      call<never>('GET', `/api/documents/invoice?bookingId=${booking._id}`, { token: asha.token() }).catch(() => null);
    await invoice();
    const documents = async () =>
      (
        await house
          .db()
          .execute(sql`select kind, number, content from documents where booking_id = ${booking._id} order by kind`)
      ).rows;
    const before = await documents();
    clock.advance(3 * 86_400_000);
    expect((await terms(asha)).kept).toHaveLength(4);
    expect((await close(asha)).status).toBe(200);
    expect(await documents()).toEqual(before);
    const [row] = await house.db().select().from(bookings).where(eq(bookings.id, booking._id));
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
    expect(await deliver(house.db())).toHaveLength(1);
  });
});

describe('taking one’s data along', () => {
  it('[7.20] is everything that is kept of oneself, and nothing that opens the account', async () => {
    const asha = await somebody({ wallet: 100_000 });
    const hotel = await house.stocked();
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
    const hotel = await house.stocked();
    const queriesNow = async () => {
      const { $client } = house.db();
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
