import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { StaySummary } from '../../contract.ts';
import { holdEnds } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { heldText, type ProductStatusLines, statusLineOf } from './status-line.ts';
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
      totalFor={t('{nights}, taxes included', { nights: counted(nights, 'night') })}
    >
      <p className="small muted">
        {t(hotel.city)} · {formatDateRange(stay.checkIn, stay.checkOut, dateInZone(new Date(), hotel.zone))}
      </p>
      <p className="small muted">{describeRooms(stay.rooms)}</p>
    </TripCard>
  );
}

function stayStatusLines(booking: StaySummary): ProductStatusLines {
  const until = holdEnds(booking);
  return {
    confirmed: { tone: 'good', text: t('Confirmed, code {code}', { code: booking.confirmationCode ?? '' }) },
    paying_change: {
      tone: 'plain',
      text: until
        ? t('Confirmed; new dates wait for their payment until {when}', { when: until })
        : t('Confirmed; new dates wait for their payment'),
    },
    amending: { tone: 'plain', text: t('Confirmed; a change is under way at the hotel') },
    held: { tone: 'plain', text: heldText(until) },
    awaiting_approval: {
      tone: 'plain',
      text: until ? `Waits for approval, held until ${until}` : 'Waits for approval',
    },
    approved: {
      tone: 'good',
      text: until ? `Approved, held until ${until}, not booked yet` : 'Approved, not booked yet',
    },
    declined: { tone: 'muted', text: 'Declined; nothing was charged' },
    confirming: { tone: 'plain', text: t('Paid; the hotel is confirming') },
  };
}
