'use client';

import { useRouter } from 'next/navigation';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { requestFlightChange } from '../../../client/company/changes/calls.ts';
import type { ApprovalPreview } from '../../../company-parts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { RequestChange } from '../../company/request-change.tsx';
import { inMoney } from '../../parts/booking-money.ts';

type RequestFlightProps = {
  booking: FlightBooking;
  approval: ApprovalPreview;
  wanted: { bound: number; offer: string; expectedDue: number; refundTo: 'source' | 'wallet' };
};

/** Requests approval of another flight; then shows the request. */
export function RequestFlight({ booking, approval, wanted }: RequestFlightProps) {
  const router = useRouter();
  const ask = useSend(requestFlightChange, {
    reads: ['bookings'],
    done: ({ companyId, changeId }) => router.push(workRoutes.approvalStatus(2, { companyId, bookingId: changeId })),
  });
  return (
    <RequestChange
      approval={approval}
      meanwhile={`The airline holds nothing meanwhile. Once approved, the change is made at the price of that moment, if the trip then costs no more than ${inMoney(booking, approval.ceiling ?? 0)} in all and your company’s account covers it. Your tickets stay valid until then.`}
      label="Request approval for this change"
      quote={['bookings', 'change-flight-quote']}
      onSend={(reason) => ask.sendOrThrow({ bookingId: booking._id, reason, ...wanted })}
    />
  );
}
