import Link from 'next/link';
import { Fact, type FactTone } from '#components/ui/fact.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { Price } from '#components/ui/price.tsx';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { describeRooms } from '#lib/shared/stay-words.ts';
import type { StaySummary } from '../../contract.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { holdEnds } from '../parts/booking-money.ts';
import styles from './list.module.css';

/** One trip: where, when, how it stands and what it cost. */
export function BookingCard({ booking }: { booking: StaySummary }) {
  const standing = standingOf(booking);
  const links = useBookingLinks();
  const open = booking.state === 'held' || booking.state === 'quoted';
  return (
    <Link href={open ? links.review(booking._id) : links.trip(booking._id)} className={styles.card} prefetch={false}>
      <Poster {...booking.hotel.poster} width={132} height={132} className={styles.picture} />
      <div className={styles.words}>
        <h2 className="h3">{booking.hotel.name}</h2>
        <p className="small muted">{booking.hotel.city} · {formatDateRange(booking.stay.checkIn, booking.stay.checkOut, dateInZone(new Date(), booking.hotel.zone))}</p>
        <p className="small muted">{describeRooms(booking.stay.rooms)}</p>
        <p className="small"><Fact tone={standing.tone} icon={standing.tone === 'plain' ? 'clock' : undefined}>{standing.text}</Fact></p>
      </div>
      <div className={styles.total}>
        <Price money={{ amount: booking.total, currency: booking.currency }} size="md" />
        <p className="small muted">{booking.nights} {booking.nights === 1 ? 'night' : 'nights'}, taxes included</p>
      </div>
    </Link>
  );
}

function standingOf(booking: StaySummary): { tone: FactTone; text: string } {
  const until = holdEnds(booking);
  switch (booking.state) {
    case 'confirmed':
      return { tone: 'good', text: `Confirmed, code ${booking.confirmationCode ?? ''}` };
    case 'quoted':
    case 'held':
      return { tone: 'plain', text: until ? `Held until ${until}, not paid yet` : 'Not held, not paid yet' };
    case 'paying':
      return { tone: 'plain', text: 'Waiting for the payment' };
    case 'confirming':
    case 'unknown':
      return { tone: 'plain', text: 'Paid; the hotel is confirming' };
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
