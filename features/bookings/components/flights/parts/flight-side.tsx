import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { besideReader } from '#lib/client/reader-time.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { remainingTrip } from '../../../rules/remaining-trip.ts';
import { inMoney, todayAt, totalLabel } from '../../parts/booking-money.ts';
import { BackByDay } from './back-by-day.tsx';
import { FareLines } from './fare-lines.tsx';
import { FareRules } from './fare-rules.tsx';
import { FlightPlan } from './flight-plan.tsx';
import styles from './flight-side.module.css';

/** States in which nothing is or is being booked. */
const OVER: readonly FlightBooking['state'][] = ['expired', 'failed'];

/** The trip's summary: dates, passengers, refund terms, and the total with every line explained. */
export function FlightSide({ booking }: { booking: FlightBooking }) {
  const { payment, lines, total, currency, state } = booking;
  const remaining = remainingTrip(booking);
  const bounds = remaining.bounds.map((at) => booking.bounds[at]!);
  const steps = refundSteps(booking.cancellationPolicies, total, new Date(booking.now), new Date(booking.departsAt));
  const open = !OVER.includes(state) && !booking.refund && booking.now < booking.departsAt;
  const [now] = steps;
  return (
    <aside className={classNames('card', styles.side)} aria-label={t('Your flights')}>
      <FlightPlan
        bounds={bounds}
        checkIn={remaining.bounds.map((at) => booking.checkIn[at])}
        today={todayAt(booking)}
      />
      <p className={styles.party}>
        {describeParty(remaining.party)}
        {remaining.partlyCancelled && t(', the rest is cancelled')}
      </p>
      {open && (
        <>
          <h3 className="h4">{t('Refund if you cancel everything')}</h3>
          {now && now.refund > 0 ? (
            <>
              <p>
                <Fact tone={now.refund === total ? 'good' : 'warn'}>
                  {t(steps.length > 1 ? '{amount} until {when}, less after that.' : '{amount} until {when}.', {
                    amount: inMoney(booking, now.refund),
                    when: `${formatInstant(now.until, booking.zone, todayAt(booking))}${besideReader(now.until, booking.zone)}`,
                  })}
                </Fact>
              </p>
              <BackByDay booking={booking} steps={steps} open={payment.paidAt !== null} />
            </>
          ) : (
            <Fact tone="muted">{t('No refund if you cancel now.')}</Fact>
          )}
          <FareRules bounds={bounds} />
        </>
      )}
      <h3 className={`h4 ${styles.price}`}>{t('The price')}</h3>
      <FareLines lines={lines} total={total} currency={currency} sum={totalLabel(booking, OVER.includes(state))} />
    </aside>
  );
}
