import type { ReactNode } from 'react';
import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { HotelInfo, RateOffer, RoomOffer } from '../../contract.ts';
import { MEAL_LABELS } from '../../rules/vocabulary.ts';
import styles from './hotel-page.module.css';

export type ChosenRateProps = {
  hotel: HotelInfo;
  room: RoomOffer;
  rate: RateOffer;
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  children: ReactNode;
};

/** The selected rate: dates, refund terms, and every line of the price. */
export function ChosenRate({ hotel, room, rate, stay, checkInAt, now, today, children }: ChosenRateProps) {
  const { qOfferedPriceRoundedOff: total, currency, lines } = rate.price;
  const steps = refundSteps(rate.cancellationPolicies, total, new Date(now), new Date(checkInAt));
  const anything = steps.some((step) => step.refund > 0);
  return (
    <aside className={styles.side} aria-label="Your choice">
      <h2 className="h3">{room.name}</h2>
      <p className="small muted">
        {rate.name}, {MEAL_LABELS[rate.meals].toLowerCase()}
      </p>
      <dl className={styles.when}>
        <div>
          <dt className="small faint">Check in</dt>
          <dd className="strong">{formatDate(stay.checkIn, today)}</dd>
          <dd className="small muted">from {hotel.checkInTime}</dd>
        </div>
        <div>
          <dt className="small faint">Check out</dt>
          <dd className="strong">{formatDate(stay.checkOut, today)}</dd>
          <dd className="small muted">by {hotel.checkOutTime}</dd>
        </div>
      </dl>
      <h3 className="h4">Refund if you cancel</h3>
      {anything ? (
        <>
          <p className="small muted">Drag along the line or choose a date. Times are local to the hotel.</p>
          <RefundCurve
            key={rate.ratePlanId}
            steps={steps}
            total={total}
            currency={currency}
            zone={hotel.zone}
            today={today}
            endLabel="check-in"
          />
        </>
      ) : (
        <Fact tone="muted">This rate is non-refundable.</Fact>
      )}
      <PriceLines lines={lines} total={total} currency={currency} />
      {children}
      <p className={styles.promise}>You will see this total again before you pay.</p>
    </aside>
  );
}
