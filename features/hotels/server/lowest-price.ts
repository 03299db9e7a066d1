import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { offeredRooms } from './list-rooms.ts';

/** Lowest total of a stay at a hotel in paise, taxes included; null where nothing is free or the stay cannot be sold. */
export async function lowestPrice(db: Db, slug: string, stay: Stay): Promise<number | null> {
  try {
    const { rooms } = await offeredRooms(db, slug, stay);
    const totals = rooms.flatMap(({ rates }) => rates.map(({ price }) => price.qOfferedPriceRoundedOff));
    return totals.length ? Math.min(...totals) : null;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'INVALID_INPUT' || error.code === 'NOT_FOUND')) return null;
    throw error;
  }
}
