'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useBookings, useCombinedPayment } from '../../client/pay-together.ts';
import type { BookingView } from '../../contract.ts';
import { BookedPart } from './booked-part.tsx';
import { TogetherTrail, type CombinedView } from './together-trail.tsx';
import styles from './together.module.css';

/** What became of a payment for several bookings: each part in its own state, and every rupee of it. */
export function BookedScreen({ paymentId }: { paymentId: string }) {
  const { data: payment, error } = useCombinedPayment(paymentId);
  if (payment) return <Booked payment={payment} />;
  if (!error) return <LoadingCards label={t('Loading your bookings')} count={2} />;
  return (
    <ErrorState
      level={1}
      title={t('This payment could not be opened')}
      meaning={error.message}
      now={t('If you paid, the payment is safe: bookings and refunds are kept in My trips.')}
      actions={
        <Button variant="ink" size="sm" href={routes.bookings()}>
          {t('My trips')}
        </Button>
      }
    />
  );
}

const DONE: readonly BookingView['state'][] = ['confirmed', 'paying_change', 'amending'];
const WAITS: readonly BookingView['state'][] = ['paying', 'confirming', 'unknown'];

/** "Your trip is booked", or how much of it is. */
function headingOf(bookings: readonly BookingView[], payment: CombinedView): string {
  if (payment.state === 'left') return t('This payment was cancelled');
  if (payment.state === 'open') return t('Waiting for the payment');
  const done = bookings.filter(({ state }) => DONE.includes(state)).length;
  if (done === bookings.length) return t('Your trip is booked');
  if (bookings.some(({ state }) => WAITS.includes(state))) return t('Paid, and being confirmed');
  return done
    ? t(done === 1 ? '{parts} of {all} is booked' : '{parts} of {all} are booked', {
        parts: counted(done, 'part'),
        all: bookings.length,
      })
    : t('Nothing could be booked');
}

function Booked({ payment }: { payment: CombinedView }) {
  const { bookings, error } = useBookings(payment.parts.map(({ bookingId }) => bookingId));
  if (!bookings)
    return error ? (
      <ErrorState level={1} title={t('A part of this payment could not be opened')} meaning={error.message} />
    ) : (
      <LoadingCards label={t('Loading your bookings')} count={2} />
    );
  return (
    <div className={styles.screen}>
      <div role="status">
        <h1 className="h1">{headingOf(bookings, payment)}</h1>
      </div>
      {payment.state !== 'paid' && (
        <p>
          <Button variant="go" href={cartRoutes.checkout(payment.parts.map(({ bookingId }) => bookingId))}>
            {t('Back to the payment')}
          </Button>
        </p>
      )}
      <div className={styles.layout}>
        <ul className={styles.parts} aria-label={t('What was booked')}>
          {bookings.map((booking) => (
            <li key={booking._id}>
              <BookedPart booking={booking} />
            </li>
          ))}
        </ul>
        <TogetherTrail payment={payment} bookings={bookings} />
      </div>
    </div>
  );
}
