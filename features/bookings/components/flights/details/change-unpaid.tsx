'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { usePayChange } from '../../../client/flights/change-flight.ts';
import { useRelease } from '../../../client/hold-stay.ts';
import type { FlightBooking } from '../../../contract.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import review from '../../review/review.module.css';
import styles from './flight-dialogs.module.css';

/** A change that is not paid yet: until when its seats are held, and that the current tickets stay valid. */
export function ChangeUnpaid({ booking }: { booking: FlightBooking }) {
  const pay = usePayChange();
  const leave = useRelease();
  const amendment = booking.amendments.find(({ state }) => state === 'paying');
  if (!amendment) return null;
  const goOn = () =>
    pay.mutate(
      { bookingId: booking._id, expectedTotal: booking.total },
      { onSuccess: ({ checkoutUrl }) => checkoutUrl && window.location.assign(checkoutUrl) },
    );
  const problem = pay.error ?? leave.error;
  return (
    <section className={review.change} aria-labelledby="unpaid-title">
      <h2 className="h3" id="unpaid-title">
        A change waits for its payment
      </h2>
      <p className="muted">{amendment.words.replace(/^Changed/, 'To be changed')}</p>
      <p className={styles.until}>
        <Fact icon="clock">
          The airline keeps the new seats until {holdEnds(booking)}. Your tickets stand as they are until you have paid,
          and also if you do not.
        </Fact>
      </p>
      {problem && (
        <p className={review.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={review.actions}>
        <Button
          variant="go"
          onClick={goOn}
          busy={pay.isPending || pay.isSuccess}
          busyLabel="Opening the payment…"
        >{`Pay ${inMoney(booking, amendment.amount - amendment.wallet)}`}</Button>
        <Button variant="out" onClick={() => leave.mutate(booking._id)} busy={leave.isPending} busyLabel="Leaving it…">
          Keep the flight as it is
        </Button>
      </div>
    </section>
  );
}
