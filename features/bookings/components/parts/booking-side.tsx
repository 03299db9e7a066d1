import { PriceLines } from '#components/charts/price-lines.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { RoomPlan } from '#components/ui/room-plan.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { StayBooking } from '../../contract.ts';
import { ratesOfStay, rateText } from '../../rules/room-text.ts';
import { BookingCurve } from './booking-curve.tsx';
import { todayAt, totalLabel } from './booking-money.ts';
import { RoomsOfBooking } from './rooms-of-booking.tsx';
import { RefundLines } from './refund-lines.tsx';
import { StayDates } from './stay-dates.tsx';
import styles from './parts.module.css';

export type BookingSideProps = {
  booking: StayBooking;
  /** True where the page already shows the hotel: the card then begins with the room. */
  housed?: boolean;
};

/** States in which nothing is or is being booked. */
const OVER: readonly StayBooking['state'][] = ['expired', 'failed'];

/** The booking's summary: place, dates, refund terms or refund, and every line of the price. */
export function BookingSide({ booking, housed }: BookingSideProps) {
  const { lines, total, currency } = booking;
  const cancellable = !OVER.includes(booking.state) && !booking.refund && booking.now < booking.checkInAt;
  return (
    <aside className={classNames('card', styles.side)} aria-label={t('Your booking')}>
      {housed ? <Room booking={booking} /> : <House booking={booking} />}
      <StayDates booking={booking} />
      {ratesOfStay(booking).length === 1 && booking.room.facts && (
        <RoomPlan facts={booking.room.facts} className={styles.plan} />
      )}
      {cancellable && (
        <>
          <h3 className="h4">{t('Refund if you cancel')}</h3>
          <BookingCurve
            booking={booking}
            ends={booking.checkInAt}
            zone={booking.hotel.zone}
            today={todayAt(booking)}
            endLabel={t('check-in')}
            nothing={t('None. The hotel keeps the full price.')}
          />
        </>
      )}
      <PriceLines
        lines={lines.map(({ label, amount }) => ({ label: messageText(label), amount }))}
        total={total}
        currency={currency}
        sum={totalLabel(booking, OVER.includes(booking.state))}
        below={<ConvertedPrice paise={total} explained />}
      />
      {booking.refund && <RefundLines booking={booking} refund={booking.refund} kept={t('The hotel kept')} />}
    </aside>
  );
}

function House({ booking }: { booking: StayBooking }) {
  const { hotel, room } = booking;
  const mixed = ratesOfStay(booking).length > 1;
  return (
    <>
      <div className={styles.head}>
        <Poster {...hotel.poster} width={88} height={110} className={styles.thumb} />
        <div className={styles.names}>
          <h2 className="h3">{hotel.name}</h2>
          <p className="small muted">
            {hotel.area}, {t(hotel.city)}
          </p>
          {!mixed && (
            <p className="small muted">
              {room.name} · {rateText(room)}
            </p>
          )}
        </div>
      </div>
      {mixed && <RoomsOfBooking booking={booking} />}
    </>
  );
}

function Room({ booking }: { booking: StayBooking }) {
  const { room } = booking;
  if (ratesOfStay(booking).length > 1)
    return (
      <div>
        <h2 className="h3">{t('Your rooms')}</h2>
        <RoomsOfBooking booking={booking} />
      </div>
    );
  return (
    <div>
      <h2 className="h3">{room.name}</h2>
      <p className="small muted">{rateText(room)}</p>
    </div>
  );
}
