import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { ListedStay } from '../contract.ts';
import type { RoomTerms } from '../rules/occupancy.ts';
import type { SellableRoom } from '../rules/stay-offers.ts';
import { windowsInOrder, type CancellationWindow } from '../rules/terms.ts';
import { MEALS, type Meals } from '../rules/vocabulary.ts';
import { cacheFor } from '#lib/server/ttl-cache.ts';
import { ContractedRooms } from './contracted-rooms.ts';
import { presentListed, type ListedHotel } from './present-hotel.ts';
import { stayHead } from './write-search.ts';

export type CataloguePlan = { id: string; name: string; meals: Meals; priceBp: number; windows: CancellationWindow[] };
export type CatalogueRoom = Omit<SellableRoom, 'plans'> & {
  id: string;
  name: string;
  sizeM2: number;
  bed: string;
  view: string;
  features: number;
  plans: CataloguePlan[];
};

/** Place and time of arrival, on which taxes and cancellation deadlines depend. */
export type Arrival = { countryCode: string; zone: string; checkInTime: string };

/**
 * A listed hotel without what changes daily; hotels with equal `arrival` share one object; `head` is the summary as
 * `stayHead` writes it.
 */
export type CatalogueHotel = {
  arrival: Arrival;
  summary: Omit<ListedStay, 'offers'>;
  head: Uint8Array;
  /** House rule; null where the hotel does not say. */
  children: boolean | null;
};

/** The listed hotels of a city, and each room type with the index of its hotel. */
export type CityCatalogue = { hotels: CatalogueHotel[]; rooms: ContractedRooms };

type RoomJson = Omit<CatalogueRoom, 'terms' | 'plans'> &
  RoomTerms & { plans: (Omit<CataloguePlan, 'meals'> & { meals: number })[] };

/** Room types of a hotel with rate plans as one JSON value, in contract order; of rooms in blocks those of `block` alone. */
const roomsJson = (hotelId: SQL, block: string | null = null) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'name', r.name, 'sizeM2', r.size_m2, 'bed', r.bed, 'view', r.view, 'features', r.features, 'baseGuests', r.base_guests,
    'maxAdults', r.max_adults, 'maxGuests', r.max_guests, 'extraAdult', r.extra_adult, 'extraChild', r.extra_child,
    'plans', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'meals', p.meals, 'priceBp', p.price_bp, 'windows', p.windows) order by p.id), '[]')
              from rate_plans p where p.room_type_id = r.id)
  ) order by r.id), '[]') from room_types r where r.hotel_id = ${hotelId} and (r.block_of is null or r.id = ${block}::text))`;

const roomOf = ({ id, name, sizeM2, bed, view, features, plans, ...terms }: RoomJson): CatalogueRoom => ({
  id,
  name,
  sizeM2,
  bed,
  view,
  features,
  terms,
  plans: plans.map((plan) => ({
    ...plan,
    meals: MEALS[plan.meals] ?? 'room-only',
    windows: windowsInOrder(plan.windows),
  })),
});

/** Room types and rate plans of one hotel, with those of this block. Without one no room of a block is among them. */
export async function readRooms(db: Db, hotelId: string, block?: string): Promise<CatalogueRoom[]> {
  const { rows } = await db.execute<{ rooms: RoomJson[] }>(sql`select ${roomsJson(sql`${hotelId}`, block)} as rooms`);
  return (rows[0]?.rooms ?? []).map(roomOf);
}

/** The contracts of a city by slug, cached for a minute. Prices and stock are not part of it. */
export const readCityCatalogue = cacheFor(60_000, async (db: Db, citySlug: string): Promise<CityCatalogue> => {
  const { rows } = await db.execute<
    ListedHotel & {
      countryCode: string;
      zone: string;
      checkInTime: string;
      children: boolean | null;
      rooms: RoomJson[];
    }
  >(sql`
    select h.id, h.slug, h.name, h.area, h.stars, h.score_sum as "scoreSum", h.score_count as "scoreCount", h.lat, h.lng, h.amenities,
      h.city_slug as "citySlug", h.poster_hour as "posterHour",
      h.country_code as "countryCode", h.zone, h.check_in_time as "checkInTime", h.children, ${roomsJson(sql`h.id`)} as rooms
    from hotels h where h.city_slug = ${citySlug} and h.listed order by h.id`);
  const once = shared();
  return {
    hotels: rows.map(({ countryCode, zone, checkInTime, children, ...row }) => {
      const summary = presentListed(row);
      return { arrival: once({ countryCode, zone, checkInTime }), summary, head: stayHead(summary), children };
    }),
    rooms: new ContractedRooms(
      rows.flatMap((row, hotel) =>
        row.rooms.map((room) => ({ id: room.id, hotel, room: sellable(roomOf(room), once) })),
      ),
    ),
  };
});

/**
 * What a search needs of a room type. A city's contracts are mostly alike: a few dozen rates, a handful of policies.
 */
const sellable = ({ terms, plans }: CatalogueRoom, once: Shared): SellableRoom => ({
  terms: once(terms),
  plans: once(plans.map(({ meals, priceBp, windows }) => once({ meals, priceBp, windows: once(windows) }))),
});

type Shared = <Value extends object>(value: Value) => Value;

/** Interns equal values: thousands of contracts need little memory, and results computed for one apply to all. */
function shared(): Shared {
  const first = new Map<string, object>();
  return <Value extends object>(value: Value) => {
    const key = JSON.stringify(value);
    const known = first.get(key);
    if (!known) first.set(key, value);
    return (known ?? value) as Value;
  };
}
