'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useWithdrawChange } from '../../client/company/changes/withdraw-change.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import type { FlightBooking, StayBooking } from '../../contract.ts';
import review from '../review/review.module.css';
import { companyTexts } from './company-texts.ts';

const TITLES = {
  waiting: 'A change waits for approval',
  approved: 'A change is approved',
  declined: 'The change was declined',
  expired: 'Nobody answered about the change in time',
  failed: 'The change could not be made',
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
  const { unchanged, instead } = companyTexts(booking).change;
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
              ? `Nothing is held meanwhile. ${unchanged}`
              : state === 'approved'
                ? 'It is being made now.'
                : `${unchanged} ${instead}`)}
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
