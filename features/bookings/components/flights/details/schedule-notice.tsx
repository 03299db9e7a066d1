'use client';

import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useAcceptSchedule } from '../../../client/flights/change-flight.ts';
import type { FlightBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';
import review from '../../review/review.module.css';

/** A schedule change after ticketing: old and new times, to be accepted, or refused for a full refund. */
export function ScheduleNotice({ booking, onRefuse }: { booking: FlightBooking; onRefuse: () => void }) {
  const accept = useAcceptSchedule();
  const { scheduleChange: change } = booking;
  if (!change) return null;
  const number =
    booking.bounds[change.bound]?.segments.find(({ flightId }) => flightId === change.flightId)?.number ??
    t('Your flight');
  const when = (wall: string) => `${formatDate(wall.slice(0, 10), todayAt(booking))}, ${clockOf(wall)}`;
  return (
    <section className={review.change} aria-labelledby="schedule-title">
      <h2 className="h3" id="schedule-title">
        {t('{flight} has new times', { flight: number })}
      </h2>
      <p className="muted">
        {t('Your tickets are still valid. Accept the new times, or cancel the trip for a full refund.')}
      </p>
      <Table caption={t('Times of the flight')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('What')}</span>
            </th>
            <th scope="col">{t('Booked')}</th>
            <th scope="col">{t('Now')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('Departs')}</th>
            <td>{when(change.before.departsAt)}</td>
            <td className="strong">{when(change.after.departsAt)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Arrives')}</th>
            <td>{when(change.before.arrivesAt)}</td>
            <td className="strong">{when(change.after.arrivesAt)}</td>
          </tr>
        </tbody>
      </Table>
      {accept.error && (
        <p className={review.problem} role="alert">
          {messageText(accept.error.message)}
        </p>
      )}
      <div className={review.actions}>
        <Button
          variant="go"
          onClick={() => accept.mutate(booking._id)}
          busy={accept.isPending}
          busyLabel={t('Accepting…')}
        >
          {t('Accept the new times')}
        </Button>
        <Button variant="out" onClick={onRefuse}>
          {t('Cancel the trip')}
        </Button>
      </div>
    </section>
  );
}
