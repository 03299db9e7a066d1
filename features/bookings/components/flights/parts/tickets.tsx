import { Table } from '#components/ui/table.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
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
                  ? messageText(one.name)
                  : `${messageText(one.name)} (${boundText(booking.bounds[one.bound]!)})`,
              ]
            : [],
        ),
      ),
    ].join('; ');
  return (
    <Table caption={t('Tickets')} className={styles.tickets}>
      <thead>
        <tr>
          <th scope="col">{t('Passenger')}</th>
          <th scope="col">{t('Flight')}</th>
          <th scope="col">{t('Ticket')}</th>
          <th scope="col">{t('Seat')}</th>
          {booking.services.length > 0 && <th scope="col">{t('Meals, bags, assistance')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, ticket }) => (
          <tr key={ticket.number}>
            <th scope="row">
              {names[ticket.passenger]}
              {numberOf(ticket.passenger, part.airline) && (
                <span className={styles.programme}>
                  {t('{airline} frequent flyer {number}', {
                    airline: part.airline.name,
                    number: numberOf(ticket.passenger, part.airline) ?? '',
                  })}
                </span>
              )}
            </th>
            <td>
              {part.bounds
                .map((at) => `${boundText(booking.bounds[at]!)}${ticket.open.includes(at) ? '' : t(', cancelled')}`)
                .join('; ')}
            </td>
            <td data-label={t('Ticket')}>{ticket.number}</td>
            <td data-label={t('Seat')}>
              {ticket.open.length ? seatsOf(ticket.passenger, ticket.open) || t('at check-in') : '–'}
            </td>
            {booking.services.length > 0 && (
              <td data-label={t('Meals, bags, assistance')}>{servicesOf(ticket.passenger, ticket.open) || '–'}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
