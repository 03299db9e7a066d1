import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { formatDate } from '#lib/shared/dates.ts';
import type * as contract from '../../contract.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { changedText } from '../../rules/flight-notes.ts';
import { mustBeFlight, flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { newPaidAmendment, writeHeldChange, type ChangePaymentWanted } from '../changes/begin-change.ts';
import { payOrFinish } from '../changes/pay-or-finish.ts';
import { guardChange } from '../company/guard-change.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { holdForPayment } from './hold-for-payment.ts';
import { changeTo, costsMore } from './quote-flight-change.ts';

type WantedChange = ChangePaymentWanted & { bound: number; offer: string };

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
  const changing = await writeHeldChange(db, before, amendment, heldUntil);
  const { checkoutUrl, booking } = await payOrFinish(db, changing);
  return { checkoutUrl, booking: await flightViewOf(db, mustBeFlight(booking)) };
};

/** The change as stored before the airline is called. */
export function amendmentFor(
  { snapshot }: FlightRow,
  quote: ChangeQuote,
  { bound, offer, ...payment }: WantedChange,
): AmendmentOf<'change'> {
  const from = snapshot.bounds[bound]!;
  const priced = {
    price: { due: quote.due, charge: quote.fee },
    words: flightChangeText(from, quote),
    at: clock.now(),
  };
  return {
    ...newPaidAmendment(priced, payment),
    kind: 'change',
    bound,
    offer,
    from,
    to: presentChecked(quote.bound),
    lines: quote.taxed,
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
