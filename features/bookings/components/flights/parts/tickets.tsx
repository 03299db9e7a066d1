import { Table } from '#components/ui/table.tsx';
import type { FlightBooking } from '../../../contract.ts';
import { boundWords, namesOf } from './flight-words.ts';
import styles from './tickets.module.css';

/** Who flies, on which ticket, in which seat, and what of it still stands. */
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
  return (
    <Table caption="Tickets" className={styles.tickets}>
      <thead>
        <tr>
          <th scope="col">Passenger</th>
          <th scope="col">Flight</th>
          <th scope="col">Ticket</th>
          <th scope="col">Seat</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, ticket }) => (
          <tr key={ticket.number}>
            <th scope="row">{names[ticket.passenger]}</th>
            <td>
              {part.bounds
                .map((at) => `${boundWords(booking.bounds[at]!)}${ticket.open.includes(at) ? '' : ', cancelled'}`)
                .join('; ')}
            </td>
            <td data-label="Ticket">{ticket.number}</td>
            <td data-label="Seat">{seatsOf(ticket.passenger, part.bounds) || 'at check-in'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
