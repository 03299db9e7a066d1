'use client';

import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { t } from '#lib/shared/texts.ts';
import type * as contract from '../../../contract.ts';
import type { PackageBooking } from '../../../contract.ts';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { ChangePayment, type ChangePaymentWanted } from '../../parts/change-payment.tsx';

type DeparturePriceProps = {
  booking: PackageBooking;
  quote: ResponseOf<typeof contract.changeDepartureQuote>;
  busy: boolean;
  onConfirm: (payment: ChangePaymentWanted) => void;
};

/** What another departure costs: its price, and what the booked one gives by its terms. */
export function DeparturePrice({ booking, quote, busy, onConfirm }: DeparturePriceProps) {
  const { departure, ends, newPrice, back, charge, due, total, policies, startsAt, now } = quote;
  const today = todayAt(booking);
  const steps = refundSteps(policies, total, new Date(now), new Date(startsAt));
  const later = refundText(steps, total, booking.package.zone, today).text;
  return (
    <>
      <h3 className="h4">{formatDateRange(departure, ends, today)}</h3>
      <ChangePayment
        booking={booking}
        lines={[
          { label: t('New departure, taxes included'), amount: newPrice },
          { label: t('Refund for the booked departure'), amount: -back },
        ]}
        due={due}
        terms={
          <p className="small muted">
            {charge > 0
              ? t(
                  'The tour operator keeps {amount} of the booked departure; it stays part of your price and is not refunded later.',
                  { amount: inMoney(booking, charge) },
                )
              : t('The tour operator keeps nothing of the booked departure.')}{' '}
            {t('If you cancel later: {refund}.', { refund: later.charAt(0).toLowerCase() + later.slice(1) })}
          </p>
        }
        meanwhile={t(
          'You pay on the gateway’s own page. Places and rooms of the new departure are held meanwhile, and your package is booked on its departure as before until you have paid.',
        )}
        label={t('Change the departure')}
        busy={busy}
        onConfirm={onConfirm}
      />
    </>
  );
}
