import { oneOrMany, t } from '#lib/shared/texts.ts';
import type { BookingView, StayBooking } from '../../contract.ts';
import { holdEnds, inMoney } from './booking-money.ts';

/** "The room is yours at ₹14,868 until 12:40." */
export function yoursText(booking: StayBooking): string {
  const count = booking.rooms.length;
  const price = inMoney(booking, booking.total);
  const when = holdEnds(booking);
  return when
    ? t(
        oneOrMany(count, 'The room is yours at {price} until {when}.', 'The rooms are yours at {price} until {when}.'),
        {
          price,
          when,
        },
      )
    : t(oneOrMany(count, 'The room is yours at {price}.', 'The rooms are yours at {price}.'), { price });
}

/** "The seats are held at ₹14,868 until 12:40.": of what is not a stay. */
export function heldText(held: string, booking: BookingView): string {
  const until = holdEnds(booking);
  return `${held} at ${inMoney(booking, booking.total)}${until ? ` until ${until}` : ''}.`;
}
