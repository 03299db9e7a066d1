'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Table } from '#components/ui/table.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { refundWords } from '#lib/shared/refund-words.ts';
import { useHold } from '../../client/use-hold.ts';
import type { StayBooking } from '../../contract.ts';
import { OutsidePolicy } from '../company/company-parts.tsx';
import { BookingSide } from '../parts/booking-side.tsx';
import { inMoney, todayAt } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { OpeningReview } from './opening-review.tsx';
import styles from './review.module.css';

/** The hotel changed its price or its terms since they were shown: before, after, and nothing goes on unaccepted. */
export function ChangeNotice({ booking }: { booking: StayBooking }) {
  const hotelHref = useBookingLinks().hotel(booking);
  const hold = useHold();
  const { change, company } = booking;
  const accept = () => hold.mutate({ bookingId: booking._id, acceptedTotal: booking.total });

  const refused = hold.error instanceof ApiFailure && hold.error.code === 'OUT_OF_POLICY' ? hold.error : null; // the guard's own word
  if (company && !change && (refused || !company.inPolicy)) return <OutsidePolicy booking={booking} company={company} hotelHref={hotelHref} message={hold.error?.message} mayAsk={refused?.details.mayAsk === true} again={accept} busy={hold.isPending} />;
  if (hold.error && !change) {
    return (
      <ErrorState level={1} title="The room could not be held" meaning={hold.error.message}
        actions={<><Button variant="ink" size="sm" onClick={accept}>Try again</Button><Button variant="out" size="sm" href={hotelHref}>Back to the rooms</Button></>} />
    );
  }
  if (hold.isPending && !change) return <OpeningReview label="Holding the room" />;

  const words = (terms: { total: number; policies: StayBooking['cancellationPolicies'] }) =>
    refundWords(refundSteps(terms.policies, terms.total, new Date(booking.now), new Date(booking.checkInAt)), terms.total, booking.hotel.zone, todayAt(booking)).text;
  const difference = change ? change.after.total - change.before.total : 0;

  return (
    <div className={styles.layout}>
      <div>
        <h1 className="h1">{change ? 'The hotel changed its terms' : 'Hold this room?'}</h1>
        <p className="lead muted">
          {difference > 0 && `${inMoney(booking, difference)} more than you were shown. `}
          {difference < 0 && `${inMoney(booking, -difference)} less than you were shown. `}
          {change ? 'Nothing is held or charged until you accept.' : 'It is held for you while you fill in the guests. Nothing is charged yet.'}
        </p>
        {change && (
          <div className={classNames('card', styles.change)}>
          <Table caption="What changed">
            <thead>
              <tr><th scope="col"><span className="visually-hidden">Term</span></th><th scope="col">You were shown</th><th scope="col">Now</th></tr>
            </thead>
            <tbody>
              <tr><th scope="row">Total</th><td>{inMoney(booking, change.before.total)}</td><td className="strong">{inMoney(booking, change.after.total)}</td></tr>
              <tr><th scope="row">If you cancel</th><td>{words(change.before)}</td><td className="strong">{words(change.after)}</td></tr>
            </tbody>
          </Table>
          </div>
        )}
        {hold.error && <p className={styles.problem} role="alert">{hold.error.message}</p>}
        <div className={styles.actions}>
          <Button variant="go" onClick={accept} busy={hold.isPending} busyLabel="Holding…">{change ? `Accept ${inMoney(booking, booking.total)}` : 'Hold this room'}</Button>
          <Button variant="out" href={hotelHref}>Choose another room</Button>
        </div>
      </div>
      <BookingSide booking={booking} />
    </div>
  );
}
