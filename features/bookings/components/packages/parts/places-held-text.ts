import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';

/** "Your places are held at ₹86,240 until 12:40." */
export function placesHeldText(booking: PackageBooking): string {
  const price = inMoney(booking, booking.total);
  const when = holdEnds(booking);
  return when
    ? t('Your places are held at {price} until {when}.', { price, when })
    : t('Your places are held at {price}.', { price });
}
