import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { ChangePayment, FlightAmendment, PaidAmendment } from '../../rules/flight-amendments.ts';
import { bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { changeBooking } from '../transition.ts';
import { leaveHeldChange } from './leave-change.ts';
import { writeDownChange } from './write-down-change.ts';

/** A change of a confirmed booking at the price of the moment `at`. Paise; `due` below zero is refunded. */
type PricedChange = {
  price: { due: number; /** What the supplier keeps or asks for it. */ charge: number };
  words: string;
  at: Date;
};
export type ChangePaymentWanted = { walletAmount: number; refundTo: 'source' | 'wallet' };

/**
 * What every new change has in its record, whatever it changes: identity, price, and how what is due is paid (from the wallet, the
 * rest at the gateway). It is `under-way` where nothing is left to pay at the gateway. Throws INVALID_INPUT beside `walletAmount`
 * for more than is due; `tooMuch` says so.
 */
export function newPaidAmendment(
  { price: { due, charge }, words, at }: PricedChange,
  { walletAmount, refundTo }: ChangePaymentWanted,
  tooMuch = 'That is more than the change costs. Use its price or less from the wallet.',
): Omit<FlightAmendment, 'kind'> & { state: 'paying' | 'under-way'; paid: ChangePayment } {
  const owed = Math.max(0, due);
  if (walletAmount > owed) throw new AppError('INVALID_INPUT', tooMuch, { fields: { walletAmount: tooMuch } });
  const whole = walletAmount === owed;
  return {
    id: newId('act', at.getTime()),
    at: at.toISOString(),
    state: whole ? 'under-way' : 'paying',
    amount: due,
    charge,
    refundTo,
    toSource: 0,
    words,
    paid: { wallet: walletAmount, gateway: owed - walletAmount, method: whole ? 'wallet' : null },
  };
}

/**
 * Writes a change down that the supplier holds until `heldUntil` (null: it holds nothing); where it cannot be, the supplier
 * releases it. `mustBePossible` throws where the booking as it stands then does not allow it.
 */
export async function writeHeldChange(
  db: Db,
  before: BookingRow,
  amendment: PaidAmendment,
  heldUntil: Date | null,
  mustBePossible: (current: BookingRow) => void = () => undefined,
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
    if (heldUntil) await leaveHeldChange(db, before.id, amendment.id);
    throw error;
  }
}
