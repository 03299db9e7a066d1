'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useWithdrawChange } from '../../client/company/changes/withdraw-change.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import type { FlightBooking, StayBooking } from '../../contract.ts';
import { isStay } from '../../rules/category.ts';
import review from '../review/review.module.css';

const TITLES = {
  waiting: 'A change waits for approval',
  approved: 'A change is approved',
  declined: 'The change was declined',
  expired: 'Nobody answered about the change in time',
  failed: 'The change could not be made',
} as const;

/** What of the booking stands while the change is not made, and what can be chosen instead. */
const STANDS = {
  flight: { now: 'Your tickets are unchanged.', instead: 'You can choose another flight and ask again.' },
  stay: { now: 'Your stay keeps its dates.', instead: 'You can choose other dates and ask again.' },
} as const;

const WAITING_MS = 10_000;
const BEING_MADE_MS = 2000;

/** A change that was sent for approval, until it is made or withdrawn. Reads the booking anew while an answer is awaited. */
export function RequestedChange({ booking }: { booking: FlightBooking | StayBooking }) {
  const withdraw = useWithdrawChange();
  const { requestedChange, company } = booking;
  const open = requestedChange?.state === 'waiting' || requestedChange?.state === 'approved';
  useQuery({
    ...bookingOptions(booking._id),
    refetchInterval:
      open && !requestedChange.problem ? (requestedChange.state === 'waiting' ? WAITING_MS : BEING_MADE_MS) : false,
  });
  if (!requestedChange || !company || booking.state === 'cancelled') return null;
  const { state, problem, words, changeId } = requestedChange;
  const stands = STANDS[isStay(booking) ? 'stay' : 'flight'];
  return (
    <section className={review.change} aria-labelledby="requested-change">
      <h2 className="h3" id="requested-change">
        {TITLES[state]}
      </h2>
      <p className="muted">{words.replace(/^Changed/, 'To be changed')}</p>
      <p role="status">
        <Fact icon={problem ? undefined : 'clock'} tone={problem ? 'warn' : 'plain'}>
          {problem ??
            (state === 'waiting'
              ? `Nothing is held meanwhile. ${stands.now}`
              : state === 'approved'
                ? 'It is being made now.'
                : `${stands.now} ${stands.instead}`)}
        </Fact>
      </p>
      {withdraw.error && (
        <p className={review.problem} role="alert">
          {withdraw.error.message}
        </p>
      )}
      <div className={review.actions}>
        <Button
          variant="out"
          href={workRoutes.approvalStatus(booking.category, { companyId: company.companyId, bookingId: changeId })}
        >
          See the request
        </Button>
        {open && (
          <Button
            variant="txt"
            busy={withdraw.isPending}
            busyLabel="Withdrawing…"
            onClick={() => withdraw.mutate(booking)}
          >
            Withdraw request
          </Button>
        )}
      </div>
    </section>
  );
}
