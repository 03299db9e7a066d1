import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { airportInCity } from '#lib/shared/airport-names.ts';
import { clockOf, dayText, daysLater } from '#lib/shared/flight-times.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import type { FlightSummary } from '../../../contract.ts';
import { type ProductStatusLines, type StatusLine, statusLineOf } from '../../list/status-line.ts';
import { TripCard } from '../../list/trip-card.tsx';
import { movedTimes } from '../parts/moved-times.ts';
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
      title={booking.title}
      review={links.review(booking._id)}
      trip={links.trip(booking._id)}
      status={statusLineOf(booking, flightStatusLines(booking))}
      totalFor="taxes included"
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
        {booking.partlyCancelled && ', the rest is cancelled'}
      </p>
    </TripCard>
  );
}

function flightStatusLines(booking: FlightSummary): ProductStatusLines {
  const until = holdEnds(booking);
  return {
    confirmed: movedText(booking) ?? { tone: 'good', text: `Ticketed, PNR ${booking.confirmationCode ?? ''}` },
    paying_change: { tone: 'plain', text: `Ticketed; a change waits for its payment${until ? ` until ${until}` : ''}` },
    amending: { tone: 'plain', text: 'Ticketed; a change is under way at the airline' },
    held: {
      tone: 'plain',
      text: until
        ? `${booking.holds === 'pnr' ? 'Seats held' : 'Price kept'} until ${until}, not paid yet`
        : 'Not held, not paid yet',
    },
    confirming: { tone: 'plain', text: 'Paid; the airline is issuing the tickets' },
  };
}

/** A schedule change to be accepted takes precedence over the trip's status. */
function movedText(booking: FlightSummary): StatusLine | null {
  const moved = movedTimes(booking, dateInZone(new Date(), booking.zone));
  if (!moved) return null;
  return { tone: 'warn', icon: 'clock', text: `New times: ${moved}. Accept them or cancel for a full refund` };
}
