import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#features/identity/server/passwords.ts';
import { users } from '#features/identity/server/tables.ts';
import { FAKETIME } from '../../scripts/browser.mjs';
import { ASHA, aStay, NIGHT } from '../support/buyer.ts';
import { aProduct, RECOVERS_WITHIN, type Product } from '../support/faults/product.ts';

const ROOT = path.resolve('.cache/start-clock-test');
const CLOCK_FILE = `${ROOT}/clock`;
const HOUR = 3600_000;
const PASSWORD = 'a-password-nobody-guesses';

type Session = { accessToken: string; refreshToken: string };
type Booking = { _id: string; total: number; state: string };

/** How far the clock of the tests is shifted (`npm run verify:days`). */
const SHIFTED_BY = Number(process.env.CLOCK_OFFSET_MS ?? 0);

let product: Product;
let ahead = 0;
const setClock = (milliseconds: number) => {
  ahead = milliseconds;
  const seconds = (SHIFTED_BY + milliseconds) / 1000;
  writeFileSync(CLOCK_FILE, `${seconds < 0 ? '' : '+'}${seconds}`);
};
/** Sets the clock of the product and its database, as a wrong time server does, and waits until the product goes by it. */
async function clockIs(milliseconds: number): Promise<void> {
  setClock(milliseconds);
  await vi.waitUntil(
    async () => {
      const says = Date.parse((await fetch(`${product.sarai.base}/api/health`)).headers.get('date') ?? '');
      return Math.abs(says - Date.now() - ahead) < 5000;
    },
    { timeout: 10_000, interval: 200 },
  );
}

describe.skipIf(!FAKETIME)('a clock that is wrong by an hour (needs Debian’s package faketime)', () => {
  let session: Session;
  beforeAll(async () => {
    rmSync(ROOT, { recursive: true, force: true });
    mkdirSync(ROOT, { recursive: true });
    setClock(0);
    const shifted = {
      LD_PRELOAD: FAKETIME ?? '',
      FAKETIME_TIMESTAMP_FILE: CLOCK_FILE,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      CLOCK_OFFSET_MS: '', // the clock file has all of the shift
      NODE_OPTIONS: '',
    };
    product = await aProduct(`${ROOT}/data`, shifted, () => ahead);
    session = await signedIn('asha@clock.example');
  });
  afterAll(() => product.stop());

  const call = async <Data>(url: string, token: string, body?: object) => {
    const answer = await fetch(product.sarai.base + url, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body && JSON.stringify(body),
    });
    const json = (await answer.json()) as { data: Data; code?: string };
    return { status: answer.status, data: json.data, code: json.code ?? '' };
  };
  const refreshed = async ({ refreshToken }: Session) => {
    const { status, data } = await call<Session>('/api/users/refresh-token', '', { refreshToken });
    expect(status).toBe(200);
    return data;
  };
  const stateOf = async ({ _id }: Booking) =>
    (await call<Booking>(`/api/bookings/details?bookingId=${_id}`, session.accessToken)).data.state;

  async function signedIn(email: string): Promise<Session> {
    const { userId } = await product.newcomer();
    await product.db
      .update(users)
      .set({ email, passwordHash: await hashPassword(PASSWORD) })
      .where(eq(users.id, userId));
    return (await call<Session>('/api/users/login', '', { email, password: PASSWORD })).data;
  }

  async function held(): Promise<Booking> {
    const { hotelId, roomTypeId, ratePlanId } = product.hotel;
    const room = { hotelId, roomTypeId, ratePlanId, stay: aStay({ inDays: 70 }), shownTotal: 2 * NIGHT };
    const { data } = await call<Booking>('/api/bookings/quote', session.accessToken, room);
    const { data: booking } = await call<Booking>('/api/bookings/hold', session.accessToken, {
      bookingId: data._id,
      acceptedTotal: data.total,
    });
    await call('/api/bookings/guests', session.accessToken, { bookingId: data._id, details: ASHA });
    return booking;
  }
  const pay = ({ _id, total }: Booking) =>
    call('/api/bookings/pay', session.accessToken, { bookingId: _id, expectedTotal: total, walletAmount: total });

  it('[7.20] forwards: holds and access tokens end early, sessions stay, and everything can be booked', async () => {
    const booking = await held();
    const { recovered } = await product.under(async () => {
      await clockIs(HOUR);
      expect((await call('/api/wallet/balance', session.accessToken)).status).toBe(401);
      session = await refreshed(session);
      await vi.waitUntil(async () => (await stateOf(booking)) === 'expired', {
        timeout: RECOVERS_WITHIN,
        interval: 200,
      });
      expect(await pay(booking)).toMatchObject({ status: 409 });
    });
    expect(recovered).toBeLessThan(RECOVERS_WITHIN);
  });

  it('[7.20] put right again: nobody is signed out, and nothing is stuck', async () => {
    const { recovered } = await product.under(() => clockIs(0));
    expect((await call('/api/wallet/balance', session.accessToken)).status).toBe(200); // lives longer by that hour at most
    session = await refreshed(session);
    expect(recovered).toBeLessThan(RECOVERS_WITHIN);
  });

  it('[7.20] backwards: holds last longer, sessions stay, and everything can be booked and paid for', async () => {
    const booking = await held();
    const { recovered } = await product.under(async () => {
      await clockIs(-HOUR);
      expect(await stateOf(booking)).toBe('held');
      expect(await pay(booking)).toMatchObject({ status: 200 });
      expect(await stateOf(booking)).toBe('confirmed');
      session = await refreshed(session);
    });
    expect(recovered).toBeLessThan(RECOVERS_WITHIN);
    expect((await product.under(() => clockIs(0))).recovered).toBeLessThan(RECOVERS_WITHIN);
  });
});
