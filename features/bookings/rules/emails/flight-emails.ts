import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../contract.ts';
import { paidFor, type FlightAmendment } from '../flight-amendments.ts';
import { changeNote } from '../flight-notes.ts';
import { paymentNote, refundNote } from '../price-notes.ts';
import { removedBounds } from '../removed-bounds.ts';
import { openTrip, BOOKED_STATES, tripOf, withMoney, type EmailContext, type Written } from './email-context.ts';
import { journeyOf } from './trip-parts.ts';
import { isFlight } from '../category.ts';

/** The calendar file that removes cancelled flights. */
export const REMOVED_FLIGHTS = 'remove-old-flights.ics';
const calendarNote = () => ({
  small: t('To remove the old flights from your calendar, open {file}, attached.', { file: REMOVED_FLIGHTS }),
});

/** An amendment was made (cancellation, change, accepted times), or the airline refused it. */
export function amended(context: EmailContext): Written {
  const { booking, title, payerAccount, amendment } = context;
  if (!isFlight(booking) || !BOOKED_STATES.includes(booking.state)) return null;
  if (amendment?.state === 'refused')
    return {
      subject: t(amendment.kind === 'extras' ? 'Nothing was added to {title}' : '{title} was not changed', { title }),
      parts: [
        (amendment.kind === 'change' || amendment.kind === 'extras') && booking.payment.problem
          ? messageText(withMoney(context, booking.payment.problem) || 'The airline did not make the change.')
          : t('The airline did not cancel what you asked for. Your tickets are unchanged.'),
        openTrip(context),
      ],
    };
  const subject = t(
    amendment?.kind === 'cancel'
      ? 'Part of {title} is cancelled'
      : amendment?.kind === 'extras'
        ? 'Seats, meals or bags are added to {title}'
        : amendment
          ? '{title} is changed'
          : 'New times of {title} are accepted',
    { title },
  );
  return {
    subject,
    parts: [
      amendment ? messageText(amendment.words) : t('You accepted the airline’s new times. This is the trip now.'),
      withMoney(context, amendment ? messageText(moneyOf(amendment, booking.currency, payerAccount)) : ''),
      { heading: t(amendment?.kind === 'cancel' ? 'What is left of the trip' : 'The trip now') },
      ...tripOf(context),
      ...(removedBounds(booking, amendment).length ? [calendarNote()] : []),
      openTrip(context),
    ],
  };
}

/** The cost or refund of an amendment. */
function moneyOf(amendment: FlightAmendment, currency: string, payerAccount: string | null): string {
  const { amount, toSource, charge } = amendment;
  if (amendment.kind === 'extras') return amount ? paymentNote(paidFor(amendment), currency, payerAccount) : '';
  if (amendment.kind !== 'change')
    return refundNote({ toSource, toWallet: amount - toSource, charge }, currency, 'flight', payerAccount);
  return changeNote({ ...amendment, paid: paidFor(amendment) }, currency).slice(amendment.words.length + 1);
}

/** The payment of a change was abandoned or failed. */
export function changeUnpaid(context: EmailContext): Written {
  const { booking, title } = context;
  if (booking.state !== 'confirmed' || !booking.payment.problem) return null;
  const { kind } = context.amendment ?? {};
  return {
    subject: t(
      kind === 'extras'
        ? 'Nothing was added to {title}'
        : kind === 'dates'
          ? 'The dates of {title} were not changed'
          : kind === 'departure'
            ? 'The departure of {title} was not changed'
            : '{title} was not changed',
      { title },
    ),
    parts: [messageText(booking.payment.problem), openTrip(context)],
  };
}

/** A schedule change after ticketing. */
export function newTimes(context: EmailContext): Written {
  const { booking } = context;
  if (!isFlight(booking) || !booking.scheduleChange || !BOOKED_STATES.includes(booking.state)) return null;
  const { bound, before, after } = booking.scheduleChange;
  const { number, when } = movedFlight(booking, context.now);
  return {
    subject: t('{number} has new times: {before} becomes {after}', {
      number,
      before: when(before.departsAt),
      after: when(after.departsAt),
    }),
    parts: [
      t('The airline has changed the times of {number}, {journey}.', {
        number,
        journey: journeyOf(booking.bounds[bound]!),
      }),
      {
        facts: [
          [t('Departs'), changedTime(when(before.departsAt), when(after.departsAt))],
          [t('Arrives'), changedTime(when(before.arrivesAt), when(after.arrivesAt))],
        ],
      },
      { small: t('Times are local at each airport.') },
      t('Your tickets are still valid. Accept the new times, or cancel the trip for a full refund.'),
      openTrip(context),
    ],
  };
}

const changedTime = (before: string, after: string): string => t('{after} (booked: {before})', { after, before });

/** The flight whose schedule changed, with its times. */
function movedFlight({ bounds, scheduleChange, zone }: FlightBooking, now: Date) {
  const today = dateInZone(now, zone);
  const segment = bounds[scheduleChange?.bound ?? 0]?.segments.find(
    ({ flightId }) => flightId === scheduleChange?.flightId,
  );
  return {
    number: segment?.number ?? t('Your flight'),
    when: (wall: string) => `${formatDate(wall.slice(0, 10), today)}, ${clockOf(wall)}`,
  };
}
