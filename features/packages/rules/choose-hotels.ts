import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { random } from '#lib/shared/random.ts';
import type { PackageDay, PackageHotel } from '../contract.ts';
import type { Journey } from '../data/journey.ts';

/** Nights that follow one another in hotels of one city. `day` is that of the first night and counts from 1, the day of departure. */
export type Stopover = { day: number; nights: number; city: string };

/**
 * The stopovers of a journey, in order. Nights with a lodging of their own, such as a houseboat, are none. Extra nights belong to the
 * first and the last stopover: those before make its `day` 0 or less.
 */
export function stopoversOf(
  { days }: Pick<Journey, 'days'>,
  { before, after }: { before: number; after: number } = { before: 0, after: 0 },
): Stopover[] {
  const found: Stopover[] = [];
  days.slice(0, -1).forEach(({ city, lodging }, at) => {
    const last = found.at(-1);
    if (lodging) return;
    if (last?.city === city && last.day + last.nights === at + 1) last.nights += 1;
    else found.push({ day: at + 1, nights: 1, city });
  });
  const [first, last] = [found[0], found.at(-1)];
  if (first) Object.assign(first, { day: first.day - before, nights: first.nights + before });
  if (last) last.nights += after;
  return found;
}

/** Check-in and check-out of a stopover on a departure. */
export const datesOf = ({ day, nights }: Pick<Stopover, 'day' | 'nights'>, departure: IsoDate) => ({
  checkIn: addDays(departure, day - 1),
  checkOut: addDays(departure, day - 1 + nights),
});

type RankedHotel = { slug: string; citySlug: string; stars: number };

/**
 * The hotels of a city in the order in which a journey takes them: those of its class, then those of a higher one, never of
 * a lower. Hotels of one class are in an order that is the journey’s own and always the same, so that journeys are spread
 * over the hotels of a city and every party of a departure is in the same one while it has rooms.
 */
export const rankHotels = <Hotel extends RankedHotel>(
  hotels: readonly Hotel[],
  { slug, hotelClass }: Pick<Journey, 'slug' | 'hotelClass'>,
  city: string,
): Hotel[] =>
  hotels
    .filter(({ citySlug, stars }) => citySlug === city && stars >= hotelClass)
    .map((hotel) => ({ hotel, place: random(`${slug} ${hotel.slug}`).next() }))
    .sort(
      (one, other) =>
        one.hotel.stars - other.hotel.stars ||
        one.place - other.place ||
        one.hotel.slug.localeCompare(other.hotel.slug),
    )
    .map(({ hotel }) => hotel);

type HotelWithRooms = { slug: string; rooms: readonly { roomTypeId: string }[] };

/**
 * The first of the ranked hotels, and of its room types in their order the first, that has all rooms of the party free;
 * `preferred`, the slug of a hotel, comes before the others. Undefined where none has.
 */
export function chooseHotel<Hotel extends HotelWithRooms>(
  ranked: readonly Hotel[],
  { free, rooms, preferred }: { free: ReadonlyMap<string, number>; rooms: number; preferred?: string | undefined },
): { hotel: Hotel; room: Hotel['rooms'][number] } | undefined {
  const inOrder = [...ranked.filter(({ slug }) => slug === preferred), ...ranked];
  for (const hotel of inOrder) {
    const room = hotel.rooms.find(({ roomTypeId }) => (free.get(roomTypeId) ?? 0) >= rooms);
    if (room) return { hotel, room };
  }
  return undefined;
}

/** The days with the hotel of each night. Nights for which none is named keep what they are spent in. */
export const withHotels = <Day extends PackageDay>(days: readonly Day[], hotels: readonly StopoverHotel[]): Day[] =>
  days.map(({ hotel: _before, ...day }) => {
    const found = hotels.find((one) => one.day <= day.day && day.day < one.day + one.nights);
    return { ...day, ...(found ? { hotel: found.hotel } : {}) } as Day;
  });

/** A hotel with its nights. */
export type StopoverHotel = Pick<Stopover, 'day' | 'nights'> & { hotel: PackageHotel };
