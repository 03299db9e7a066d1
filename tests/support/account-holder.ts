import { beforeAll, beforeEach } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import type { AddressProof, SignedIn } from '#features/identity/contract.ts';
import { postToLedger, walletOf } from '#features/payments/server/index.ts';
import { accessToken } from './access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call } from './api-server.ts';
import { type BookingSetup, useBookingSetup } from './booking-setup.ts';
import { aBuyer, type Buyer } from './buyer.ts';
import { aCaller } from './a-caller.ts';
import { codeIn, proofEmailTo, signUp } from './sign-up.ts';

export const PASSWORD = 'ten letters and more';
let person = 0;

export type Takeout = {
  user: SignedIn & { signedUpAt: string };
  bookings: StayBooking[];
  walletTransactions: { amount: number }[];
  sessions: Record<string, unknown>[];
  securityEvents: { action: string }[];
};
export type Someone = Buyer & { signedIn: SignedIn };

/** A stocked booking setup whose limits and mails are new for each test, and people with accounts in it. */
export function useAccountHolders() {
  const setup = useBookingSetup();
  beforeAll(async () => void (await setup.stocked())); // the books of a setup without rooms cannot be checked
  beforeEach(async () => {
    await setup.db().delete(rateLimits);
    await setup.db().delete(mails);
  });
  return { setup, somebody: (options?: { wallet?: number }) => somebodyIn(setup, options) };
}

/** Somebody with a real account and, where asked, money in the wallet (paise). */
async function somebodyIn(setup: BookingSetup, { wallet = 0 } = {}): Promise<Someone> {
  const { data } = await signUp({
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha${++person}@example.com`,
    mobile: '9876543210',
    password: PASSWORD,
  });
  const caller = await aCaller(setup.db(), data.userId, 'sarai');
  if (wallet) {
    const entries = [
      { account: walletOf(data.userId), amount: wallet },
      { account: 'promotion' as const, amount: -wallet },
    ];
    await postToLedger({
      db: setup.db(),
      key: `gift:${data.userId}`,
      bookingId: null,
      note: 'A gift',
      entries,
      at: clock.now(),
    });
  }
  return {
    ...aBuyer({ userId: data.userId, caller, token: () => accessToken(caller) }, setup.api),
    signedIn: data,
  };
}
export const update = (who: Someone, over: object = {}) => {
  const { firstName, lastName, mobile, email } = who.signedIn;
  return call<SignedIn & { emailProof: AddressProof | null }>('PUT', '/api/users/update', {
    body: { firstName, lastName, mobile, email, ...over },
    token: who.token(),
  });
};
/** Shows the code that the new address got. */
export const confirmEmail = async (who: Someone, { emailProof }: { emailProof: AddressProof | null }, email: string) =>
  call<SignedIn>('POST', '/api/users/update/confirm-email', {
    body: { proofToken: emailProof?.proofToken, oneTimeCode: codeIn(await proofEmailTo(email)) },
    token: who.token(),
  });
export const close = (who: Someone, body: object = {}) =>
  call('POST', '/api/users/delete', { body: { password: PASSWORD, ...body }, token: who.token() });
export const terms = async (who: Someone) =>
  (
    await call<{
      obstacles: { kind: string; bookingId: string; sentence: string }[];
      walletBalance: number;
      kept: string[];
    }>('GET', '/api/users/closing-terms', { token: who.token() })
  ).data;
export const takeout = async (who: Someone) =>
  (await call<Takeout>('POST', '/api/users/export', { token: who.token(), body: { password: PASSWORD } })).data;
export const logIn = (email: string, password = PASSWORD) =>
  call('POST', '/api/users/login', { body: { email, password } });
export const fieldsOf = ({ json }: { json: unknown }) => Object.keys((json as Failure).fields ?? {});
