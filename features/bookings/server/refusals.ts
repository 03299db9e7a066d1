import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { AppError } from '#lib/shared/errors.ts';
import { holdEnded } from '../rules/can-do.ts';
import { departuresOf, sameTimes, type Terms } from '../rules/compare-terms.ts';
import { priceMoved, timesMoved } from '../rules/sentences.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';

/** PRICE_CHANGED with the terms before and after in its details. */
export const priceChanged = (before: Terms, after: Terms, currency: string): AppError =>
  new AppError(
    'PRICE_CHANGED',
    sameTimes(before, after)
      ? priceMoved(before.total, after.total, currency)
      : timesMoved(before.total, after.total, currency),
    { details: { before, after } },
  );

/** HOLD_EXPIRED: the hold has ended. */
export const holdExpired = (booking: BookingRow): AppError =>
  new AppError(
    'HOLD_EXPIRED',
    holdEnded({
      holdExpiresAt: booking.holdExpiresAt,
      now: clock.now(),
      zone: bookingSummary(booking).place.zone,
      category: booking.category,
    }),
  );

/** The current terms of a booking. */
export const termsOf = ({ total, snapshot }: BookingRow): Terms => ({
  total,
  policies: snapshot.cancellationPolicies,
  ...('bounds' in snapshot ? { times: departuresOf(snapshot.bounds) } : {}),
});

/** Throws PRICE_CHANGED unless the price the traveller agreed to is the booking's. */
export function mustBeAtPrice(booking: BookingRow, agreed: number): void {
  if (agreed === booking.total) return;
  const before =
    booking.change?.before.total === agreed ? booking.change.before : { ...termsOf(booking), total: agreed };
  throw priceChanged(before, termsOf(booking), booking.currency);
}
