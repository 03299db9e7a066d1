import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { holdEnded } from '../rules/can-do.ts';
import type { Terms } from '../rules/compare-terms.ts';
import { priceMoved, soldOut } from '../rules/sentences.ts';
import type { BookingRow } from './bookings.repo.ts';
import type { BookingSnapshot } from './tables.ts';

/** SOLD_OUT: there is no room for everyone on every night any more. */
export const soldOutOf = ({ room, hotel }: Pick<BookingSnapshot, 'room' | 'hotel'>): AppError => new AppError('SOLD_OUT', soldOut(room.name, hotel.name));

/** PRICE_CHANGED with the terms before and after in its details. */
export const priceChanged = (before: Terms, after: Terms, currency: string): AppError =>
  new AppError('PRICE_CHANGED', priceMoved(before.total, after.total, currency), { details: { before, after } });

/** HOLD_EXPIRED: the deadline has passed. */
export const holdExpired = (booking: BookingRow): AppError =>
  new AppError('HOLD_EXPIRED', holdEnded({ holdExpiresAt: booking.holdExpiresAt, zone: booking.snapshot.hotel.zone }));

/** The terms a booking stands at now. */
export const termsOf = (booking: BookingRow): Terms => ({ total: booking.total, policies: booking.snapshot.cancellationPolicies });

/** Throws PRICE_CHANGED unless the price the traveller agreed to is the booking's. */
export function mustBeAtPrice(booking: BookingRow, agreed: number): void {
  if (agreed === booking.total) return;
  const before = booking.change?.before.total === agreed ? booking.change.before : { ...termsOf(booking), total: agreed };
  throw priceChanged(before, termsOf(booking), booking.currency);
}
