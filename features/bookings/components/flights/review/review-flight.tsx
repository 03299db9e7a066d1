'use client';

import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { formatInstant } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney, ownZone, todayAt } from '../../parts/booking-money.ts';
import review from '../../review/review.module.css';
import { FlightSide } from '../parts/flight-side.tsx';
import { ChangedFlight } from './changed-flight.tsx';
import { ReleaseFlight } from './release-flight.tsx';
import { searchAgainHref } from './search-again.ts';
import { TravellersForm } from './travellers-form.tsx';

/** What the review shows in each state of the booking. */
export function ReviewFlight({ booking }: { booking: FlightBooking }) {
  if (booking.state === 'quoted') return <ChangedFlight booking={booking} />;
  if (booking.state === 'held' || booking.state === 'paying') return <HeldFlight booking={booking} />;
  return <NoLongerHeld booking={booking} />;
}

/** Until when, and what that means: a PNR keeps seats, an airline that tickets at once keeps nothing but we keep the price. */
export function holdInWords(booking: FlightBooking): string {
  const until = booking.holdExpiresAt ? ` until ${formatInstant(booking.holdExpiresAt, ownZone(), todayAt(booking))}` : '';
  return booking.holds === 'pnr'
    ? `The seats are held for you at ${inMoney(booking, booking.total)}${until}, the airline’s own deadline. Nothing is charged yet.`
    : `The price of ${inMoney(booking, booking.total)} stands${until}. This airline holds no seats: they are yours when you pay. Nothing is charged yet.`;
}

function HeldFlight({ booking }: { booking: FlightBooking }) {
  return (
    <div className={review.layout}>
      <div>
        <h1 className="h1">Who is flying?</h1>
        <p className={review.held}><Fact icon="clock">{holdInWords(booking)}</Fact></p>
        {booking.payment.problem && <p className={review.problem} role="alert"><Fact tone="bad">{booking.payment.problem}</Fact></p>}
        <TravellersForm booking={booking} />
        <ReleaseFlight booking={booking} />
      </div>
      <FlightSide booking={booking} />
    </div>
  );
}

function NoLongerHeld({ booking }: { booking: FlightBooking }) {
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState level={1} title={booking.state === 'expired' ? 'The hold has ended' : 'This booking did not work out'} scene={{ ...booking.poster, hour: 'night' }}
        actions={<Button variant="ink" size="sm" href={searchAgainHref(booking)}>See the flights again</Button>}>
        {booking.payment.problem ?? 'The seats went back on sale and nothing was charged. If they are still free, you can take them again at today’s price.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} title={booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is on its way'} scene={booking.poster}
      actions={<Button variant="ink" size="sm" href={routes.flightConfirmation(booking._id)}>See how it stands</Button>}>
      {booking.title}.
    </EmptyState>
  );
}
