import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../../contract.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { changedText } from '../../rules/flight-notes.ts';
import { mustBeFlight, flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { openChangeCheckout } from '../changes/change-checkout.ts';
import { leaveHeldChange } from '../changes/leave-change.ts';
import { writeDownChange } from '../changes/write-down-change.ts';
import { withdrawOpenChange } from '../company/withdraw-change.ts';
import { guardChange } from '../company/guard-change.ts';
import { changeBooking, mustBeAllowed } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { finishAmending } from './finish-amending.ts';
import { holdForPayment } from './hold-for-payment.ts';
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
  const amendment = { ...amendmentFor(before, quote, wanted), ...(evaluated ? { evaluated } : {}) };
  const heldUntil = amendment.state === 'paying' ? await holdForPayment(db, before, amendment) : null;
  try {
    const changing = await changeBooking(
      db,
      (tx) => flightOfUser(tx, caller.userId, bookingId),
      (tx, current) => writeDownChange(tx, before, current, amendment, heldUntil),
    );
    await withdrawOpenChange(db, changing);
    if (changing.state !== 'paying_change')
      return { booking: await flightViewOf(db, mustBeFlight(await finishAmending(db, changing))), checkoutUrl: null };
    return {
      checkoutUrl: await openChangeCheckout(db, changing),
      booking: await flightViewOf(db, mustBeFlight(changing)),
    };
  } catch (error) {
    if (heldUntil) await leaveHeldChange(db, bookingId, amendment.id);
    throw error;
  }
};

/** The change as stored before the airline is called. */
export function amendmentFor(
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
