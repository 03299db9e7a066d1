import { hotels } from '#features/hotels/server/tables.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { useBookingSetup } from './booking-setup.ts';
import type { Stocked } from './stock.ts';

type Setup = Pick<ReturnType<typeof useBookingSetup>, 'stocked'>;

/** A hotel of four stars in each city of `aDeparture()`, with so many rooms a night. */
export async function groupHotels(
  setup: Setup,
  { delhi = 5, agra = 5, jaipur = 5 }: { delhi?: number; agra?: number; jaipur?: number } = {},
): Promise<{ delhi: Stocked; agra: Stocked; jaipur: Stocked }> {
  const at = (city: string, allotment: number) =>
    setup.stocked({ city, stars: 4, allotment, months: 7, telephone: '+91 98765 00000' });
  return { delhi: await at('delhi', delhi), agra: await at('agra', agra), jaipur: await at('jaipur', jaipur) };
}

/** Takes every hotel off the listings, so that the next test begins without any. */
export const unlistHotels = async (db: Db): Promise<void> => void (await db.update(hotels).set({ listed: false }));
