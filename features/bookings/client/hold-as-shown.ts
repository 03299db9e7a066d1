import { ApiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import type { BookingView } from '../contract.ts';
import { details, hold } from './calls.ts';

type QuotedAtWork = ResponseOf<typeof contract.companyQuote>;

/**
 * Holds an offer as quoted. When it changed since it was shown, or is held already, gives the booking in that state.
 * `key` is the idempotency key.
 */
export async function holdAsShown(booking: BookingView, key: string): Promise<BookingView> {
  if (booking.change || booking.state !== 'quoted') return booking;
  return callOperation(hold, { body: { bookingId: booking._id, acceptedTotal: booking.total }, key: `hold-${key}` });
}

/**
 * The same for a company: an offer out of policy, also under a version published meanwhile, is shown before it is held.
 */
export async function holdAtWork({ bookingId, change, inPolicy }: QuotedAtWork, key: string): Promise<BookingView> {
  const read = () => callOperation(details, { query: { bookingId } });
  const booking = await read();
  if (change || !inPolicy) return booking;
  try {
    return await holdAsShown(booking, key);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'OUT_OF_POLICY') return read();
    throw error;
  }
}
