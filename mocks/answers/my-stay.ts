import { priceMoved } from '#features/bookings/rules/sentences.ts';
import { AppError } from '#lib/shared/errors.ts';
import { bookingOfUser } from '../memory/bookings.ts';
import type { MockStay } from '../memory/records.ts';
import { catchUp } from '../memory/settle.ts';

/** The caller's stay with its current state. */
export const myStay = (userId: string, bookingId: string, now: Date): MockStay => {
  const booking = bookingOfUser(userId, bookingId);
  catchUp(booking, now);
  return booking;
};

/** Refuses a total that is not what the stay costs now; `agreed` is the one on the screen. Paise. */
export function mustBeAtPrice({ total, currency, change, cancellationPolicies }: MockStay, agreed: number): void {
  if (agreed === total) return;
  const after = { total, policies: cancellationPolicies };
  const before = change?.before.total === agreed ? change.before : { ...after, total: agreed };
  throw new AppError('PRICE_CHANGED', priceMoved(agreed, total, currency), { details: { before, after } });
}
