'use client';

import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import { useWithdrawChange } from '../../client/flights/change-flight.ts';
import { isFlight } from '../../rules/category.ts';

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
  const { data: booking, refetch } = useQuery({
    ...bookingOptions(bookingId),
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'amending' || (data && isBeingMade(data, changeId)) ? 3000 : false,
  });
  useEffect(() => void refetch(), [status, refetch]);
  if (!booking || !isFlight(booking)) return null;
  const asked = booking.requestedChange?.changeId === changeId ? booking.requestedChange : null;
  const words = asked
    ? (asked.problem ??
      (asked.state === 'waiting'
        ? 'The tickets stand as they are until it is approved.'
        : asked.state === 'approved'
          ? 'Approved; the airline is being told.'
          : 'The tickets stand as they are. Choose another flight on the trip and ask again.'))
    : status === 'approved'
      ? (booking.payment.problem ??
        (booking.state === 'amending' ? 'The airline is changing it now.' : 'The change is made.'))
      : null;
  return (
    <>
      {words && (
        <p role="status">
          <Fact tone={!asked && status === 'approved' && !booking.payment.problem ? 'good' : 'plain'} icon="info">
            {words}
          </Fact>
        </p>
      )}
      <Button variant="ink" href={workRoutes.corporateFlightConfirmation(bookingId, { part: 'trip' })}>
        See the trip
      </Button>
      {asked?.state === 'waiting' && (
        <Button
          variant="txt"
          busy={withdraw.isPending}
          busyLabel="Withdrawing…"
          onClick={() => withdraw.mutate(bookingId, { onSuccess: () => window.location.reload() })}
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

/** Approved, and the outcome is not known yet. */
const isBeingMade = (
  booking: { category: number; requestedChange?: { changeId: string; state: string; problem: string | null } },
  changeId: string,
) =>
  booking.requestedChange?.changeId === changeId &&
  booking.requestedChange.state === 'approved' &&
  booking.requestedChange.problem === null;
