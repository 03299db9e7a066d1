import 'server-only';
import { hotelsForGroups, roomsFree, type GroupHotel } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourRequest } from '#lib/server/ports/tour-operator.ts';
import type { Journey } from '../../data/journey.ts';
import { extraNights, hasRoomsFor } from '../../rules/extras.ts';
import {
  chooseHotel,
  datesOf,
  rankHotels,
  stopoversOf,
  type Stopover,
  type StopoverHotel,
} from '../../rules/choose-hotels.ts';
import { cityOf, findJourney } from '../catalogue.ts';
import type { Lodging } from '../tables.ts';

const hotelOf = ({ slug, name, stars, area, address, telephone }: GroupHotel): StopoverHotel['hotel'] => ({
  slug,
  name,
  stars,
  area,
  address,
  ...(telephone ? { telephone } : {}),
});

/** The stopovers of a journey with its hotels there, in their order. One in a city without any is left out. */
async function rankedStopovers(
  db: Db,
  journey: Journey,
  { rooms, extras }: Pick<TourRequest, 'rooms' | 'extras'>,
): Promise<{ stop: Stopover; ranked: GroupHotel[] }[]> {
  const stops = stopoversOf(journey, extraNights(extras));
  const cities = [...new Set(stops.map(({ city }) => city))];
  const hotels = await hotelsForGroups(db, { cities, leastStars: journey.hotelClass, rooms });
  return stops
    .map((stop) => ({ stop, ranked: rankHotels(hotels, journey, stop.city) }))
    .filter(({ ranked }) => ranked.length > 0);
}

/** The hotels that a journey uses where they have rooms, whatever the dates. One query. */
export async function usualHotels(db: Db, journey: Journey): Promise<StopoverHotel[]> {
  const found = await rankedStopovers(db, journey, { rooms: [] });
  return found.map(({ stop: { day, nights }, ranked }) => ({ day, nights, hotel: hotelOf(ranked[0]!) }));
}

/**
 * A hotel with rooms for the party for each stopover and the extra nights beside it, as `rankHotels` orders them, those of
 * `request.hotels` first. Null where all hotels of a stopover are full, or none is known for an extra night. Nights in cities without hotels of the class are the operator's own to arrange.
 */
export async function chooseLodgings(db: Db, request: TourRequest): Promise<Lodging[] | null> {
  const journey = findJourney(request.slug);
  const chosen: Lodging[] = [];
  for (const { stop, ranked } of journey ? await rankedStopovers(db, journey, request) : []) {
    const lodging = await lodgingAt(db, stop, ranked, request);
    if (!lodging) return null;
    chosen.push(lodging);
  }
  return journey && request.extras?.some(({ code }) => !hasRoomsFor(journey, chosen, code)) ? null : chosen;
}

/**
 * The hotels that have rooms for a party on a departure. Where a city has none, `fullIn` names the first such city, and the hotel
 * of its nights is the usual one.
 */
export async function lookForRooms(
  db: Db,
  request: TourRequest,
): Promise<{ hotels: StopoverHotel[]; fullIn: string | null }> {
  const journey = findJourney(request.slug);
  const hotels: StopoverHotel[] = [];
  let fullIn: string | null = null;
  for (const { stop, ranked } of journey ? await rankedStopovers(db, journey, request) : []) {
    const lodging = await lodgingAt(db, stop, ranked, request);
    if (!lodging) fullIn ??= cityOf(stop.city).name;
    hotels.push({ day: stop.day, nights: stop.nights, hotel: lodging?.hotel ?? hotelOf(ranked[0]!) });
  }
  return { hotels, fullIn };
}

/** Another hotel for the nights of this lodging: none of `refused`, which could not confirm. Null where all are full. */
export async function replaceLodging(
  db: Db,
  request: TourRequest,
  { day, hotel }: Lodging,
  refused: readonly string[],
): Promise<Lodging | null> {
  const journey = findJourney(request.slug);
  const stops = journey ? await rankedStopovers(db, journey, request) : [];
  const found = stops.find(({ stop }) => stop.day === day);
  const left = found?.ranked.filter(({ slug }) => !refused.includes(slug)) ?? [];
  const other = found && (await lodgingAt(db, found.stop, left, request));
  return other ? { ...other, hotel: { ...other.hotel, insteadOf: hotel.name } } : null;
}

async function lodgingAt(
  db: Db,
  stop: Stopover,
  ranked: readonly GroupHotel[],
  { departure, rooms, hotels }: TourRequest,
): Promise<Lodging | null> {
  const types = ranked.flatMap((hotel) => hotel.rooms.map(({ roomTypeId }) => roomTypeId));
  const free = await roomsFree(db, types, datesOf(stop, departure));
  const preferred = hotels?.find(({ day }) => day >= stop.day && day < stop.day + stop.nights)?.slug;
  const found = chooseHotel(ranked, { free, rooms: rooms.length, preferred });
  if (!found) return null;
  const { hotel, room } = found;
  const usual = ranked[0]!;
  const { day, nights } = stop;
  const insteadOf = usual.slug === hotel.slug ? {} : { insteadOf: usual.name };
  return { day, nights, hotel: { ...hotelOf(hotel), ...insteadOf }, hotelId: hotel.id, ...room };
}
