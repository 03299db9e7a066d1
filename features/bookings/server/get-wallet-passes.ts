import 'server-only';
import type * as contract from '../documents.contract.ts';
import {
  applePass,
  appleSigner,
  googleIssuer,
  googleWalletLink,
  isCurrentSigner,
  type WalletPass,
} from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Caller, CompanyCaller, UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { STANDS } from '../rules/missing-document.ts';
import { bookingForDocument } from './booking-for-document.ts';
import type { BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';

/** The passes of a booking, and the wallets that they are made for here. */
export const listWalletPasses: UseCase<typeof contract.walletPasses> = async ({ db, query, caller }) => {
  const now = clock.now();
  const passes = await passesFor(db, caller, query.bookingId, now);
  return {
    apple: signerAt(now) !== null,
    google: googleIssuer() !== null,
    passes: passes.map(({ id, label }) => ({ _id: id, label })),
  };
};

/** One pass for Apple Wallet, with what is booked now. */
export const getApplePass: UseCase<typeof contract.appleWalletPass> = async ({ db, query, caller }) => {
  const now = clock.now();
  const pass = await passFor(db, caller, query, now);
  const signer = signerAt(now);
  if (!signer) throw noWallet('Apple Wallet');
  return applePass(pass, signer, now);
};

/** A link that adds one pass to Google Wallet, with what is booked now. */
export const getGoogleLink: UseCase<typeof contract.googleWalletLink> = async ({ db, query, caller }) => {
  const now = clock.now();
  const pass = await passFor(db, caller, query, now);
  const issuer = googleIssuer();
  if (!issuer) throw noWallet('Google Wallet');
  return { url: await googleWalletLink(pass, issuer, now) };
};

/** Whether a booking has passes now, for a wallet that is configured. */
export const hasPasses = (booking: BookingRow, now: Date): boolean =>
  (signerAt(now) !== null || googleIssuer() !== null) &&
  STANDS.includes(booking.state) &&
  passesOf(booking, now).length > 0;

/** Apple's certificate lasts a year: after that nothing is signed with it. */
function signerAt(now: Date): ReturnType<typeof appleSigner> {
  const signer = appleSigner();
  return signer && isCurrentSigner(signer, now) ? signer : null;
}

/** Those of what is still to come. */
function passesOf(booking: BookingRow, now: Date): WalletPass[] {
  const passes = productOf(booking).walletPasses?.(booking) ?? [];
  return passes.filter(({ until }) => Date.parse(until) > now.getTime());
}

/** The passes of a booking that the caller may see. Throws NOT_FOUND, or STATE_BLOCKED with the reason as a sentence. */
async function passesFor(db: Db, caller: Caller | CompanyCaller, bookingId: string, now: Date): Promise<WalletPass[]> {
  const passes = passesOf(await bookingForDocument(db, caller, bookingId, 'wallet pass'), now);
  if (!passes.length) throw new AppError('STATE_BLOCKED', 'This trip is over, so it has no wallet pass.');
  return passes;
}

async function passFor(
  db: Db,
  caller: Caller | CompanyCaller,
  { bookingId, passId }: { bookingId: string; passId?: string | undefined },
  now: Date,
): Promise<WalletPass> {
  const passes = await passesFor(db, caller, bookingId, now);
  const found = passId ? passes.find(({ id }) => id === passId) : passes[0];
  if (!found) throw notFound('This pass');
  return found;
}

const noWallet = (wallet: string): AppError =>
  new AppError(
    'STATE_BLOCKED',
    `Passes for ${wallet} are not offered here. Your voucher or e-ticket has the same details.`,
  );
