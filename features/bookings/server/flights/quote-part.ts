import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { CancelQuote } from '#lib/server/ports/flight-supplier.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CancelledPart } from '../../rules/flight-amendments.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { answerInTime } from '../supplier.ts';
import { flightSupplier } from './flight-supplier.ts';

/** The valid part of a ticket: bounds by position, for each passenger by position. */
const openOf = ({ snapshot: { parts } }: FlightRow) =>
  parts.flatMap(({ tickets }) => tickets.flatMap(({ passenger, open }) => open.map((bound) => ({ passenger, bound }))));

/** Limits a selection to what is still valid; null where that is everything. */
export function partAsked(
  booking: FlightRow,
  { bounds, passengers }: CancelledPart,
): { gone: { passenger: number; bound: number }[]; whole: boolean } {
  const open = openOf(booking);
  const gone = open.filter(
    ({ passenger, bound }) => (!bounds || bounds.includes(bound)) && (!passengers || passengers.includes(passenger)),
  );
  return { gone, whole: gone.length > 0 && gone.length === open.length };
}

/**
 * The refund for cancelling a part. Throws STATE_BLOCKED where nothing of it is valid, it has departed, or children
 * would fly alone.
 */
export async function quotePart(
  db: Db,
  booking: FlightRow,
  part: CancelledPart,
): Promise<CancelQuote & { whole: boolean }> {
  const { gone, whole } = partAsked(booking, part);
  if (!gone.length)
    throw new AppError(
      'STATE_BLOCKED',
      'Nothing of this is left to cancel. Look at the trip again: it may have been cancelled before.',
    );
  const now = clock.now();
  const left = gone.find(({ bound }) => new Date(booking.snapshot.bounds[bound]!.segments[0]!.origin.instant) <= now);
  if (left)
    throw new AppError(
      'STATE_BLOCKED',
      'One of these flights has left already, so it can no longer be cancelled here. Choose only those still ahead.',
    );
  const quote = await answerInTime(flightSupplier(db).quoteCancel(booking.id, part), 'airline');
  if (!quote)
    throw new AppError(
      'STATE_BLOCKED',
      'Children and infants cannot be left without an adult each. Cancel them too, or leave an adult on the flight.',
    );
  return { ...quote, refund: Math.min(booking.total, quote.refund), whole };
}
