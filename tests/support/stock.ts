import {
  hotels,
  ratePlans,
  roomCalendars,
  roomTypes,
  type CancellationWindow,
} from '#features/hotels/server/tables.ts';
import { readCityCatalogue } from '#features/hotels/server/catalogue.repo.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';

export const FLEXIBLE: CancellationWindow[] = [
  { hoursBefore: 72, chargeType: 2, charge: 50 },
  { hoursBefore: 24, chargeType: 2, charge: 100 },
];
export const FIXED: CancellationWindow[] = [{ hoursBefore: 9600, chargeType: 2, charge: 100 }];

/** A hotel on sale: one room type, a plan that can be cancelled and one that cannot. */
export type Stocked = {
  hotelId: string;
  roomTypeId: string;
  ratePlanId: string;
  fixedPlanId: string;
  allotment: number;
};

let number = 700_000;

/**
 * A hotel in Kochi, or another city, with one room type at ₹4,000 a night (5 % GST, so ₹4,200 all in) and so many rooms on every night of
 * this month and the next three, or of `months` of them.
 */
export async function aHotel(
  db: Db,
  {
    allotment = 5,
    night = 400_000,
    sentinel = null,
    zone = 'Asia/Kolkata',
    windows = FLEXIBLE,
    telephone = null,
    city = 'kochi',
    stars = 3,
    months = 4,
  }: {
    allotment?: number;
    night?: number;
    sentinel?: string | null;
    zone?: string;
    windows?: CancellationWindow[];
    telephone?: string | null;
    city?: string;
    stars?: number;
    months?: number;
  } = {},
): Promise<Stocked> {
  const n = ++number;
  const ids = { hotelId: `htl_t${n}`, roomTypeId: `rty_t${n}`, ratePlanId: `rpl_t${n}a`, fixedPlanId: `rpl_t${n}b` };
  await db.insert(hotels).values({
    id: ids.hotelId,
    number: n,
    slug: `house-${n}`,
    name: `House ${n}`,
    citySlug: city,
    area: 'Fort Kochi',
    address: '1 Rose Street',
    about: 'A quiet house.',
    countryCode: 'IN',
    stateCode: '32',
    zone,
    lat: 9.96,
    lng: 76.24,
    stars,
    posterHour: 'dusk',
    sentinel,
    telephone,
  });
  await sellRoom(db, ids, { name: 'Garden room', allotment, night, windows, city, months });
  return { ...ids, allotment };
}

/** A room type of another kind at this hotel, ₹8,000 a night before tax, taxed at the higher rate, with a flexible and a fixed rate. */
export async function anotherRoom(
  db: Db,
  { hotelId }: Pick<Stocked, 'hotelId'>,
  {
    name = 'Terrace suite',
    allotment = 3,
    night = 800_000,
    windows = FLEXIBLE,
    maxAdults = 3,
  }: { name?: string; allotment?: number; night?: number; windows?: CancellationWindow[]; maxAdults?: number } = {},
): Promise<Stocked> {
  const n = ++number;
  const ids = { hotelId, roomTypeId: `rty_t${n}`, ratePlanId: `rpl_t${n}a`, fixedPlanId: `rpl_t${n}b` };
  await sellRoom(db, ids, { name, allotment, night, windows, maxAdults });
  return { ...ids, allotment };
}

async function sellRoom(
  db: Db,
  ids: Omit<Stocked, 'allotment'>,
  {
    name,
    allotment,
    night,
    windows,
    maxAdults = 3,
    city = 'kochi',
    months = 4,
  }: {
    name: string;
    allotment: number;
    night: number;
    windows: CancellationWindow[];
    maxAdults?: number;
    city?: string;
    months?: number;
  },
): Promise<void> {
  await db.insert(roomTypes).values({
    id: ids.roomTypeId,
    hotelId: ids.hotelId,
    name,
    sizeM2: 22,
    bed: 'queen bed',
    view: 'garden',
    maxAdults,
    maxGuests: 4,
  });
  await db.insert(ratePlans).values([
    { id: ids.ratePlanId, roomTypeId: ids.roomTypeId, name: 'Refundable', meals: 1, priceBp: 10_000, windows },
    {
      id: ids.fixedPlanId,
      roomTypeId: ids.roomTypeId,
      name: 'Non-refundable',
      meals: 1,
      priceBp: 9000,
      windows: FIXED,
    },
  ]);
  await db.insert(roomCalendars).values(
    nextMonths(months).map((month) => ({
      roomTypeId: ids.roomTypeId,
      month,
      citySlug: city,
      price: Array<number>(31).fill(night),
      free: Array<number>(31).fill(allotment),
    })),
  );
  readCityCatalogue.invalidate(); // what is contracted is cached for a minute
}

function nextMonths(count: number): string[] {
  const now = clock.now();
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1)).toISOString().slice(0, 10),
  );
}
