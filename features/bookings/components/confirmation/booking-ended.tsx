import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-words.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from '../parts/booking-money.ts';

/** Not confirmed, and not waiting: what happened, where the money is, what to do now. */
export function BookingEnded({ booking }: { booking: BookingView }) {
  const held = booking.state === 'held' || booking.state === 'quoted';
  const title = held ? 'This room is not paid yet' : booking.state === 'cancelled' || booking.state === 'cancelling' ? 'This booking is cancelled' : 'The room could not be booked';
  const back = booking.refund ? `${inMoney(booking, booking.refund.amount)} ${booking.refund.state === 'processed' ? 'went back' : 'is on its way back'} to ${booking.refund.to === 'wallet' ? 'your wallet' : 'where you paid from'}.` : '';
  const words = [booking.payment.problem, back].filter(Boolean).join(' ') || (held ? 'Nothing was charged. Go on where you were.' : 'Nothing was charged.');
  const again = held ? routes.hotelReview({ bookingId: booking._id }) : routes.hotel(booking.hotel.slug, stayParams(booking.stay));
  return (
    <EmptyState level={1} title={title} scene={{ ...booking.hotel.poster, hour: 'night' }}
      actions={<><Button variant="ink" size="sm" href={again}>{held ? 'Go on' : 'See what is free'}</Button><Button variant="out" size="sm" href={routes.bookings()}>My trips</Button></>}>
      {words}
    </EmptyState>
  );
}
