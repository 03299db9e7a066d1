'use client';

import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { othersOf } from '#lib/shared/approved-window.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import { useGiveUpWindow, useRelease } from '../../client/hold-stay.ts';
import type { BookingView, StayBooking } from '../../contract.ts';
import { isWindowOpen } from '../../rules/approved-window.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { useFlightLinks } from '../flights/parts/use-flight-links.ts';
import { AskAgain } from './ask-again.tsx';
import { companyTexts, reviewPage, tripPage } from './company-texts.ts';
import { tripStart } from '../../rules/trip-start.ts';
import { byCategory } from '../../rules/category.ts';

const MOVING: readonly BookingView['state'][] = ['approved', 'paying', 'confirming', 'unknown'];

/**
 * The requester's next step with the booking of a request; nothing for people who only travel. `status`: of the
 * request.
 */
export function RequestedBooking({ bookingId, status }: { bookingId: string; status: string }) {
  const { data: booking, refetch } = useQuery({
    ...bookingOptions(bookingId),
    retry: false,
    refetchInterval: ({ state }) => (state.data && MOVING.includes(state.data.state) ? 3000 : false),
  });
  useEffect(() => void refetch(), [status, refetch]);
  if (!booking) return null;
  switch (booking.state) {
    case 'awaiting_approval':
      return <Waiting booking={booking} />;
    case 'approved':
    case 'held':
    case 'paying':
      return <OthersBooking booking={booking} />;
    case 'expired':
    case 'failed':
    case 'declined':
      return <EndedRequest booking={booking} status={status} />;
    case 'quoted':
      return null;
    default:
      return <Booked booking={booking} />;
  }
}

type OfBooking = { booking: BookingView };

function Waiting({ booking }: OfBooking) {
  const release = useRelease();
  const named = booking.details !== null;
  const { goes, nameThem } = companyTexts(booking);
  return (
    <>
      <p>
        <Fact tone={named ? 'good' : 'plain'}>
          {named
            ? 'All travellers are named. Once approved it is booked at once, if your company’s account covers it.'
            : `Name who ${goes} now, and it is booked as soon as it is approved, if your company’s account covers it.`}
        </Fact>
      </p>
      <Button variant={named ? 'out' : 'go'} href={reviewPage(booking)}>
        {named ? `Change who ${goes}` : nameThem}
      </Button>
      <Button
        variant="txt"
        busy={release.isPending}
        busyLabel="Withdrawing…"
        onClick={() => release.mutate(booking._id)}
      >
        Withdraw request
      </Button>
      {release.error && (
        <p className="small bad" role="alert">
          {release.error.message}
        </p>
      )}
    </>
  );
}

function OthersBooking({ booking }: OfBooking) {
  const until = holdEnds(booking);
  if (booking.company?.askedUpTo !== undefined)
    return (
      <p role="status">
        <Fact icon="clock">Approved. Today’s price is being checked. Nothing is charged yet.</Fact>
      </p>
    );
  return (
    <>
      <p>
        <Fact icon="clock">
          {until ? `Held for you at ${inMoney(booking, booking.total)} until ${until}.` : 'Not booked yet.'} Nothing is
          charged yet.
        </Fact>
      </p>
      <Button variant="go" size="lg" href={reviewPage(booking)}>
        {booking.details ? `Book for ${inMoney(booking, booking.total)}` : companyTexts(booking).nameAndBook}
      </Button>
      <Others booking={booking} />
    </>
  );
}

function Booked({ booking }: OfBooking) {
  const done = booking.state === 'confirmed';
  return (
    <>
      <p role="status">
        <Fact tone={done ? 'good' : 'plain'} icon={done ? undefined : 'clock'}>
          {done ? `Booked. Code ${booking.confirmationCode ?? ''}.` : 'Paid by your company; it is being confirmed.'}
        </Fact>
      </p>
      <Button variant="ink" href={tripPage(booking)}>
        See the booking
      </Button>
    </>
  );
}

const AGAIN: Record<string, string> = {
  declined: 'You can request the same trip again at today’s price. Whoever decides sees the earlier answer.',
  withdrawn: 'You can request the same trip again at today’s price.',
};
const RAN_OUT =
  'If it is still available you can have it at today’s price; the approval still counts up to its amount.';

/** Nothing is held or charged any more: the same trip at today's price, or another room. */
function EndedRequest({ booking, status }: OfBooking & { status: string }) {
  const begun = new Date(tripStart(booking).at) <= new Date();
  if (begun) return <p>The date of this trip has passed.</p>;
  return (
    <>
      {booking.payment.problem && (
        <p role="status">
          <Fact tone="warn">{booking.payment.problem}</Fact>
        </p>
      )}
      <Others booking={booking} />
      <p>{AGAIN[status] ?? RAN_OUT}</p>
      <AskAgain bookingId={booking._id} travelCategory={booking.category} />
      {byCategory<BookingView, ReactNode>(booking, {
        hotel: (stay) => <ChooseAnew booking={stay} />,
        flight: () => null,
        package: () => null,
      })}
    </>
  );
}

/**
 * The listing of the route or city, where what its approval covers is marked, and a way to give it up; nothing without such
 * an approval.
 */
function Others({ booking }: OfBooking) {
  const [flights, stays] = [useFlightLinks(), useBookingLinks()];
  const giveUp = useGiveUpWindow();
  const window = booking.company?.window;
  if (!window || !isWindowOpen(booking, new Date())) return null;
  const { one } = companyTexts(booking);
  return (
    <>
      <p>
        <Fact icon="info">
          You can book another {one} within this approval without asking again. The list marks them “Approved in
          advance”.
        </Fact>
      </p>
      <Button
        variant="out"
        href={byCategory<BookingView, string>(booking, { hotel: stays.city, flight: flights.again, package: () => '' })}
      >
        Choose another {one}
      </Button>
      <Button variant="txt" busy={giveUp.isPending} busyLabel="Giving up…" onClick={() => giveUp.mutate(booking._id)}>
        Give up the {othersOf(window.bounds)}
      </Button>
      <p className="small muted">
        Until then {inMoney(booking, window.upTo)} of the budget stays reserved.
        {booking.state === 'approved' && ` The approved ${one} stays held.`}
      </p>
      <FormFailure message={giveUp.error?.message} />
    </>
  );
}

function ChooseAnew({ booking }: { booking: StayBooking }) {
  return (
    <Button variant="out" href={useBookingLinks().hotel(booking)}>
      Choose another room
    </Button>
  );
}
