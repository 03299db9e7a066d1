import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import confirmation from '../../confirmation/confirmation.module.css';
import { ForCompany } from '../../company/company-parts.tsx';
import { Documents } from '../../parts/documents.tsx';
import { PriceTrail } from '../../parts/price-trail.tsx';
import { FlightSide } from '../parts/flight-side.tsx';
import { Tickets } from '../parts/tickets.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** A ticketed trip: picture of the destination, PNR of each airline, amount paid, documents, and the price trail. */
export function FlightDone({ booking }: { booking: FlightBooking }) {
  const { payment, bounds, poster, company } = booking;
  const links = useFlightLinks();
  const [first] = bounds;
  const leaves = first!.segments[0]!.origin;
  const destination = first!.segments.at(-1)!.destination.airport.cityName;
  const codes = booking.parts.filter(({ pnr, state }) => pnr && state === 'ticketed');
  return (
    <div className={confirmation.layout}>
      <div className={confirmation.main}>
        <div className={confirmation.done}>
          <div className={confirmation.print} aria-hidden="true">
            <Poster
              {...poster}
              width={300}
              height={400}
              phone={{ width: 340, height: 200 }}
              priority
              className={confirmation.picture}
            />
            <p className={confirmation.place}>{destination}</p>
            <p className="small muted">
              {formatDate(leaves.at.slice(0, 10), todayAt(booking))}, {clockOf(leaves.at)}
            </p>
          </div>
          <div className={confirmation.words}>
            <h1 className="h1">{booking.remedy ? 'Part of this trip is ticketed' : `${booking.title} is ticketed`}</h1>
            {codes.map(({ airline, pnr }) => (
              <p key={pnr} className={confirmation.code}>
                {codes.length > 1 ? `${airline.name} PNR` : 'PNR'} <strong>{pnr}</strong>
              </p>
            ))}
            <p className="lead">
              {inMoney(booking, payment.wallet + payment.gateway)} paid
              {payment.wallet > 0 && payment.gateway > 0
                ? `, ${inMoney(booking, payment.wallet)} of it from ${company ? 'your company’s account' : 'your wallet'}`
                : ''}
              .
            </p>
            {booking.remedy && (
              <p>
                <Fact tone="bad">{booking.remedy}</Fact>
              </p>
            )}
            {company && <ForCompany company={company} />}
            <Documents booking={booking} />
            <Button variant="ink" href={links.trip(booking._id)} className={confirmation.open}>
              Open this trip
            </Button>
          </div>
        </div>
        <h2 className={`h3 ${confirmation.heading}`}>Tickets</h2>
        <Tickets booking={booking} />
        <h2 className={`h3 ${confirmation.heading}`}>How the price came about</h2>
        <PriceTrail booking={booking} />
      </div>
      <FlightSide booking={booking} />
    </div>
  );
}
