import { formatInstant } from '#lib/shared/dates.ts';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { capital } from '#lib/shared/word-lists.ts';
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
import { isHeld, titleOf, TRIP_KINDS, type Trip } from './trip.ts';

const nothingAhead = () => t('You have no booking ahead that could be cancelled.');

/** What comes back if a booking is cancelled now. */
export async function refundIfCancelled(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, (booking) => t('How much do I get back for {booking}', { booking }), nothingAhead());
  if ('answer' in one) return one.answer;
  const { trip } = one;
  const now = await call.own.refundNow(trip.bookingId);
  if ('blocked' in now) return blocked(call, trip, now.blocked);
  return {
    trip,
    paragraphs: [ifCancelled(now, trip)],
    facts: refundFacts(call, trip, now),
    suggestions: [t('Cancel {booking}', { booking: nameOf(trip) })],
    links: [openTrip(trip, call.own.as)],
  };
}

/**
 * Proposes to cancel a booking of a traveller. Flights and trips at work lead to their page, where travellers and
 * directions are chosen and the company’s rules stand.
 */
export async function cancel(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(call, (booking) => t('Cancel {booking}', { booking }), nothingAhead());
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
        t('If you cancel all of {title} now, {back}', { title: titleOf(trip), back: backText(now, trip) }),
        t('Open the booking to cancel all or part of it. Nothing is cancelled yet.'),
      ],
      facts,
      links: [openTrip(trip, call.own.as, t('Choose what to cancel')), askAPerson()],
    };
  const { holdsUntil, refund: expectedRefund, charge, toSource, toWallet } = now;
  const { bookingId, currency, zone } = trip;
  const title = titleOf(trip);
  return {
    trip,
    paragraphs: [
      `${t('Cancelling {title} ends the whole booking.', { title })} ${capital(backText(now, trip))}`,
      t('Nothing is cancelled until you confirm below. A cancellation cannot be undone.'),
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
    links: [openTrip(trip, 'traveller', t('Cancel a part, or refund to the wallet'))],
  };
}

type Amounts = Exclude<RefundNow, { blocked: string }>;

const ifCancelled = (now: Amounts, trip: Trip): string =>
  t('If you cancel {title} now, {back}', { title: titleOf(trip), back: backText(now, trip) });

const backText = ({ refund, charge }: Amounts, { currency }: Trip): string => {
  if (refund === 0) return t('there is no refund.');
  const back = rupeesOf(refund, currency);
  return charge > 0
    ? t('{back} comes back and {charge} is kept by the terms.', { back, charge: rupeesOf(charge, currency) })
    : t('{back} comes back, all you paid.', { back });
};

const refundFacts = (
  { today }: UserQuestion,
  trip: Trip,
  { refund, charge, toSource, toWallet, holdsUntil }: Amounts,
) => [
  ...(trip.code ? [fact(t('Booking code'), trip.code)] : []),
  fact(t('Refund'), rupeesOf(refund, trip.currency)),
  ...(charge > 0 ? [fact(t('Cancellation charge'), rupeesOf(charge, trip.currency))] : []),
  ...(toSource > 0
    ? [
        fact(
          t('To the way you paid'),
          t('{amount}, in 5–7 working days', { amount: rupeesOf(toSource, trip.currency) }),
        ),
      ]
    : []),
  ...(toWallet > 0
    ? [fact(t('To your wallet'), t('{amount}, at once', { amount: rupeesOf(toWallet, trip.currency) }))]
    : []),
  ...(holdsUntil ? [fact(t('This applies until'), formatInstant(holdsUntil, trip.zone, today))] : []),
];

const blocked = ({ own, today }: UserQuestion, trip: Trip, reason: string): Answer => ({
  trip,
  paragraphs: [messageText(reason)],
  facts: factsOf(trip, today),
  links: [openTrip(trip, own.as), askAPerson()],
});

/** Proposes to cancel a hold. */
export async function release(call: UserQuestion): Promise<Answer> {
  const one = await oneTrip(
    call,
    (booking) => t('Cancel the hold of {booking}', { booking }),
    t('Nothing is held for you now.'),
  );
  if ('answer' in one) return one.answer;
  if (isHeld(one.trip)) return releaseTrip(call, one.trip);
  return {
    ...blocked(call, one.trip, ''),
    paragraphs: [t('{title} is not on hold.', { title: titleOf(one.trip) })],
  };
}

function releaseTrip({ own, today }: UserQuestion, trip: Trip): Answer {
  const { bookingId, currency, total } = trip;
  const title = titleOf(trip);
  const facts = [
    ...factsOf(trip, today),
    ...(trip.holdExpiresAt ? [fact(t('Held until'), formatInstant(trip.holdExpiresAt, trip.zone, today))] : []),
  ];
  if (trip.state !== 'held' || own.as === 'employee')
    return {
      trip,
      paragraphs: [t('Open {title} to cancel its hold. Nothing was charged for it.', { title })],
      facts,
      links: [openTrip(trip, own.as)],
    };
  return {
    trip,
    paragraphs: [
      t('{title} is held and not paid. Cancelling the hold costs nothing, and what is held goes back on sale.', {
        title,
      }),
      t('Nothing happens until you confirm below.'),
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
      paragraphs: [t('Trips at work are paid by your company. Your own wallet is in your personal account.')],
      links: [link(t('Help'), routes.help())],
    };
  const { balance, currency } = await own.wallet();
  return {
    paragraphs: [
      balance > 0
        ? t('Your wallet has {amount}. You can pay with it on the payment step of any booking.', {
            amount: rupeesOf(balance, currency),
          })
        : t('Your wallet is empty. Refunds can go there at once when you cancel a booking.'),
    ],
    links: [link(t('Open your wallet'), accountRoutes.wallet())],
  };
}
