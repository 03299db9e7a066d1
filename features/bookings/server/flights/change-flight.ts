import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../../contract.ts';
import { afterChange } from '../../rules/requested-change.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { changedText } from '../../rules/flight-notes.ts';
import { walletNote } from '../../rules/price-notes.ts';
import { addToTrail, mustBeFlight, flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { withdrawOpenChange } from '../company/withdraw-flight-change.ts';
import { guardChange } from '../company/guard-change.ts';
import { mustBeFunded } from '../company/company-money.ts';
import { debitPayerAccount } from '../payer-account.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { flightViewOf } from '../view-booking.ts';
import { openChangeCheckout } from './change-checkout.ts';
import { finishAmending } from './finish-amending.ts';
import { holdForPayment, leaveHeldChange } from './hold-for-payment.ts';
import { changeTo, costsMore } from './quote-flight-change.ts';

export type WantedChange = {
  bound: number;
  offer: string;
  expectedDue: number;
  walletAmount: number;
  refundTo: 'source' | 'wallet';
};

/**
 * Changes one bound to another flight. The wallet's part moves to escrow before the airline is called, and returns if
 * the airline refuses; the airline holds the new seats until the rest is paid at the gateway, and the tickets are
 * unchanged until then. A higher price than shown is refused with the new amount, a change out of policy with the
 * reasons; nothing is changed then.
 */
export const changeFlight: UseCase<typeof contract.changeFlight> = async ({
  db,
  body: { bookingId, ...wanted },
  caller,
}) => {
  const before = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(before, 'amend', clock.now());
  const quote = await changeTo(db, before, wanted.bound, wanted.offer);
  if (quote.due > wanted.expectedDue) throw costsMore(wanted.expectedDue, quote.due, before.currency);
  const evaluated = await guardChange(db, before, { ...wanted, quote });
  const amendment = { ...actOf(before, quote, wanted), ...(evaluated ? { judged: evaluated } : {}) };
  const heldUntil = amendment.state === 'paying' ? await holdForPayment(db, before, amendment) : null;
  try {
    const changing = await changeBooking(
      db,
      (tx) => flightOfUser(tx, caller.userId, bookingId),
      (tx, current) => writeDown(tx, before, mustBeFlight(current), amendment, heldUntil),
    );
    await withdrawOpenChange(db, changing);
    if (changing.state !== 'paying_change')
      return { booking: await flightViewOf(db, mustBeFlight(await finishAmending(db, changing))), checkoutUrl: null };
    return {
      checkoutUrl: await openChangeCheckout(db, mustBeFlight(changing)),
      booking: await flightViewOf(db, mustBeFlight(changing)),
    };
  } catch (error) {
    if (heldUntil) await leaveHeldChange(db, bookingId, amendment.id);
    throw error;
  }
};

/** The change as stored before the airline is called. */
export function actOf(
  { snapshot }: FlightRow,
  quote: ChangeQuote,
  { bound, offer, walletAmount, refundTo }: WantedChange,
): AmendmentOf<'change'> {
  const now = clock.now();
  const due = Math.max(0, quote.due);
  if (walletAmount > due) {
    const message = 'That is more than the change costs. Use its price or less from the wallet.';
    throw new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
  }
  const before = snapshot.bounds[bound]!;
  return {
    id: newId('act', now.getTime()),
    at: now.toISOString(),
    kind: 'change',
    state: walletAmount < due ? 'paying' : 'under-way',
    bound,
    offer,
    from: before,
    to: presentChecked(quote.bound),
    amount: quote.due,
    charge: quote.fee,
    refundTo,
    toSource: 0,
    words: flightChangeText(before, quote),
    lines: quote.taxed,
    paid: { wallet: walletAmount, gateway: due - walletAmount, method: walletAmount < due ? null : 'wallet' },
  };
}

/** "Changed from 6E 101 on 8 Dec to 6E 101 on 9 Dec." */
export function flightChangeText(
  { segments: [from] }: FlightRow['snapshot']['bounds'][number],
  {
    bound: {
      segments: [to],
    },
  }: Pick<ChangeQuote, 'bound'>,
): string {
  return changedText(named(from!.number, from!.origin.at), named(to!.number, to!.departsAt));
}

const named = (number: string, at: string) => `${number} on ${formatDate(at.slice(0, 10), '')}`;

/**
 * Stores the amendment and moves the wallet's part in one transaction. Fails if the booking changed since the airline
 * was asked.
 */
export async function writeDown(
  tx: Db,
  before: FlightRow,
  booking: FlightRow,
  amendment: AmendmentOf<'change'>,
  holdExpiresAt: Date | null,
): Promise<FlightRow> {
  const now = clock.now();
  mustBeAllowed(booking, holdExpiresAt ? 'payChange' : 'amend', now);
  if (booking.version !== before.version)
    throw new AppError('CONFLICT', 'This trip was just changed. Nothing was charged. Reload to see it.');
  await mustBeFunded(tx, booking, { due: Math.max(0, amendment.amount), fromAccount: amendment.paid?.wallet ?? 0 });
  if (amendment.paid?.wallet) await setAside(tx, booking, amendment, now);
  const amendments = [...booking.amendments, amendment];
  const requestedChange = afterChange(booking.requestedChange, amendment);
  return mustBeFlight(
    await (holdExpiresAt
      ? transition(tx, booking, 'payChange', { amendments, requestedChange, holdExpiresAt, paymentProblem: null })
      : transition(tx, booking, 'amend', { amendments, requestedChange, paymentProblem: null })),
  );
}

/** Moves the wallet's part to escrow. Throws INSUFFICIENT_WALLET. */
async function setAside(
  tx: Db,
  booking: FlightRow,
  { id: amendmentId, paid }: AmendmentOf<'change'>,
  at: Date,
): Promise<void> {
  const wallet = paid?.wallet ?? 0;
  const { id, currency, snapshot, payerAccount } = booking;
  const entries = [await debitPayerAccount(tx, booking, wallet), { account: escrowOf(id), amount: wallet }];
  await postToLedger({
    db: tx,
    key: `change:${amendmentId}`,
    bookingId: id,
    note: `Change of ${snapshot.title}`,
    entries,
    at,
  });
  if (paid?.gateway)
    await addToTrail(tx, id, at, { stage: 'wallet', total: wallet, note: walletNote(wallet, currency, payerAccount) });
}
