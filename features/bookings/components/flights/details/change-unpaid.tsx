'use client';

import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { usePayChange } from '../../../client/flights/change-flight.ts';
import { useRelease } from '../../../client/hold-stay.ts';
import type { AmendmentView, BookingView } from '../../../contract.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import review from '../../review/review.module.css';
import styles from './flight-dialogs.module.css';

type Texts = { title: string; text: string; leave: string };
/** @texts */
const FLIGHT: Texts = {
  title: 'A change waits for its payment',
  text: 'The airline keeps the new seats until {when}. Your tickets stay unchanged until you have paid, and also if you do not.',
  leave: 'Keep the flight as it is',
};
/** @texts */
const EXTRAS: Texts = {
  title: 'What you added waits for its payment',
  text: 'The airline keeps them until {when}. Your tickets stay unchanged until you have paid, and also if you do not.',
  leave: 'Add nothing',
};
/** @texts */
const DATES: Texts = {
  title: 'A change of dates waits for its payment',
  text: 'The hotel holds the new dates until {when}. Your stay is booked on its dates as before until you have paid, and also if you do not.',
  leave: 'Keep the dates',
};
/** @texts */
const DEPARTURE: Texts = {
  title: 'A change of departure waits for its payment',
  text: 'Places and rooms of the new departure are held until {when}. Your package is booked on its departure as before until you have paid, and also if you do not.',
  leave: 'Keep the departure',
};
const WORDS: Partial<Record<AmendmentView['kind'], Texts>> = { extras: EXTRAS, dates: DATES, departure: DEPARTURE };

export type ChangeUnpaidProps = { booking: BookingView };

/** A change or addition that is not paid yet: until when it is held, and that the booking stands as it is. */
export function ChangeUnpaid({ booking }: ChangeUnpaidProps) {
  const pay = usePayChange();
  const leave = useRelease();
  const amendment = booking.amendments.find(({ state }) => state === 'paying');
  if (!amendment) return null;
  const goOn = () =>
    pay.mutate(
      { bookingId: booking._id, expectedTotal: booking.total },
      { onSuccess: ({ checkoutUrl }) => checkoutUrl && window.location.assign(checkoutUrl) },
    );
  const { title, text, leave: leaveLabel } = WORDS[amendment.kind] ?? FLIGHT;
  const problem = pay.error ?? leave.error;
  return (
    <section className={review.change} aria-labelledby="unpaid-title">
      <h2 className="h3" id="unpaid-title">
        {t(title)}
      </h2>
      <p className="muted">
        {messageText(amendment.words.replace(/^Changed/, 'To be changed').replace(/\bAdded for/g, 'To be added for'))}
      </p>
      <p className={styles.until}>
        <Fact icon="clock">{t(text, { when: holdEnds(booking) ?? '' })}</Fact>
      </p>
      {problem && (
        <p className={review.problem} role="alert">
          {messageText(problem.message)}
        </p>
      )}
      <div className={review.actions}>
        <Button variant="go" onClick={goOn} busy={pay.isPending || pay.isSuccess} busyLabel={t('Opening the payment…')}>
          {t('Pay {amount}', { amount: inMoney(booking, amendment.amount - amendment.wallet) })}
        </Button>
        <Button
          variant="out"
          onClick={() => leave.mutate(booking._id)}
          busy={leave.isPending}
          busyLabel={t('Cancelling…')}
        >
          {t(leaveLabel)}
        </Button>
      </div>
    </section>
  );
}
