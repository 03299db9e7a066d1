'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Table } from '#components/ui/table.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { useHold } from '../../../client/use-hold.ts';
import type { FlightBooking } from '../../../contract.ts';
import { OutsideFlight } from '../../company/company-parts.tsx';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { OpeningReview } from '../../review/opening-review.tsx';
import review from '../../review/review.module.css';
import { FlightSide } from '../parts/flight-side.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** Price or times changed since they were shown: before, after, and nothing goes on unaccepted. */
export function ChangedFlight({ booking }: { booking: FlightBooking }) {
  const hold = useHold();
  const { change, company } = booking;
  const accept = () => hold.mutate({ bookingId: booking._id, acceptedTotal: booking.total });
  const again = useFlightLinks().again(booking);
  const refused = hold.error instanceof ApiFailure && hold.error.code === 'OUT_OF_POLICY' ? hold.error : null; // the guard's own word
  if (company && !change && (refused || !company.inPolicy)) return <OutsideFlight booking={booking} company={company} message={hold.error?.message} mayAsk={refused?.details.mayAsk === true} again={accept} busy={hold.isPending} />;

  if (hold.error && !change) {
    return (
      <ErrorState level={1} title="The flights could not be held" meaning={hold.error.message}
        actions={<><Button variant="ink" size="sm" onClick={accept}>Try again</Button><Button variant="out" size="sm" href={again}>Other flights</Button></>} />
    );
  }
  if (hold.isPending && !change) return <OpeningReview label="Holding the flights" />;

  const difference = change ? change.after.total - change.before.total : 0;
  const segments = booking.bounds.flatMap((bound) => bound.segments);
  const when = (wall: string | undefined) => (wall ? `${formatDate(wall.slice(0, 10), todayAt(booking))}, ${clockOf(wall)}` : '');
  const moved = segments.map((segment, at) => ({ segment, before: change?.before.times?.[at], after: change?.after.times?.[at] })).filter(({ before, after }) => before !== after);
  return (
    <div className={review.layout}>
      <div>
        <h1 className="h1">{change ? (moved.length ? 'The airline changed the times' : 'The airline changed the price') : 'Hold these flights?'}</h1>
        <p className="lead muted">
          {difference > 0 && `${inMoney(booking, difference)} more than you were shown. `}
          {difference < 0 && `${inMoney(booking, -difference)} less than you were shown. `}
          {change ? 'Nothing is held or charged until you accept.' : 'They are kept for you while you name everybody. Nothing is charged yet.'}
        </p>
        {change && (
          <div className={classNames('card', review.change)}>
            <Table caption="What changed">
              <thead><tr><th scope="col"><span className="visually-hidden">What</span></th><th scope="col">You were shown</th><th scope="col">Now</th></tr></thead>
              <tbody>
                {moved.map(({ segment, before, after }) => <tr key={segment.flightId}><th scope="row">{segment.number} leaves</th><td>{when(before)}</td><td className="strong">{when(after)}</td></tr>)}
                <tr><th scope="row">Total</th><td>{inMoney(booking, change.before.total)}</td><td className="strong">{inMoney(booking, change.after.total)}</td></tr>
              </tbody>
            </Table>
          </div>
        )}
        {hold.error && <p className={review.problem} role="alert">{hold.error.message}</p>}
        <div className={review.actions}>
          <Button variant="go" onClick={accept} busy={hold.isPending} busyLabel="Holding…">{change ? `Accept ${inMoney(booking, booking.total)}` : 'Hold these flights'}</Button>
          <Button variant="out" href={again}>Choose other flights</Button>
        </div>
      </div>
      <FlightSide booking={booking} />
    </div>
  );
}
