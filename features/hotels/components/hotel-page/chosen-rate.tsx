import type { ReactNode } from 'react';
import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import page from '#components/layout/choice-page.module.css';
import { Fact } from '#components/ui/fact.tsx';
import { TripDates } from '#components/ui/trip-dates.tsx';
import { refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelInfo, PriceLine, RateOffer, RoomOffer } from '../../contract.ts';
import { priceLineText } from '../../rules/price-text.ts';
import { MEAL_LABELS } from '../../rules/vocabulary.ts';
import styles from './hotel-page.module.css';

/** The place of the selection on its page. */
export const CHOICE_ID = 'choice';

export type StayChoiceProps = {
  hotel: HotelInfo;
  stay: Stay;
  checkInAt: string;
  now: string;
  today: IsoDate;
  /** Label of the total: "You pay" by default. */
  payer?: string | undefined;
  children: ReactNode;
};

export type ChosenRateProps = StayChoiceProps & { room: RoomOffer; rate: RateOffer };

/** The selected rate: dates, refund terms, and every line of the price. */
export const ChosenRate = ({ room, rate, ...choice }: ChosenRateProps) => (
  <ChoiceCard
    {...choice}
    about={
      <>
        <h2 className="h3">{room.name}</h2>
        <p className="small muted">
          {t(rate.name)}, {t(MEAL_LABELS[rate.meals]).toLowerCase()}
        </p>
      </>
    }
    curveKey={rate.ratePlanId}
    nothing={t('None. The hotel keeps the full price.')}
    policies={rate.cancellationPolicies}
    total={rate.price.qOfferedPriceRoundedOff}
    currency={rate.price.currency}
    lines={rate.price.lines}
  />
);

export type ChoiceCardProps = StayChoiceProps & {
  /** What is selected. */
  about: ReactNode;
  /** Changes with the selection: the curve then begins anew. */
  curveKey: string;
  /** Where nothing comes back. */
  nothing: string;
  policies: readonly CancellationPolicy[];
  total: number;
  currency: string;
  lines: readonly PriceLine[];
};

/** A selection beside the rooms: what it is, dates, refund terms, and every line of the price. */
export function ChoiceCard({
  about,
  curveKey,
  nothing,
  policies,
  total,
  currency,
  lines,
  hotel,
  stay,
  checkInAt,
  now,
  today,
  payer,
  children,
}: ChoiceCardProps) {
  const steps = refundSteps(policies, total, new Date(now), new Date(checkInAt));
  const anything = steps.some((step) => step.refund > 0);
  return (
    <aside className={page.side} id={CHOICE_ID} aria-label={t('Your choice')}>
      {about}
      <TripDates
        start={{
          term: t('Check in'),
          value: formatDate(stay.checkIn, today),
          detail: t('from {time}', { time: hotel.checkInTime }),
        }}
        end={{
          term: t('Check out'),
          value: formatDate(stay.checkOut, today),
          detail: t('by {time}', { time: hotel.checkOutTime }),
        }}
        className={styles.when}
      />
      <h3 className="h4">{t('Refund if you cancel')}</h3>
      {anything ? (
        <>
          <p className="small muted">{t('Drag along the line or choose a date. Times are local to the hotel.')}</p>
          <RefundCurve
            key={curveKey}
            steps={steps}
            total={total}
            currency={currency}
            zone={hotel.zone}
            today={today}
            endLabel={t('check-in')}
          />
        </>
      ) : (
        <Fact tone="muted">{nothing}</Fact>
      )}
      <PriceLines
        lines={lines.map(({ label, amount }) => ({ label: priceLineText(label), amount }))}
        total={total}
        currency={currency}
        sum={payer}
        below={<ConvertedPrice paise={total} explained />}
      />
      {children}
      <p className={page.promise}>
        {t(payer ? 'You will see this total again before you book.' : 'You will see this total again before you pay.')}
      </p>
    </aside>
  );
}
