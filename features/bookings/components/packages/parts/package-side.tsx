import { PriceLines } from '#components/charts/price-lines.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { hotelName, hotelsOfDays } from '#lib/shared/day-note.ts';
import { messageText } from '#lib/shared/messages.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { paidTerms } from '../../../rules/paid-terms.ts';
import { BookingCurve } from '../../parts/booking-curve.tsx';
import { todayAt, totalLabel } from '../../parts/booking-money.ts';
import { RefundLines } from '../../parts/refund-lines.tsx';
import styles from '../../parts/parts.module.css';
import { PackageDates } from './package-dates.tsx';

/** States in which nothing is or is being booked. */
const OVER: readonly PackageBooking['state'][] = ['expired', 'failed'];

type PackageSideProps = {
  booking: PackageBooking;
  /** True where the page already shows the picture. */
  pictured?: boolean;
};

/** The summary of a package: journey, dates, refund terms or refund, and every line of the price. */
export function PackageSide({ booking, pictured }: PackageSideProps) {
  const { package: journey, lines, total, currency, state, refund, startsAt } = booking;
  const hotels = hotelsOfDays(booking.days).map(({ city, hotel }) => `${t(city)}: ${hotelName(hotel)}`);
  const over = OVER.includes(state);
  const cancellable = !over && !refund && booking.now < startsAt;
  return (
    <aside className={classNames('card', styles.side)} aria-label={t('Your package')}>
      <div className={styles.head}>
        {!pictured && <Poster {...journey.poster} width={88} height={110} className={styles.thumb} />}
        <div className={styles.names}>
          <h2 className="h3" lang={dataLanguage()}>
            {journey.title}
          </h2>
          <p className="small muted">{journey.cities.map((city) => t(city)).join(' – ')}</p>
          {(hotels.length ? hotels : [t('{n}-star hotels', { n: journey.hotelClass })]).map((hotel, at) => (
            <p key={at} className="small muted">
              {hotel}
            </p>
          ))}
        </div>
      </div>
      <PackageDates booking={booking} />
      {cancellable && (
        <>
          <h3 className="h4">{t('Refund if you cancel')}</h3>
          <BookingCurve
            booking={{ ...booking, ...paidTerms(booking) }}
            ends={startsAt}
            zone={journey.zone}
            today={todayAt(booking)}
            endLabel={t('start')}
            nothing={t('No refund if you cancel now.')}
          />
        </>
      )}
      <PriceLines
        lines={lines.map(({ label, amount }) => ({ label: messageText(label), amount }))}
        total={total}
        currency={currency}
        sum={totalLabel(booking, over)}
        below={<ConvertedPrice paise={total} explained />}
      />
      {refund && <RefundLines booking={booking} refund={refund} kept={t('The tour operator kept')} />}
    </aside>
  );
}
