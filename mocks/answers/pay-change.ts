import type { AmendmentView } from '#features/bookings/contract.ts';
import { walletBackNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { HOLD_MINUTES, plusMinutes } from '#features/bookings/rules/waiting.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { addToTrail, move } from '../memory/bookings.ts';
import type { MockPackage, MockStay } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { changeOrderId } from './order-id.ts';

type Changeable = MockStay | MockPackage;
type Changing<Booking extends Changeable> = NonNullable<Booking['changing']>;

/** Where a refund goes, and what was paid at the gateway; paise. */
export type ChangePayment = { refundTo: 'source' | 'wallet'; gateway: number };

/** New dates of a stay, or another departure of a package. */
export type ChangeKind<Booking extends Changeable> = {
  kind: AmendmentView['kind'];
  /** In the lines of the wallet: "Change of dates". */
  label: string;
  /** The hotel or the journey. */
  nameOf: (booking: Booking) => string;
  /** Makes the change, which is paid for. */
  finish: (booking: Booking, changing: Changing<Booking>, payment: ChangePayment, now: Date) => void;
};

type Wanted<Booking extends Changeable> = {
  becomes: Changing<Booking>['becomes'];
  words: string;
  /** Paise. */
  price: { due: number; charge: number; kept: number };
};

/** Throws PRICE_CHANGED where a change costs more than was shown; paise. */
export function mustBeAsShown(due: number, expected: number): void {
  if (due > expected) throw new AppError('PRICE_CHANGED', 'The change now costs more. Nothing was changed.');
}

/** Takes the wallet's part; makes the change where nothing remains to pay, else gives the address of its checkout. */
export function payForChange<Booking extends Changeable>(
  booking: Booking,
  { kind, label, nameOf, finish }: ChangeKind<Booking>,
  { becomes, words, price: { due, charge, kept } }: Wanted<Booking>,
  { walletAmount, refundTo }: { walletAmount: number; refundTo: 'source' | 'wallet' },
  now: Date,
): string | null {
  const { _id: bookingId, userId, currency } = booking;
  const amendment: AmendmentView = {
    _id: newId('act', now.getTime()),
    kind,
    at: now.toISOString(),
    state: 'paying',
    amount: due,
    charge,
    words,
    wallet: walletAmount,
    document: null,
  };
  const changing = { amendment, becomes, kept } as Changing<Booking>;
  if (walletAmount) {
    postToWallet(userId, { amount: -walletAmount, note: `${label}, ${nameOf(booking)}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'wallet', total: walletAmount, note: walletNote(walletAmount, currency) });
  }
  if (due <= walletAmount) {
    move(booking, 'amend', now);
    finish(booking, changing, { refundTo, gateway: 0 }, now);
    return null;
  }
  const holdExpiresAt = plusMinutes(now, HOLD_MINUTES).toISOString();
  const payment = { ...booking.payment, problem: null };
  move<Changeable>(booking, 'payChange', now, { changing, holdExpiresAt, payment } as Partial<Changeable>);
  return serverRoutes.gatewayCheckout(changeOrderId(booking));
}

/** The payment of a change arrived. */
export function captureChangeOf<Booking extends Changeable>(
  booking: Booking,
  { finish }: ChangeKind<Booking>,
  now: Date,
): void {
  const changing = booking.changing as Changing<Booking> | undefined;
  if (!changing) return;
  delete booking.changing;
  move<Changeable>(booking, 'capture', now, { holdExpiresAt: null });
  const gateway = changing.amendment.amount - changing.amendment.wallet;
  finish(booking, changing, { refundTo: 'source', gateway }, now);
}

/** A change was not paid: the wallet's part comes back, and the booking stands as it was. */
export function leaveUnpaidChange(
  booking: Changeable,
  { name, problem }: { /** The hotel or the journey. */ name: string; problem: string },
  now: Date,
): void {
  const { changing, userId, _id: bookingId, currency } = booking;
  if (!changing) return;
  const { wallet } = changing.amendment;
  if (wallet) {
    postToWallet(userId, { amount: wallet, note: `Back from ${name}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  delete booking.changing;
  move(booking, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: { ...booking.payment, problem },
    refused: null,
  });
}
