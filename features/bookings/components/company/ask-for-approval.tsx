'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { routes } from '#lib/shared/routes.ts';
import { requestApproval } from '../../client/calls.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from '../parts/booking-money.ts';
import styles from './company.module.css';

/** Sends what needs approval, with a reason in one's own words; it is held while they decide. */
export function AskForApproval({ booking }: { booking: Pick<BookingView, '_id' | 'total' | 'currency'> }) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const ask = useSend(requestApproval, {
    reads: ['bookings'],
    done: ({ companyId, bookingId, travelCategory }) =>
      router.push(routes.approvalStatus(travelCategory, { companyId, bookingId })),
  });
  return (
    <form
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask.send({ bookingId: booking._id, acceptedTotal: booking.total, reason });
      }}
    >
      <Field label="Reason for the trip" hint="Your approvers will see this." error={ask.fields.reason}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {ask.message && (
        <p role="alert">
          <Fact tone="bad">{ask.message}</Fact>
        </p>
      )}
      <Button type="submit" variant="go" size="lg" busy={ask.busy} busyLabel="Asking…">
        Request approval for {inMoney(booking, booking.total)}
      </Button>
      <p className="small muted">
        It is held for up to a day while they decide. Nothing is charged before it is approved.
      </p>
    </form>
  );
}
