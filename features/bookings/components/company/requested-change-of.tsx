'use client';

import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { useWithdrawChange } from '../../client/company/changes/withdraw-change.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import type { BookingView, FlightBooking, StayBooking } from '../../contract.ts';
import { companyBookingOf } from '../../rules/product-facts.ts';
import { companyTexts, tripPage } from './company-texts.ts';

type Changeable = FlightBooking | StayBooking;

/** The requester's next step with a requested change; nothing for people who only travel. `status`: of the request. */
export function RequestedChangeOf({
  bookingId,
  changeId,
  status,
}: {
  bookingId: string;
  changeId: string;
  status: string;
}) {
  const withdraw = useWithdrawChange();
  const { data, refetch } = useQuery({
    ...bookingOptions(bookingId),
    retry: false,
    refetchInterval: ({ state: { data: read } }) =>
      read?.state === 'amending' || (read && isBeingMade(read, changeId)) ? 3000 : false,
  });
  useEffect(() => void refetch(), [status, refetch]);
  const booking = data && companyBookingOf(data);
  if (!booking) return null;
  const asked = requestOf(booking, changeId);
  const words = asked ? wordsOf(booking, asked) : status === 'approved' ? outcomeOf(booking) : null;
  return (
    <>
      {words && (
        <p role="status">
          <Fact tone={!asked && status === 'approved' && !booking.payment.problem ? 'good' : 'plain'} icon="info">
            {words}
          </Fact>
        </p>
      )}
      <Button variant="ink" href={tripPage(booking)}>
        See the trip
      </Button>
      {asked?.state === 'waiting' && (
        <Button
          variant="txt"
          busy={withdraw.isPending}
          busyLabel="Withdrawing…"
          onClick={() => withdraw.mutate(booking, { onSuccess: () => window.location.reload() })}
        >
          Withdraw request
        </Button>
      )}
      {withdraw.error && (
        <p className="small bad" role="alert">
          {withdraw.error.message}
        </p>
      )}
    </>
  );
}

type ChangeRequest = NonNullable<Changeable['requestedChange']>;

const requestOf = ({ requestedChange }: Pick<Changeable, 'requestedChange'>, changeId: string): ChangeRequest | null =>
  requestedChange?.changeId === changeId ? requestedChange : null;

function wordsOf(booking: Changeable, { problem, state }: ChangeRequest): string {
  const { untilApproved, approved, insteadOnTrip } = companyTexts(booking).change;
  return problem ?? (state === 'waiting' ? untilApproved : state === 'approved' ? approved : insteadOnTrip);
}

/** What became of an approved change. */
const outcomeOf = (booking: Changeable): string =>
  booking.payment.problem ??
  (booking.state === 'amending' ? companyTexts(booking).change.amending : 'The change is made.');

/** Approved, and the outcome is not known yet. */
function isBeingMade(booking: BookingView, changeId: string): boolean {
  const changeable = companyBookingOf(booking);
  const asked = changeable && requestOf(changeable, changeId);
  return asked?.state === 'approved' && asked.problem === null;
}
