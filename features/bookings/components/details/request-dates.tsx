'use client';

import { useRouter } from 'next/navigation';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { requestDatesChange } from '../../client/company/changes/calls.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import type { StayBooking } from '../../contract.ts';
import { RequestChange } from '../company/request-change.tsx';
import { inMoney } from '../parts/booking-money.ts';

export type RequestDatesProps = {
  booking: StayBooking;
  approval: ApprovalPreview;
  wanted: { checkIn: string; checkOut: string; expectedDue: number; refundTo: 'source' | 'wallet' };
};

/** Requests approval of new dates of a stay; then shows the request. */
export function RequestDates({ booking, approval, wanted }: RequestDatesProps) {
  const router = useRouter();
  const ask = useSend(requestDatesChange, {
    reads: ['bookings'],
    done: ({ companyId, changeId }) => router.push(workRoutes.approvalStatus(1, { companyId, bookingId: changeId })),
  });
  return (
    <RequestChange
      approval={approval}
      meanwhile={`The hotel holds nothing meanwhile. Once approved, the dates are changed at the price of that moment, if the stay then costs no more than ${inMoney(booking, approval.ceiling ?? 0)} in all and your company’s account covers it. Your stay keeps its dates until then.`}
      label="Request approval for these dates"
      quote={['bookings', 'change-dates-quote']}
      onSend={(reason) => ask.sendOrThrow({ bookingId: booking._id, reason, ...wanted })}
    />
  );
}
