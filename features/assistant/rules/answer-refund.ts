import { accountRoutes } from '#lib/shared/account-routes.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
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
import { titleOf, type Trip } from './trip.ts';

const banks = () => t('Banks take 5–7 working days.');

/** Where the refund of a cancelled booking, or of a cancelled part, is. */
export async function refundStatus(call: UserQuestion): Promise<Answer> {
  const { own, today } = call;
  const one = await oneTrip(
    call,
    (booking) => t('Refund status of {booking}', { booking }),
    t(
      'None of your bookings has a refund. Refunds of cancelled rooms, travellers or flights are on the page of the booking.',
    ),
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
      fact(t('Booking'), titleOf(trip)),
      fact(t('Refund'), amount),
      ...(refund.charge > 0 ? [fact(t('Cancellation charge'), rupeesOf(refund.charge, trip.currency))] : []),
      fact(t('Goes to'), t(refund.to === 'wallet' ? 'Your wallet' : 'The way you paid')),
      fact(t(refund.state === 'processed' ? 'Sent' : 'Cancelled'), at),
    ],
    links: [
      openTrip(trip, own.as),
      ...(refund.to === 'wallet' && own.as === 'traveller'
        ? [link(t('Open your wallet'), accountRoutes.wallet())]
        : []),
      askAPerson(),
    ],
  };
}

function refundText({ amount, state, to }: NonNullable<BookingView['refund']>, text: string): string {
  if (amount === 0) return t('There is no refund for this booking: it was cancelled when its terms gave none.');
  if (state === 'pending')
    return t('{amount} is on its way. The refund is being sent; this page shows it as soon as it is.', {
      amount: text,
    });
  return to === 'wallet'
    ? t('{amount} is in your wallet.', { amount: text })
    : `${t('{amount} was sent back the way you paid.', { amount: text })} ${banks()}`;
}

/** What came back for rooms, travellers or flights of a booking that stands. */
function partRefunds({ own, today }: UserQuestion, trip: Trip, booking: BookingView): Answer {
  const amendments = 'amendments' in booking ? booking.amendments : [];
  const back = amendments.filter(({ kind, amount }) => (kind === 'cancel' || kind === 'refused') && amount > 0);
  if (!back.length)
    return {
      trip,
      paragraphs: [t('{title} is not cancelled, and no refund is due for it.', { title: titleOf(trip) })],
      facts: factsOf(trip, today),
      suggestions: [t('How much do I get back if I cancel {booking}?', { booking: nameOf(trip) })],
      links: [openTrip(trip, own.as)],
    };
  return {
    trip,
    paragraphs: [`${t('Parts of {title} were cancelled.', { title: titleOf(trip) })} ${banks()}`],
    facts: back
      .slice(-4)
      .map(({ at, amount }) =>
        fact(formatInstant(at, trip.zone, today), t('{amount} back', { amount: rupeesOf(amount, trip.currency) })),
      ),
    links: [openTrip(trip, own.as)],
  };
}
