import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** The rooms of a booking by their positions as sold: how many there were, and which stand. */
export type RoomPositions = { sold: number; remaining: readonly number[] };

/** Throws INVALID_INPUT for a room the booking never had. */
export function mustBeSold({ sold }: RoomPositions, rooms: readonly number[]): void {
  if (rooms.every((at) => at < sold)) return;
  const message = 'This booking has fewer rooms. Choose among those that are shown.';
  throw new AppError('INVALID_INPUT', message, { fields: { rooms: message } });
}

/** Throws INVALID_INPUT for a room the booking never had, and STATE_BLOCKED for one that is cancelled. */
export function mustNotBeCancelled(positions: RoomPositions, rooms: readonly number[]): void {
  mustBeSold(positions, rooms);
  if (rooms.every((at) => positions.remaining.includes(at))) return;
  throw new AppError(
    'STATE_BLOCKED',
    'One of these rooms was cancelled meanwhile. Nothing more was cancelled. Look at the rooms that are left and choose again.',
  );
}
