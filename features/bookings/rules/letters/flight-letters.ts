import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import type { FlightBooking } from '../../contract.ts';
import { paidFor, type FlightAct } from '../flight-acts.ts';
import { changeNote } from '../flight-notes.ts';
import { refundNote } from '../price-notes.ts';
import { removedBounds } from '../removed-bounds.ts';
import { openTrip, STANDING, tripOf, withMoney, type LetterContext, type Written } from './letter-context.ts';
import { journeyOf } from './trip-parts.ts';

/** The calendar file of flights that are no longer flown. */
export const REMOVED_FLIGHTS = 'remove-old-flights.ics';
const CALENDAR_NOTE = {
  small: `To remove the old flights from your calendar, open ${REMOVED_FLIGHTS}, attached.`,
};

/** A part was cancelled, a flight was changed, new times were accepted; or the airline refused it. */
export function amended(context: LetterContext): Written {
  const { booking, title, purse, act } = context;
  if (booking.category !== 2 || !STANDING.includes(booking.state)) return null;
  if (act?.state === 'refused')
    return {
      subject: `${title} was not changed`,
      parts: [
        act.kind === 'change' && booking.payment.problem
          ? withMoney(context, booking.payment.problem) || 'The airline did not make the change.'
          : 'The airline did not cancel what you asked for. Your tickets stand as they are.',
        openTrip(context),
      ],
    };
  const subject =
    act?.kind === 'cancel'
      ? `Part of ${title} is cancelled`
      : act
        ? `${title} is changed`
        : `New times of ${title} are accepted`;
  return {
    subject,
    parts: [
      act?.words ?? 'You accepted the airline’s new times. This is the trip now.',
      withMoney(context, act ? moneyOf(act, booking.currency, purse) : ''),
      { heading: act?.kind === 'cancel' ? 'What is left of the trip' : 'The trip now' },
      ...tripOf(context),
      ...(removedBounds(booking, act).length ? [CALENDAR_NOTE] : []),
      openTrip(context),
    ],
  };
}

/** What an act cost or gave back. */
function moneyOf(act: FlightAct, currency: string, purse: string | null): string {
  const { amount, toSource, charge } = act;
  if (act.kind !== 'change')
    return refundNote({ toSource, toWallet: amount - toSource, charge }, currency, 'flight', purse);
  return changeNote({ ...act, paid: paidFor(act) }, currency).slice(act.words.length + 1);
}

/** The payment of a change was left or failed. */
export function changeUnpaid(context: LetterContext): Written {
  const { booking, title } = context;
  if (booking.state !== 'confirmed' || !booking.payment.problem) return null;
  return { subject: `${title} was not changed`, parts: [booking.payment.problem, openTrip(context)] };
}

/** The airline moved a flight after it was ticketed. */
export function newTimes(context: LetterContext): Written {
  const { booking } = context;
  if (booking.category !== 2 || !booking.scheduleChange || !STANDING.includes(booking.state)) return null;
  const { bound, before, after } = booking.scheduleChange;
  const { number, when } = movedFlight(booking, context.now);
  return {
    subject: `${number} has new times: ${when(before.departsAt)} becomes ${when(after.departsAt)}`,
    parts: [
      `The airline has changed the times of ${number}, ${journeyOf(booking.bounds[bound]!)}.`,
      {
        facts: [
          ['Departs', `${when(after.departsAt)} (booked: ${when(before.departsAt)})`],
          ['Arrives', `${when(after.arrivesAt)} (booked: ${when(before.arrivesAt)})`],
        ],
      },
      { small: 'Times are local at each airport.' },
      'Your tickets stand. Accept the new times, or cancel the trip for a full refund.',
      openTrip(context),
    ],
  };
}

/** Which flight was moved, and how its times are said. */
function movedFlight({ bounds, scheduleChange, zone }: FlightBooking, now: Date) {
  const today = dateInZone(now, zone);
  const segment = bounds[scheduleChange?.bound ?? 0]?.segments.find(
    ({ flightId }) => flightId === scheduleChange?.flightId,
  );
  return {
    number: segment?.number ?? 'Your flight',
    when: (wall: string) => `${formatDate(wall.slice(0, 10), today)}, ${clockOf(wall)}`,
  };
}
