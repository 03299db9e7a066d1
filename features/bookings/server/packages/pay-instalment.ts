import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type * as contract from '../../contract.ts';
import { changeUnpaid, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { instalmentLabel } from '../../rules/payment-texts.ts';
import { isOverdue } from '../../rules/payment-plan.ts';
import { HOLD_MINUTES, plusMinutes } from '../../rules/waiting.ts';
import { bookingOfUser, mustBePackage, type BookingRow, type PackageRow } from '../bookings.repo.ts';
import { openChangeCheckout } from '../changes/change-checkout.ts';
import { mustBeAllowed, changeBooking, transition } from '../transition.ts';
import { packageViewOf } from '../present-booking.ts';

type Wanted = { payments: 'next' | 'all'; expectedAmount: number };

/**
 * Opens the checkout for the next payment of a package, or for all that is open. Which payments these are is written down
 * first; repeated and parallel calls give the same order. Throws STATE_BLOCKED, and PRICE_CHANGED where another amount was
 * shown.
 */
export const payInstalment: UseCase<typeof contract.payInstalment> = async ({ db, body, caller }) => {
  const paying = await changeBooking(
    db,
    async (tx) => mustBePackage(await bookingOfUser(tx, caller.userId, body.bookingId)),
    (tx, booking) => beginInstalment(tx, booking, body),
  );
  const checkoutUrl = await openChangeCheckout(db, paying);
  return { booking: await packageViewOf(db, mustBePackage(paying)), checkoutUrl };
};

async function beginInstalment(tx: Db, booking: BookingRow, wanted: Wanted): Promise<BookingRow> {
  const now = clock.now();
  const waiting = booking.state === 'paying_change' ? changeUnpaid(booking.amendments) : undefined;
  if (waiting) {
    if (waiting.amount !== wanted.expectedAmount) throw otherAtCheckout(waiting.amount, booking.currency);
    return booking;
  }
  mustBeAllowed(booking, 'payChange', now);
  const amendment = instalmentOf(mustBePackage(booking), wanted, now);
  return transition(tx, booking, 'payChange', {
    amendments: [...booking.amendments, amendment],
    holdExpiresAt: plusMinutes(now, HOLD_MINUTES),
    paymentProblem: null,
  });
}

/** The payment as it is written down. Throws STATE_BLOCKED where nothing is open, or its time is over. */
function instalmentOf(booking: PackageRow, { payments, expectedAmount }: Wanted, now: Date): AmendmentOf<'instalment'> {
  const { paymentPlan, currency } = booking;
  const open = (paymentPlan ?? []).flatMap(({ paid }, at) => (paid ? [] : [at]));
  if (!open.length) throw new AppError('STATE_BLOCKED', 'All of this booking is paid. Nothing more is charged.');
  if (isOverdue(paymentPlan, now))
    throw new AppError(
      'STATE_BLOCKED',
      'The time for this payment is over, and the booking is being cancelled. Nothing was charged.',
    );
  const positions = payments === 'all' ? open : open.slice(0, 1);
  const amount = positions.reduce((sum, at) => sum + (paymentPlan?.[at]?.amount ?? 0), 0);
  if (amount !== expectedAmount) throw otherAmount(expectedAmount, amount, currency);
  return {
    id: newId('act', now.getTime()),
    at: now.toISOString(),
    kind: 'instalment',
    state: 'paying',
    payments: positions,
    amount,
    charge: 0,
    refundTo: 'source',
    toSource: 0,
    words: instalmentLabel(positions, paymentPlan?.length ?? 0),
    paid: { wallet: 0, gateway: amount, method: null },
  };
}

const otherAmount = (shown: number, amount: number, currency: string): AppError =>
  new AppError(
    'PRICE_CHANGED',
    `The amount to be paid now is ${formatMoney(money(amount, currency))}, not ${formatMoney(money(shown, currency))}. Nothing was charged. Look at the payments and decide again.`,
    { details: { before: shown, after: amount } },
  );

const otherAtCheckout = (amount: number, currency: string): AppError =>
  new AppError(
    'STATE_BLOCKED',
    `A payment of ${formatMoney(money(amount, currency))} is open at the checkout. Finish or cancel it first. Nothing was charged.`,
  );
