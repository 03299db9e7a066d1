import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { ChangePayment, PaidAmendment } from '../../rules/flight-amendments.ts';
import { bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { changeBooking } from '../transition.ts';
import { leaveHeldChange } from './leave-change.ts';
import { writeDownChange } from './write-down-change.ts';

/**
 * How what is due for a change is paid: from the wallet, the rest at the gateway. Paise; nothing is due where it costs less. Throws
 * INVALID_INPUT for more from the wallet than is due.
 */
export function paymentOfChange(
  price: number,
  walletAmount: number,
): { state: 'paying' | 'under-way'; paid: ChangePayment } {
  const due = Math.max(0, price);
  if (walletAmount > due) {
    const message = 'That is more than the change costs. Use its price or less from the wallet.';
    throw new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
  }
  const whole = walletAmount === due;
  return {
    state: whole ? 'under-way' : 'paying',
    paid: { wallet: walletAmount, gateway: due - walletAmount, method: whole ? 'wallet' : null },
  };
}

/**
 * Writes a change down that the supplier holds; where it cannot be, the supplier releases it. `mustBePossible` throws where the
 * booking as it stands then does not allow it.
 */
export async function writeHeldChange(
  db: Db,
  before: BookingRow,
  amendment: PaidAmendment,
  heldUntil: Date,
  mustBePossible: (current: BookingRow) => void,
): Promise<BookingRow> {
  try {
    return await changeBooking(
      db,
      (tx) => bookingOfUser(tx, before.userId, before.id),
      (tx, current) => {
        mustBePossible(current);
        return writeDownChange(tx, before, current, amendment, amendment.state === 'paying' ? heldUntil : null);
      },
    );
  } catch (error) {
    await leaveHeldChange(db, before.id, amendment.id);
    throw error;
  }
}
