import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { Waiting } from '../../confirmation/waiting.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';
import { heldText } from '../../parts/yours-text.ts';

/** A trip that is not yet paid, or not yet ticketed. */
export function FlightWaits({ booking }: { booking: FlightBooking }) {
  const links = useFlightLinks();
  return (
    <Waiting
      booking={booking}
      poster={booking.poster}
      links={{ review: links.review(booking._id), trips: links.trips }}
      held={messageText(heldText(booking.holds === 'pnr' ? 'The seats are held' : 'The price is valid', booking))}
      title={t('The airline is issuing the tickets')}
      asking={t('We are asking the airline again until it answers; if it cannot ticket you, you get a full refund.')}
    />
  );
}
