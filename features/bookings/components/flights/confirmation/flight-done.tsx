import type { ReactNode } from 'react';
import { Fact } from '#components/ui/fact.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { Confirmed, TripHeading } from '../../confirmation/confirmed.tsx';
import { todayAt } from '../../parts/booking-money.ts';
import { FlightSide } from '../parts/flight-side.tsx';
import { Tickets } from '../parts/tickets.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** A ticketed trip: the destination, the PNR of each airline, and the tickets. */
export function FlightDone({ booking, offer }: { booking: FlightBooking; offer: ReactNode }) {
  const links = useFlightLinks();
  const [first] = booking.bounds;
  const leaves = first!.segments[0]!.origin;
  const ticketed = booking.parts.filter(({ pnr, state }) => pnr && state === 'ticketed');
  return (
    <Confirmed
      booking={booking}
      poster={booking.poster}
      place={t(first!.segments.at(-1)!.destination.airport.cityName)}
      dates={`${formatDate(leaves.at.slice(0, 10), todayAt(booking))}, ${clockOf(leaves.at)}`}
      title={
        booking.remedy
          ? t('Part of this trip is ticketed')
          : t('{trip} is ticketed', { trip: messageText(booking.title) })
      }
      codes={ticketed.map(({ airline, pnr }) => ({
        label: ticketed.length > 1 ? `${airline.name} PNR` : 'PNR',
        code: pnr,
      }))}
      trip={links.trip(booking._id)}
      contents={
        <>
          <TripHeading>{t('Tickets')}</TripHeading>
          <Tickets booking={booking} />
        </>
      }
      side={<FlightSide booking={booking} />}
    >
      {booking.remedy && (
        <p>
          <Fact tone="bad">{messageText(booking.remedy)}</Fact>
        </p>
      )}
      {offer}
    </Confirmed>
  );
}
