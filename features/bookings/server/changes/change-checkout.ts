import 'server-only';
import { closePayment, startPayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { CHANGE_TEXTS } from '../../rules/change-texts.ts';
import { changeUnpaid, paidFor } from '../../rules/flight-amendments.ts';
import { bookingById, type BookingRow } from '../bookings.repo.ts';
import { bookingSummary } from '../products/index.ts';
import { blocked } from '../transition.ts';

/**
 * The hosted checkout of a change or addition that is not paid yet: the same order each time. It is closed if the payment was
 * abandoned meanwhile.
 */
export async function openChangeCheckout(db: Db, booking: BookingRow): Promise<string> {
  const { id: bookingId, userId, currency, amendments, holdExpiresAt } = booking;
  const amendment = changeUnpaid(amendments);
  if (!amendment) throw blocked(await bookingById(db, bookingId), 'pay', clock.now());
  const { checkoutUrl } = await startPayment({
    db,
    bookingId,
    reference: amendment.id,
    userId,
    amount: paidFor(amendment).gateway,
    currency,
    description: CHANGE_TEXTS[amendment.kind].checkout(amendment.words, bookingSummary(booking).name),
    expiresAt: holdExpiresAt ?? clock.now(),
    callbackUrl: new URL(serverRoutes.paymentCallback(), process.env.PUBLIC_URL).href,
  });
  const current = await bookingById(db, bookingId);
  if (changeUnpaid(current.amendments)?.id === amendment.id) return checkoutUrl;
  await closePayment({ db, bookingId, reference: amendment.id, now: clock.now() });
  throw blocked(current, 'pay', clock.now());
}
