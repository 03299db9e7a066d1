import { taxSlabs, type TaxRate, type TaxSlab } from '#features/hotels/rules/tax.ts';
import { nightsOf, type IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { ratesOf } from '#features/bookings/rules/stay-rooms.ts';
import { memory } from '../memory/memory.ts';
import type { MockStay } from '../memory/records.ts';
import { stockByNumber, type StockHotel, type StockRoom } from './hotels.ts';

/** All mock hotels are in India, which has one time zone and no daylight saving time. */
export const ZONE = 'Asia/Kolkata';
const UTC_OFFSET = '+05:30';
export const COUNTRY = 'IN';
export const CHECK_IN = '14:00';
export const CHECK_OUT = '11:00';

export const checkInAt = (date: IsoDate): Date => new Date(`${date}T${CHECK_IN}${UTC_OFFSET}`);
export const checkOutAt = (date: IsoDate): Date => new Date(`${date}T${CHECK_OUT}${UTC_OFFSET}`);

/** India's rows of the dated tax table (`drizzle/0004_tax-rates.sql`); a test compares the two. */
export const TAX_RATES: TaxRate[] = [
  { countryCode: 'IN', label: 'GST', upTo: 750_000, rateBp: 500, validFrom: '2025-09-22', validTo: null },
  { countryCode: 'IN', label: 'GST', upTo: null, rateBp: 1800, validFrom: '2022-07-18', validTo: null },
];
export const slabsOn = (date: IsoDate): TaxSlab[] => taxSlabs(TAX_RATES, COUNTRY, date);

/** Fridays and Saturdays cost 20% more; a sentinel's price is the same every night. */
const WEEKEND_BP = 12_000;
const isWeekend = (night: IsoDate): boolean => [5, 6].includes(new Date(`${night}T00:00:00Z`).getUTCDay());

/** A room's base price (paise) for each night of a stay. */
export const basePrices = (hotel: StockHotel, room: StockRoom, { checkIn, checkOut }: Stay): number[] =>
  nightsOf(checkIn, checkOut).map(
    (night) => (hotel.night * room.shareBp * (isWeekend(night) && !hotel.sentinel ? WEEKEND_BP : 10_000)) / 100_000_000,
  );

const HAS_A_ROOM = ['held', 'paying', 'confirming', 'unknown', 'confirmed'];

/** Rooms left on the fullest night of a stay, counting the bookings of this tab except `without`. */
export function roomsLeft(room: StockRoom, { checkIn, checkOut }: Stay, except?: string): number {
  const taken = memory().bookings.filter((booking) => booking._id !== except && HAS_A_ROOM.includes(booking.state));
  const left = nightsOf(checkIn, checkOut).map((night) =>
    taken
      .filter(({ stay }) => stay.checkIn <= night && night < stay.checkOut)
      .reduce((free, booking) => free - roomsOfType(booking, room.id), room.allotment),
  );
  return Math.min(...left);
}

function roomsOfType(booking: MockStay, roomTypeId: string): number {
  const rates = ratesOf(booking);
  return booking.stay.rooms.filter((_, at) => (rates[at] ?? rates[0]!).roomTypeId === roomTypeId).length;
}

/** The hotel of a stored booking. */
export function hotelOf({ hotelNumber }: { hotelNumber: number }): StockHotel {
  const hotel = stockByNumber(hotelNumber);
  if (!hotel) throw new Error(`The mock stock has no hotel ${hotelNumber}.`);
  return hotel;
}
