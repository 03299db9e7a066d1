'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useWithdrawChange } from '../../../client/flights/change-flight.ts';
import type { FlightBooking } from '../../../contract.ts';
import review from '../../review/review.module.css';

const TITLES = {
  waiting: 'A change waits for approval',
  approved: 'A change is approved',
  declined: 'The change was declined',
  expired: 'Nobody answered about the change in time',
  failed: 'The change could not be made',
} as const;

/** A change that was sent for approval, until it is made or withdrawn. */
export function RequestedChange({ booking }: { booking: FlightBooking }) {
  const withdraw = useWithdrawChange();
  const { requestedChange, company } = booking;
  if (!requestedChange || !company || booking.state === 'cancelled') return null;
  const { state, problem, words, changeId } = requestedChange;
  return (
    <section className={review.change} aria-labelledby="requested-change">
      <h2 className="h3" id="requested-change">
        {TITLES[state]}
      </h2>
      <p className="muted">{words.replace(/^Changed/, 'To be changed')}</p>
      <p role="status">
        <Fact icon={problem ? undefined : 'clock'} tone={problem ? 'warn' : 'plain'}>
          {problem ??
            (state === 'waiting' || state === 'approved'
              ? state === 'waiting'
                ? 'Nothing is held meanwhile. Your tickets stand as they are.'
                : 'It is being made now.'
              : 'Your tickets stand as they are. You can choose another flight and ask again.')}
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
          href={workRoutes.approvalStatus(2, { companyId: company.companyId, bookingId: changeId })}
        >
          See the request
        </Button>
        {(state === 'waiting' || state === 'approved') && (
          <Button
            variant="txt"
            busy={withdraw.isPending}
            busyLabel="Withdrawing…"
            onClick={() => withdraw.mutate(booking._id)}
          >
            Withdraw request
          </Button>
        )}
      </div>
    </section>
  );
}
