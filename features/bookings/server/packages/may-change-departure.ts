import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { canChangeDeparture } from '../../rules/can-change-departure.ts';
import type { Permission } from '../../rules/can-do.ts';
import type { PackageRow } from '../bookings.repo.ts';

/** Whether the departure of a package can be changed at this moment, and if not, why. */
export const mayChangeDeparture = (
  { state, total, currency, snapshot, amendments, paymentPlan, holdExpiresAt, checkInAt, details }: PackageRow,
  now: Date,
): Permission =>
  canChangeDeparture({
    state,
    now,
    holdExpiresAt,
    checkInAt,
    zone: snapshot.package.zone,
    hasDetails: details !== null,
    total,
    currency,
    cancellationPolicies: snapshot.cancellationPolicies,
    paymentPlan,
    changes: amendments.filter(({ kind }) => kind === 'departure').length,
  });

/** Throws STATE_BLOCKED with the reason. */
export function mustBeMovable(booking: PackageRow, now: Date): void {
  const { allowed, reason } = mayChangeDeparture(booking, now);
  if (!allowed) throw new AppError('STATE_BLOCKED', reason ?? '', { details: { state: booking.state } });
}
