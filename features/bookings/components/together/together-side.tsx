import { PriceLines } from '#components/charts/price-lines.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { bookedRate } from '../parts/booked-rate.ts';
import side from '../parts/parts.module.css';

/** What is paid for: each booking with its terms, and the total. */
export function TogetherSide({ bookings, total }: { bookings: BookingView[]; total: number }) {
  const named = bookings.map((booking) => ({ booking, ...bookedRate(booking) }));
  return (
    <aside className={classNames('card', side.side)} aria-label={t('What you book')}>
      {named.map(({ booking, place, rate, refund }) => (
        <div key={booking._id}>
          <h2 className="h4">{place}</h2>
          <p className="small muted">{rate}</p>
          <p className={classNames('small', refund.tone)}>{refund.text}</p>
        </div>
      ))}
      <PriceLines
        lines={named.map(({ booking, place }) => ({ label: place, amount: booking.total }))}
        total={total}
        currency={bookings[0]!.currency}
      />
    </aside>
  );
}
