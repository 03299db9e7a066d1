import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { formatInstant } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { tripFacts } from '../../rules/trip-facts.ts';
import { categoryOf, isFlight } from '../../rules/category.ts';
import { partState } from '../../rules/part-state.ts';
import { bookedRate } from '../parts/booked-rate.ts';
import { todayAt } from '../parts/booking-money.ts';
import { Documents } from '../parts/documents.tsx';
import { PriceTrail } from '../parts/price-trail.tsx';
import styles from './together.module.css';

/** One booking of a payment: its state, code, documents and price trail, and the way to its trip. */
export function BookedPart({ booking }: { booking: BookingView }) {
  const { place, rate, refund } = bookedRate(booking);
  const { tone, text } = partState(booking, categoryOf(booking));
  const { poster, startsAt, zone } = tripFacts(booking);
  return (
    <article className={classNames('card', styles.part)}>
      <div className={styles.picture}>
        <Poster {...poster} width={200} height={200} fill />
      </div>
      <div className={styles.about}>
        <h2 className="h3">{place}</h2>
        <p className="small muted">{rate}</p>
        <p className="small">{formatInstant(startsAt, zone, todayAt(booking))}</p>
        <Fact tone={tone}>{text}</Fact>
        {booking.confirmationCode && (
          <p>
            {isFlight(booking) ? 'PNR' : t('Code')} <strong>{booking.confirmationCode}</strong>
          </p>
        )}
        {booking.state === 'confirmed' && <p className="small muted">{refund.text}</p>}
        <Documents booking={booking} />
        <p className={styles.open}>
          <Button
            size="sm"
            variant="ink"
            href={routes.booking(booking._id)}
            aria-label={t('Open this trip: {place}', { place })}
          >
            {t('Open this trip')}
          </Button>
        </p>
        <Disclosure summary={t('How this price came about')}>
          <PriceTrail booking={booking} />
        </Disclosure>
      </div>
    </article>
  );
}
