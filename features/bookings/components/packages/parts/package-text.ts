import type { PackageBooking } from '../../../contract.ts';
import { t } from '#lib/shared/texts.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';

/** Why a package was not confirmed. Refunds are described beside it, with their progress. */
export const endedText = (booking: Pick<PackageBooking, 'refund' | 'payment'>): string =>
  booking.refund
    ? 'The tour operator could not confirm your places and rooms.'
    : (booking.payment.problem ?? 'Not booked. Nothing was charged.');

/** "Your places are held at ₹86,240 until 12:40." */
export function placesHeldText(booking: PackageBooking): string {
  const price = inMoney(booking, booking.total);
  const when = holdEnds(booking);
  return when
    ? t('Your places are held at {price} until {when}.', { price, when })
    : t('Your places are held at {price}.', { price });
}
