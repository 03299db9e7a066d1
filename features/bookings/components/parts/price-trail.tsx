import { formatInstant } from '#lib/shared/dates.ts';
import { Price } from '#components/ui/price.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { BookingView, TrailEntry } from '../../contract.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { todayAt } from './booking-money.ts';
import styles from './parts.module.css';
import { isFlight, isPackage } from '../../rules/category.ts';

/** @texts */
const STAGES: Record<TrailEntry['stage'], string> = {
  listing: 'In the list',
  hotel: 'On the hotel’s page',
  package: 'On the package’s page',
  review: 'Checked with the hotel',
  accepted: 'Accepted by you',
  tcs: 'Tax collected at source',
  extras: 'With seats, meals and bags',
  request: 'Sent for approval',
  hold: 'Held',
  wallet: 'From your wallet',
  payment: 'Paid',
  change: 'Changed',
  refund: 'Refunded',
};

/** Every price this booking had, from search to payment, with the reason for each. */
export function PriceTrail({ booking }: { booking: BookingView }) {
  const today = todayAt(booking);
  return (
    <ol className={styles.trail}>
      {settled(booking.trail).map((entry, index) => (
        <li key={index}>
          <span className="strong">{t(stageOf(booking, entry.stage))}</span>
          <Price money={{ amount: entry.total, currency: booking.currency }} className={styles.trailPrice} />
          <span className="small muted">{messageText(entry.note)}</span>
          <time dateTime={entry.at} className="small faint">
            {formatInstant(entry.at, deviceZone(), today)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** @texts */
const PRICE_KEPT = 'Price kept';
/** Labels of a category that differ from those of a stay. @texts */
const OF_FLIGHT: Partial<typeof STAGES> = { review: 'Checked with the airline' };
/** @texts */
const OF_PACKAGE: Partial<typeof STAGES> = { review: 'Checked with the tour operator', extras: 'Added to the journey' };

function stageOf(booking: BookingView, stage: TrailEntry['stage']): string {
  if (stage === 'wallet' && booking.company) return 'From your company';
  if (stage === 'hold' && isFlight(booking) && booking.holds === 'price') return PRICE_KEPT;
  const own = isFlight(booking) ? OF_FLIGHT : isPackage(booking) ? OF_PACKAGE : {};
  return own[stage] ?? STAGES[stage];
}

/** Of consecutive changes of extras only the last is shown: the ones between were never charged. */
const settled = (trail: readonly TrailEntry[]): TrailEntry[] =>
  trail.filter(({ stage }, at) => stage !== 'extras' || trail[at + 1]?.stage !== 'extras');
