import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { soldRooms, remainingRooms } from '../../rules/stay-rooms.ts';
import type { StayRow } from '../bookings.repo.ts';

/** Throws INVALID_INPUT for a room the stay never had, by its position as sold. */
export function mustBeSold({ snapshot }: Pick<StayRow, 'snapshot'>, rooms: readonly number[]): void {
  if (rooms.every((at) => at < soldRooms(snapshot).length)) return;
  const message = 'This stay has fewer rooms. Choose among those that are shown.';
  throw new AppError('INVALID_INPUT', message, { fields: { rooms: message } });
}

/** Throws INVALID_INPUT for a room the stay never had, and STATE_BLOCKED for one that is cancelled. */
export function mustNotBeCancelled(booking: Pick<StayRow, 'snapshot'>, rooms: readonly number[]): void {
  mustBeSold(booking, rooms);
  const remaining = remainingRooms(booking.snapshot);
  if (rooms.every((at) => remaining.includes(at))) return;
  throw new AppError(
    'STATE_BLOCKED',
    'One of these rooms was cancelled meanwhile. Nothing more was cancelled. Look at the rooms that are left and choose again.',
  );
}
