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
import { holdLength } from '../../rules/hold-length.ts';
import { inMoney } from '../parts/booking-money.ts';
import styles from './company.module.css';

/** Sends what needs approval, with a reason in one's own words, and says before it is sent for how long it is held while they decide. */
export function AskForApproval({ booking }: { booking: BookingView }) {
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
      <HeldMeanwhile booking={booking} />
      {ask.message && (
        <p role="alert">
          <Fact tone="bad">{ask.message}</Fact>
        </p>
      )}
      <Button type="submit" variant="go" size="lg" busy={ask.busy} busyLabel="Asking…">
        Request approval for {inMoney(booking, booking.total)}
      </Button>
    </form>
  );
}

/** An hour is little for somebody to read a letter and answer it. */
const SHORT_MINUTES = 120;

/** How long whoever approves has, by what the airline gives; hotels hold up to a day. */
function HeldMeanwhile({ booking }: { booking: BookingView }) {
  const nothingYet = 'Nothing is charged before it is approved.';
  if (booking.category === 1 || booking.holdMinutes === null)
    return <p className="small muted">It is held for up to a day while they decide. {nothingYet}</p>;
  const { holdMinutes, holds } = booking;
  const length = holdLength(holdMinutes);
  const kept =
    holds === 'pnr'
      ? `The airline holds the seats for ${length} from when you ask.`
      : `The airline holds no seats and keeps this price for ${length} only, from when you ask.`;
  const short = holdMinutes < SHORT_MINUTES;
  return (
    <p className={short ? undefined : 'small muted'}>
      {short ? (
        <Fact tone="warn" icon="clock">
          {kept} Ask when whoever approves can answer at once: without an answer by then the request ends, and what was
          approved counts up to its price when you ask again.
        </Fact>
      ) : (
        `${kept} Without an answer by then the request ends.`
      )}{' '}
      {nothingYet}
    </p>
  );
}
