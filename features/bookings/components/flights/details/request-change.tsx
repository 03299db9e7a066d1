'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { requestFlightChange } from '../../../client/company/calls.ts';
import type { ApprovalPreview } from '../../../company-parts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { WhoDecides } from '../../company/who-decides.tsx';
import { inMoney } from '../../parts/booking-money.ts';

type RequestChangeProps = {
  booking: FlightBooking;
  approval: ApprovalPreview;
  wanted: { bound: number; offer: string; expectedDue: number; refundTo: 'source' | 'wallet' };
};

/** Requests approval of a change: approvers, deadline, price ceiling, and the reason. */
export function RequestChange({ booking, approval, wanted }: RequestChangeProps) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const ask = useSend(requestFlightChange, {
    reads: ['bookings'],
    done: ({ companyId, changeId }) => router.push(workRoutes.approvalStatus(2, { companyId, bookingId: changeId })),
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask.send({ bookingId: booking._id, reason, ...wanted });
      }}
    >
      <WhoDecides {...approval} />
      <Field label="Reason for the change" hint="Your approvers will see this." error={ask.fields.reason}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {approval.ceiling !== null && (
        <p className="small muted">
          The airline holds nothing meanwhile. Once approved, the change is made at the price of that moment, if the
          trip then costs no more than {inMoney(booking, approval.ceiling)} in all and your company’s account covers it.
          Your tickets stand until then.
        </p>
      )}
      {ask.message && (
        <p role="alert">
          <Fact tone="bad">{ask.message}</Fact>
        </p>
      )}
      <Button type="submit" variant="ink" wide busy={ask.busy} busyLabel="Sending…">
        Request approval for this change
      </Button>
    </form>
  );
}
