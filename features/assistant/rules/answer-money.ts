import { formatInstant } from '#lib/shared/dates.ts';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import type { BookingView } from '#features/bookings/contract.ts';
import { askAPerson } from './answer-general.ts';
import {
  type Answer,
  type UserQuestion,
  fact,
  factsOf,
  link,
  nameOf,
  oneTrip,
  openTrip,
  rupeesOf,
} from './answer-parts.ts';
import type { RefundNow } from './reads.ts';
import { isHeld, TRIP_KINDS, type Trip } from './trip.ts';

const BANKS = 'Banks take 5–7 working days.';

/** Where the refund of a cancelled booking, or of a cancelled part, is. */
export async function refundStatus(call: UserQuestion): Promise<Answer> {
  const { own, today } = call;
  const one = await oneTrip(
    call,
    'Refund status of',
    'None of your bookings has a refund. Refunds of cancelled rooms, travellers or flights are on the page of the booking.',
  );
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const booking = await own.booking(trip.bookingId);
  const { refund } = booking;
  if (!refund) return partRefunds(call, trip, booking);
  const amount = rupeesOf(refund.amount, trip.currency);
  const at = formatInstant(refund.at, trip.zone, today);
  return {
    trip,
    paragraphs: [refundText(refund, amount)],
    facts: [
      fact('Booking', trip.title),
      fact('Refund', amount),
      ...(refund.charge > 0 ? [fact('Cancellation charge', rupeesOf(refund.charge, trip.currency))] : []),
      fact('Goes to', refund.to === 'wallet' ? 'Your wallet' : 'The way you paid'),
      fact(refund.state === 'processed' ? 'Sent' : 'Cancelled', at),
    ],
    links: [
      openTrip(trip, own.as),
      ...(refund.to === 'wallet' && own.as === 'traveller' ? [link('Open your wallet', accountRoutes.wallet())] : []),
      askAPerson,
    ],
  };
}

function refundText({ amount, state, to }: NonNullable<BookingView['refund']>, text: string): string {
  if (amount === 0) return 'There is no refund for this booking: it was cancelled when its terms gave none.';
  if (state === 'pending')
    return `${text} is on its way. The refund is being sent; this page shows it as soon as it is.`;
  return to === 'wallet' ? `${text} is in your wallet.` : `${text} was sent back the way you paid. ${BANKS}`;
}

/** What came back for rooms, travellers or flights of a booking that stands. */
function partRefunds({ own, today }: UserQuestion, trip: Trip, booking: BookingView): Answer {
  const amendments = 'amendments' in booking ? booking.amendments : [];
  const back = amendments.filter(({ kind, amount }) => (kind === 'cancel' || kind === 'refused') && amount > 0);
  if (!back.length)
    return {
      trip,
      paragraphs: [`${trip.title} is not cancelled, and no refund is due for it.`],
      facts: factsOf(trip, today),
      suggestions: [`How much do I get back if I cancel ${nameOf(trip)}?`],
      links: [openTrip(trip, own.as)],
    };
  return {
    trip,
    paragraphs: [`Parts of ${trip.title} were cancelled. ${BANKS}`],
    facts: back
      .slice(-4)
      .map(({ at, amount }) => fact(formatInstant(at, trip.zone, today), `${rupeesOf(amount, trip.currency)} back`)),
    links: [openTrip(trip, own.as)],
  };
}

const NOTHING_AHEAD = 'You have no booking ahead that could be cancelled.';

/** What comes back if a booking is cancelled now. */
export async function refundIfCancelled(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, 'How much do I get back for', NOTHING_AHEAD);
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const now = await call.own.refundNow(trip.bookingId);
  if ('blocked' in now) return blocked(call, trip, now.blocked);
  return {
    trip,
    paragraphs: [`If you cancel ${trip.title} now, ${backText(now, trip)}`],
    facts: refundFacts(call, trip, now),
    suggestions: [`Cancel ${nameOf(trip)}`],
    links: [openTrip(trip, call.own.as)],
  };
}

/**
 * Proposes to cancel a booking of a traveller. Flights and trips at work lead to their page, where travellers and
 * directions are chosen and the company’s rules stand.
 */
export async function cancel(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, 'Cancel', NOTHING_AHEAD);
  if ('answer' in one) return one.answer;
  const { trip } = one;
  if (isHeld(trip)) return releaseTrip(call, trip);
  const now = await call.own.refundNow(trip.bookingId);
  if ('blocked' in now) return blocked(call, trip, now.blocked);
  const facts = refundFacts(call, trip, now);
  if (TRIP_KINDS[trip.kind].cancelledInParts || call.own.as === 'employee')
    return {
      trip,
      paragraphs: [
        `If you cancel all of ${trip.title} now, ${backText(now, trip)}`,
        'Open the booking to cancel all or part of it. Nothing is cancelled yet.',
      ],
      facts,
      links: [openTrip(trip, call.own.as, 'Choose what to cancel'), askAPerson],
    };
  const { holdsUntil, refund: expectedRefund, charge, toSource, toWallet } = now;
  const { bookingId, title, currency, zone } = trip;
  return {
    trip,
    paragraphs: [
      `Cancelling ${title} ends the whole booking. ${capitalised(backText(now, trip))}`,
      'Nothing is cancelled until you confirm below. A cancellation cannot be undone.',
    ],
    facts,
    proposal: {
      action: 'bookings.cancel',
      bookingId,
      title,
      currency,
      zone,
      expectedRefund,
      charge,
      toSource,
      toWallet,
      holdsUntil,
    },
    links: [openTrip(trip, 'traveller', 'Cancel a part, or refund to the wallet')],
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Amounts = Exclude<RefundNow, { blocked: string }>;

const backText = ({ refund, charge }: Amounts, { currency }: Trip): string => {
  if (refund === 0) return 'there is no refund.';
  const back = `${rupeesOf(refund, currency)} comes back`;
  return charge > 0 ? `${back} and ${rupeesOf(charge, currency)} is kept by the terms.` : `${back}, all you paid.`;
};

const refundFacts = (
  { today }: UserQuestion,
  trip: Trip,
  { refund, charge, toSource, toWallet, holdsUntil }: Amounts,
) => [
  ...(trip.code ? [fact('Booking code', trip.code)] : []),
  fact('Refund', rupeesOf(refund, trip.currency)),
  ...(charge > 0 ? [fact('Cancellation charge', rupeesOf(charge, trip.currency))] : []),
  ...(toSource > 0 ? [fact('To the way you paid', `${rupeesOf(toSource, trip.currency)}, in 5–7 working days`)] : []),
  ...(toWallet > 0 ? [fact('To your wallet', `${rupeesOf(toWallet, trip.currency)}, at once`)] : []),
  ...(holdsUntil ? [fact('This applies until', formatInstant(holdsUntil, trip.zone, today))] : []),
];

const blocked = ({ own, today }: UserQuestion, trip: Trip, reason: string): Answer => ({
  trip,
  paragraphs: [reason],
  facts: factsOf(trip, today),
  links: [openTrip(trip, own.as), askAPerson],
});

/** Proposes to cancel a hold. */
export async function release(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, 'Cancel the hold of', 'Nothing is held for you now.');
  if ('answer' in one) return one.answer;
  if (isHeld(one.trip)) return releaseTrip(call, one.trip);
  return blocked(call, one.trip, `${one.trip.title} is not on hold.`);
}

function releaseTrip({ own, today }: UserQuestion, trip: Trip): Answer {
  const { bookingId, title, currency, total } = trip;
  const facts = [
    ...factsOf(trip, today),
    ...(trip.holdExpiresAt ? [fact('Held until', formatInstant(trip.holdExpiresAt, trip.zone, today))] : []),
  ];
  if (trip.state !== 'held' || own.as === 'employee')
    return {
      trip,
      paragraphs: [`Open ${title} to cancel its hold. Nothing was charged for it.`],
      facts,
      links: [openTrip(trip, own.as)],
    };
  return {
    trip,
    paragraphs: [
      `${title} is held and not paid. Cancelling the hold costs nothing, and what is held goes back on sale.`,
      'Nothing happens until you confirm below.',
    ],
    facts,
    proposal: { action: 'bookings.release', bookingId, title, currency, total },
    links: [openTrip(trip, own.as)],
  };
}

/** The balance of the wallet. */
export async function wallet({ own }: UserQuestion): Promise<Answer> {
  if (own.as === 'employee')
    return {
      paragraphs: ['Trips at work are paid by your company. Your own wallet is in your personal account.'],
      links: [link('Help', routes.help())],
    };
  const { balance, currency } = await own.wallet();
  return {
    paragraphs: [
      balance > 0
        ? `Your wallet has ${rupeesOf(balance, currency)}. You can pay with it on the payment step of any booking.`
        : 'Your wallet is empty. Refunds can go there at once when you cancel a booking.',
    ],
    links: [link('Open your wallet', accountRoutes.wallet())],
  };
}
