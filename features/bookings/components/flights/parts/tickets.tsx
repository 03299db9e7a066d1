import { Table } from '#components/ui/table.tsx';
import type { FlightBooking } from '../../../contract.ts';
import { boundText, namesOf } from './flight-text.ts';
import styles from './tickets.module.css';

/** Passengers with tickets, seats, and the bounds that are still valid. */
export function Tickets({ booking }: { booking: FlightBooking }) {
  const names = namesOf(booking);
  const rows = booking.parts.flatMap((part) => part.tickets.map((ticket) => ({ part, ticket })));
  if (!rows.length) return <p className="muted">{names.join(', ')}</p>;
  const seatsOf = (passenger: number, bounds: readonly number[]) => {
    const flights = bounds.flatMap((at) => booking.bounds[at]?.segments.map(({ flightId }) => flightId) ?? []);
    return booking.extras
      .flatMap((extra) =>
        extra.kind === 'seat' && extra.passenger === passenger && flights.includes(extra.flight) ? [extra.seat] : [],
      )
      .join(', ');
  };
  const numberOf = (passenger: number, { code }: { code: string }) =>
    booking.details?.passengers[passenger]?.frequentFlyer?.find(({ airline }) => airline === code)?.number;
  const servicesOf = (passenger: number, bounds: readonly number[]) =>
    [
      ...new Set(
        booking.services.flatMap((one) =>
          one.passenger === passenger && bounds.includes(one.bound)
            ? [
                one.kind === 'assistance' || bounds.length < 2
                  ? one.name
                  : `${one.name} (${boundText(booking.bounds[one.bound]!)})`,
              ]
            : [],
        ),
      ),
    ].join('; ');
  return (
    <Table caption="Tickets" className={styles.tickets}>
      <thead>
        <tr>
          <th scope="col">Passenger</th>
          <th scope="col">Flight</th>
          <th scope="col">Ticket</th>
          <th scope="col">Seat</th>
          {booking.services.length > 0 && <th scope="col">Meals, bags, assistance</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, ticket }) => (
          <tr key={ticket.number}>
            <th scope="row">
              {names[ticket.passenger]}
              {numberOf(ticket.passenger, part.airline) && (
                <span className={styles.programme}>
                  {part.airline.name} frequent flyer {numberOf(ticket.passenger, part.airline)}
                </span>
              )}
            </th>
            <td>
              {part.bounds
                .map((at) => `${boundText(booking.bounds[at]!)}${ticket.open.includes(at) ? '' : ', cancelled'}`)
                .join('; ')}
            </td>
            <td data-label="Ticket">{ticket.number}</td>
            <td data-label="Seat">
              {ticket.open.length ? seatsOf(ticket.passenger, ticket.open) || 'at check-in' : '–'}
            </td>
            {booking.services.length > 0 && (
              <td data-label="Meals, bags, assistance">{servicesOf(ticket.passenger, ticket.open) || '–'}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
