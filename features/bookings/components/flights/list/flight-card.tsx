import Link from 'next/link';
import { Fact, type FactTone } from '#components/ui/fact.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { Price } from '#components/ui/price.tsx';
import { dateInZone, formatDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { describeParty } from '#lib/shared/trip-words.ts';
import type { FlightSummary } from '../../../contract.ts';
import { holdEnds } from '../../parts/booking-money.ts';
import styles from '../../list/list.module.css';

/** One trip by air: where, when, how it stands and what it cost. */
export function FlightCard({ booking }: { booking: FlightSummary }) {
  const standing = standingOf(booking);
  const open = booking.state === 'held' || booking.state === 'quoted';
  const today = dateInZone(new Date(), booking.zone);
  return (
    <Link href={open ? routes.flightReview({ bookingId: booking._id }) : routes.booking(booking._id)} className={styles.card} prefetch={false}>
      <Poster {...booking.poster} width={132} height={132} className={styles.picture} />
      <div className={styles.words}>
        <h2 className="h3">{booking.title}</h2>
        {booking.bounds.map(({ offer, segments }) => (
          <p key={offer} className="small muted">{formatDate(segments[0]!.origin.at.slice(0, 10), today)}, {clockOf(segments[0]!.origin.at)}–{clockOf(segments.at(-1)!.destination.at)} · {segments.map(({ number }) => number).join(', ')}</p>
        ))}
        <p className="small muted">{describeParty(booking.party)}</p>
        <p className="small"><Fact tone={standing.tone} icon={standing.tone === 'plain' ? 'clock' : undefined}>{standing.text}</Fact></p>
      </div>
      <div className={styles.total}>
        <Price money={{ amount: booking.total, currency: booking.currency }} size="md" />
        <p className="small muted">taxes included</p>
      </div>
    </Link>
  );
}

function standingOf(booking: FlightSummary): { tone: FactTone; text: string } {
  const until = holdEnds(booking);
  switch (booking.state) {
    case 'confirmed':
      return { tone: 'good', text: `Ticketed, PNR ${booking.confirmationCode ?? ''}` };
    case 'paying_change':
      return { tone: 'plain', text: `Ticketed; a change waits for its payment${until ? ` until ${until}` : ''}` };
    case 'amending':
      return { tone: 'plain', text: 'Ticketed; a change is under way at the airline' };
    case 'quoted':
    case 'held':
      return { tone: 'plain', text: until ? `${booking.holds === 'pnr' ? 'Seats held' : 'Price kept'} until ${until}, not paid yet` : 'Not held, not paid yet' };
    case 'paying':
      return { tone: 'plain', text: 'Waiting for the payment' };
    case 'confirming':
    case 'unknown':
      return { tone: 'plain', text: 'Paid; the airline is issuing the tickets' };
    case 'cancelling':
    case 'cancelled': {
      const back = booking.refund ? formatMoney({ amount: booking.refund.amount, currency: booking.currency }) : null;
      return { tone: 'muted', text: back ? `Cancelled; ${back} ${booking.refund?.state === 'processed' ? 'paid back' : 'on its way back'}` : 'Cancelled' };
    }
    case 'expired':
      return { tone: 'muted', text: 'The hold ended; nothing was charged' };
    default:
      return { tone: 'muted', text: 'Not booked' };
  }
}
