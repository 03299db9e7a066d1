import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import type { RoomOccupancy } from '#lib/shared/stay.ts';
import { NO_CHILDREN, refusesChildren } from '../rules/house-rules.ts';

/**
 * Throws INVALID_INPUT beside `field` for a party with children at a hotel whose house rules take none.
 */
export function refuseChildren(children: boolean | null, rooms: readonly RoomOccupancy[], field = 'rooms'): void {
  if (refusesChildren(children, rooms))
    throw new AppError('INVALID_INPUT', NO_CHILDREN, { fields: { [field]: NO_CHILDREN } });
}
