'use client';

import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import type { StayBooking } from '../../contract.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { ForCompany } from '../company/company-parts.tsx';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { ChangeNotice } from './change-notice.tsx';
import { GuestForm } from './guest-form.tsx';
import { LetGo } from './let-go.tsx';
import styles from './review.module.css';

/** What the review shows in each state of the booking. */
export function ReviewBooking({ booking }: { booking: StayBooking }) {
  const hotelHref = useBookingLinks().hotel(booking);
  if (booking.state === 'quoted') return <ChangeNotice booking={booking} hotelHref={hotelHref} />;
  if (booking.state === 'held' || booking.state === 'paying') return <HeldRoom booking={booking} />;
  return <NoLongerHeld booking={booking} hotelHref={hotelHref} />;
}

function HeldRoom({ booking }: { booking: StayBooking }) {
  const until = holdEnds(booking);
  return (
    <div className={styles.layout}>
      <div>
        <h1 className="h1">Who is staying?</h1>
        <p className={styles.held}>
          <Fact icon="clock">The room is yours at {inMoney(booking, booking.total)}{until ? ` until ${until}` : ''}. Nothing is charged yet.</Fact>
        </p>
        {booking.payment.problem && (
          <p className={styles.problem} role="alert">
            <Fact tone="bad">{booking.payment.problem}</Fact>
          </p>
        )}
        {booking.company && <ForCompany company={booking.company} />}
        <GuestForm booking={booking} />
        <LetGo booking={booking} />
      </div>
      <BookingSide booking={booking} />
    </div>
  );
}

function NoLongerHeld({ booking, hotelHref }: { booking: StayBooking; hotelHref: string }) {
  const links = useBookingLinks();
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState level={1} title={booking.state === 'expired' ? 'The hold has ended' : 'This booking did not work out'} scene={{ ...booking.hotel.poster, hour: 'night' }}
        actions={<Button variant="ink" size="sm" href={hotelHref}>See the rooms again</Button>}>
        {booking.payment.problem ?? 'The room went back on sale and nothing was charged. If it is still free, you can take it again at today’s price.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} title={booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is on its way'} scene={booking.hotel.poster}
      actions={<Button variant="ink" size="sm" href={links.done(booking._id)}>See how it stands</Button>}>
      {booking.hotel.name}, {booking.room.name}.
    </EmptyState>
  );
}
