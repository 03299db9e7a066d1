import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { canChangeDates } from '../../rules/can-change-dates.ts';
import type { Permission } from '../../rules/can-do.ts';
import type { StayRow } from '../bookings.repo.ts';

/** Whether the dates of a stay can be changed at this moment, and if not, why. */
export const mayChangeDates = (
  { state, total, snapshot, amendments, holdExpiresAt, checkInAt, details }: StayRow,
  now: Date,
): Permission =>
  canChangeDates({
    state,
    now,
    holdExpiresAt,
    checkInAt,
    zone: snapshot.hotel.zone,
    hasDetails: details !== null,
    total,
    cancellationPolicies: snapshot.cancellationPolicies,
    changes: amendments.filter(({ kind }) => kind === 'dates').length,
  });

/** Throws STATE_BLOCKED with the reason. */
export function mustBeMovable(booking: StayRow, now: Date): void {
  const { allowed, reason } = mayChangeDates(booking, now);
  if (!allowed) throw new AppError('STATE_BLOCKED', reason ?? '', { details: { state: booking.state } });
}
