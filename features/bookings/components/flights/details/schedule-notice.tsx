'use client';

import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
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
    'Your flight';
  const when = (wall: string) => `${formatDate(wall.slice(0, 10), todayAt(booking))}, ${clockOf(wall)}`;
  return (
    <section className={review.change} aria-labelledby="schedule-title">
      <h2 className="h3" id="schedule-title">
        {number} has new times
      </h2>
      <p className="muted">Your tickets are still valid. Accept the new times, or cancel the trip for a full refund.</p>
      <Table caption="Times of the flight">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col">Booked</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Departs</th>
            <td>{when(change.before.departsAt)}</td>
            <td className="strong">{when(change.after.departsAt)}</td>
          </tr>
          <tr>
            <th scope="row">Arrives</th>
            <td>{when(change.before.arrivesAt)}</td>
            <td className="strong">{when(change.after.arrivesAt)}</td>
          </tr>
        </tbody>
      </Table>
      {accept.error && (
        <p className={review.problem} role="alert">
          {accept.error.message}
        </p>
      )}
      <div className={review.actions}>
        <Button variant="go" onClick={() => accept.mutate(booking._id)} busy={accept.isPending} busyLabel="Accepting…">
          Accept the new times
        </Button>
        <Button variant="out" onClick={onRefuse}>
          Cancel the trip
        </Button>
      </div>
    </section>
  );
}
