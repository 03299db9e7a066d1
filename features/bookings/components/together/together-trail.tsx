import { PriceLines } from '#components/charts/price-lines.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { combinedPayment, BookingView } from '../../contract.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { t } from '#lib/shared/texts.ts';
import { moneyOfParts } from '../../rules/combined-payment.ts';
import { bookedRate } from '../parts/booked-rate.ts';
import styles from './together.module.css';

export type CombinedView = ResponseOf<typeof combinedPayment>;

/** Every rupee of the payment: what each part cost, how it was paid, what came back, and what remains paid. */
export function TogetherTrail({ payment, bookings }: { payment: CombinedView; bookings: BookingView[] }) {
  const { currency, total } = payment;
  const { paid, back } = moneyOfParts(payment, bookings);
  const place = (bookingId: string) => {
    const booking = bookings.find(({ _id }) => _id === bookingId);
    return booking ? bookedRate(booking).place : '';
  };
  return (
    <aside className={classNames('card', styles.trail)} aria-label={t('How the payment came about')}>
      <h2 className="h3">{t('One payment')}</h2>
      <PriceLines
        lines={payment.parts.map((part) => ({ label: place(part.bookingId), amount: part.total }))}
        total={total}
        currency={currency}
        sum={t('Total')}
      />
      <PriceLines
        lines={paid}
        total={total}
        currency={currency}
        sum={t(payment.state === 'paid' ? 'You paid' : 'To pay')}
      />
      {back.length > 0 && (
        <PriceLines
          lines={back.map(({ bookingId, amount, isThere }) => ({
            label: t(isThere ? '{place}, refunded' : '{place}, on its way back', { place: place(bookingId) }),
            amount: -amount,
          }))}
          total={total - back.reduce((sum, { amount }) => sum + amount, 0)}
          currency={currency}
          sum={t('Total now')}
        />
      )}
    </aside>
  );
}
