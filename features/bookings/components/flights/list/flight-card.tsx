import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { airportInCity } from '#lib/shared/airport-names.ts';
import { clockOf, dayText, daysLater } from '#lib/shared/flight-times.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightSummary } from '../../../contract.ts';
import { type ProductStatusLines, type StatusLine, statusLineOf } from '../../list/status-line.ts';
import { TripCard } from '../../list/trip-card.tsx';
import { movedTimes } from '../parts/moved-times.ts';
import { titleText } from './title-text.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';
import { holdEnds } from '../../parts/booking-money.ts';

/** One flight trip in the list. */
export function FlightCard({ booking }: { booking: FlightSummary }) {
  const links = useFlightLinks();
  const today = dateInZone(new Date(), booking.zone);
  return (
    <TripCard
      booking={booking}
      scene={booking.poster}
      title={titleText(booking.title)}
      review={links.review(booking._id)}
      trip={links.trip(booking._id)}
      status={statusLineOf(booking, flightStatusLines(booking))}
      totalFor={t('taxes included')}
    >
      {booking.bounds.map(({ offer, segments }) => (
        <p key={offer} className="small muted">
          {formatDate(segments[0]!.origin.at.slice(0, 10), today)}, {clockOf(segments[0]!.origin.at)}–
          {clockOf(segments.at(-1)!.destination.at)}
          {dayText(daysLater(segments[0]!.origin.at, segments.at(-1)!.destination.at))} ·{' '}
          {segments.map(({ number }) => number).join(', ')}
          <br />
          {airportInCity(segments[0]!.origin.airport)} – {airportInCity(segments.at(-1)!.destination.airport)}
        </p>
      ))}
      <p className="small muted">
        {describeParty(booking.party)}
        {booking.partlyCancelled && t(', the rest is cancelled')}
      </p>
    </TripCard>
  );
}

function flightStatusLines(booking: FlightSummary): ProductStatusLines {
  const until = holdEnds(booking);
  return {
    confirmed: movedText(booking) ?? {
      tone: 'good',
      text: t('Ticketed, PNR {code}', { code: booking.confirmationCode ?? '' }),
    },
    paying_change: {
      tone: 'plain',
      text: until
        ? t('Ticketed; a change waits for its payment until {when}', { when: until })
        : t('Ticketed; a change waits for its payment'),
    },
    amending: { tone: 'plain', text: t('Ticketed; a change is under way at the airline') },
    held: {
      tone: 'plain',
      text: until
        ? t(
            booking.holds === 'pnr' ? 'Seats held until {when}, not paid yet' : 'Price kept until {when}, not paid yet',
            { when: until },
          )
        : t('Not held, not paid yet'),
    },
    confirming: { tone: 'plain', text: t('Paid; the airline is issuing the tickets') },
  };
}

/** A schedule change to be accepted takes precedence over the trip's status. */
function movedText(booking: FlightSummary): StatusLine | null {
  const moved = movedTimes(booking, dateInZone(new Date(), booking.zone));
  if (!moved) return null;
  return {
    tone: 'warn',
    icon: 'clock',
    text: t('New times: {times}. Accept them or cancel for a full refund', { times: moved }),
  };
}
