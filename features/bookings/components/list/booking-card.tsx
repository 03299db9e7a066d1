import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { StaySummary } from '../../contract.ts';
import { holdEnds } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { type ProductStatusLines, statusLineOf } from './status-line.ts';
import { TripCard } from './trip-card.tsx';

/** One stay in the list. */
export function BookingCard({ booking }: { booking: StaySummary }) {
  const { hotel, stay, nights } = booking;
  const links = useBookingLinks();
  return (
    <TripCard
      booking={booking}
      scene={hotel.poster}
      title={hotel.name}
      review={links.review(booking._id)}
      trip={links.trip(booking._id)}
      status={statusLineOf(booking, stayStatusLines(booking))}
      totalFor={`${counted(nights, 'night')}, taxes included`}
    >
      <p className="small muted">
        {hotel.city} · {formatDateRange(stay.checkIn, stay.checkOut, dateInZone(new Date(), hotel.zone))}
      </p>
      <p className="small muted">{describeRooms(stay.rooms)}</p>
    </TripCard>
  );
}

function stayStatusLines(booking: StaySummary): ProductStatusLines {
  const until = holdEnds(booking);
  return {
    confirmed: { tone: 'good', text: `Confirmed, code ${booking.confirmationCode ?? ''}` },
    paying_change: {
      tone: 'plain',
      text: `Confirmed; new dates wait for their payment${until ? ` until ${until}` : ''}`,
    },
    amending: { tone: 'plain', text: 'Confirmed; a change is under way at the hotel' },
    held: { tone: 'plain', text: until ? `Held until ${until}, not paid yet` : 'Not held, not paid yet' },
    awaiting_approval: {
      tone: 'plain',
      text: until ? `Waits for approval, held until ${until}` : 'Waits for approval',
    },
    approved: {
      tone: 'good',
      text: until ? `Approved, held until ${until}, not booked yet` : 'Approved, not booked yet',
    },
    declined: { tone: 'muted', text: 'Declined; nothing was charged' },
    confirming: { tone: 'plain', text: 'Paid; the hotel is confirming' },
  };
}
