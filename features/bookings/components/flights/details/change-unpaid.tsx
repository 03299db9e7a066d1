'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { usePayChange } from '../../../client/flights/change-flight.ts';
import { useRelease } from '../../../client/hold-stay.ts';
import type { AmendmentView, FlightBooking, StayBooking } from '../../../contract.ts';
import { isStay } from '../../../rules/category.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import review from '../../review/review.module.css';
import styles from './flight-dialogs.module.css';

type Texts = { title: string; keeps: string; leave: string };
const FLIGHT: Texts = {
  title: 'A change waits for its payment',
  keeps: 'The airline keeps the new seats',
  leave: 'Keep the flight as it is',
};
const WORDS: Partial<Record<AmendmentView['kind'], Texts>> = {
  extras: { title: 'What you added waits for its payment', keeps: 'The airline keeps them', leave: 'Add nothing' },
  dates: {
    title: 'A change of dates waits for its payment',
    keeps: 'The hotel holds the new dates',
    leave: 'Keep the dates',
  },
};

/** A change or addition that is not paid yet: until when it is held, and that the booking stands as it is. */
export function ChangeUnpaid({ booking }: { booking: StayBooking | FlightBooking }) {
  const pay = usePayChange();
  const leave = useRelease();
  const amendment = booking.amendments.find(({ state }) => state === 'paying');
  if (!amendment) return null;
  const goOn = () =>
    pay.mutate(
      { bookingId: booking._id, expectedTotal: booking.total },
      { onSuccess: ({ checkoutUrl }) => checkoutUrl && window.location.assign(checkoutUrl) },
    );
  const { title, keeps, leave: leaveLabel } = WORDS[amendment.kind] ?? FLIGHT;
  const problem = pay.error ?? leave.error;
  return (
    <section className={review.change} aria-labelledby="unpaid-title">
      <h2 className="h3" id="unpaid-title">
        {title}
      </h2>
      <p className="muted">
        {amendment.words.replace(/^Changed/, 'To be changed').replace(/\bAdded for/g, 'To be added for')}
      </p>
      <p className={styles.until}>
        <Fact icon="clock">
          {keeps} until {holdEnds(booking)}.{' '}
          {isStay(booking) ? 'Your stay is booked on its dates as before' : 'Your tickets stay unchanged'} until you
          have paid, and also if you do not.
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
        <Button variant="out" onClick={() => leave.mutate(booking._id)} busy={leave.isPending} busyLabel="Cancelling…">
          {leaveLabel}
        </Button>
      </div>
    </section>
  );
}
