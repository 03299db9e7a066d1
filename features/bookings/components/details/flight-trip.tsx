import { formatDate } from '#lib/shared/dates.ts';
import type { FlightBooking } from '../../contract.ts';
import { Documents } from '../parts/documents.tsx';
import { PriceTrail } from '../parts/price-trail.tsx';
import styles from './details.module.css';

/** A flight booking: how it stands, its flights, its papers, and its price from the list to now. */
export function FlightTrip({ booking }: { booking: FlightBooking }) {
  const { title, confirmationCode, payment, remedy, bounds } = booking;
  return (
    <div className={styles.main}>
      <h1 className="h1">{title}</h1>
      <p className="lead" role="status">{confirmationCode ? `PNR ${confirmationCode}` : (payment.problem ?? booking.actions.cancel.reason)}</p>
      {remedy && <p role="alert">{remedy}</p>}
      <ul>
        {bounds.flatMap(({ segments }) => segments).map(({ flightId, number, origin, destination }) => (
          <li key={flightId}>
            {number}, {origin.airport.cityName} {origin.at.slice(11)} to {destination.airport.cityName} {destination.at.slice(11)}, {formatDate(origin.at.slice(0, 10), '')}
          </li>
        ))}
      </ul>
      <Documents booking={booking} />
      <h2 className={`h3 ${styles.heading}`}>How the price came about</h2>
      <PriceTrail booking={booking} />
    </div>
  );
}
