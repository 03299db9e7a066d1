import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { withdrawOpenChange } from '../company/withdraw-change.ts';
import { openChangeCheckout } from './change-checkout.ts';
import { finishAmendment } from './finish-amendment.ts';

/**
 * Goes on with a change that was written down: opens its checkout where something is left to pay, else has the supplier make
 * it. A company's request for another change is withdrawn first.
 */
export async function payOrFinish(
  db: Db,
  changing: BookingRow,
): Promise<{ booking: BookingRow; checkoutUrl: string | null }> {
  await withdrawOpenChange(db, changing);
  return changing.state === 'paying_change'
    ? { booking: changing, checkoutUrl: await openChangeCheckout(db, changing) }
    : { booking: await finishAmendment(db, changing), checkoutUrl: null };
}
