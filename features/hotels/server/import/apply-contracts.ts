import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { findCityByName, findCountry, findStateCode, type City } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { MEALS } from '../../rules/vocabulary.ts';
import { slugOf } from '../seed/hotel-names.ts';
import { hotels, ratePlans, roomTypes } from '../tables.ts';
import { applyNights } from './apply-nights.ts';
import type { ContractProblem } from './contract-lines.ts';
import type { HotelContract, RoomContract } from './read-contracts.ts';

/** The result for one room of the file. */
export type AppliedRoom = { line: number; hotelIsNew: boolean; roomIsNew: boolean; nights: number };

/** Ids generated in one run sort in the order of the file. */
const idsOf = (prefix: 'htl' | 'rty' | 'rpl', start: number) => {
  let next = start;
  return () => newId(prefix, next++);
};

/** Assigns cities to hotels; an unknown city is a problem. */
export function cityOf({ line, fields }: HotelContract): City | ContractProblem {
  const country = findCountry(fields.country);
  if (!country) return { line, column: 'country', message: `“${fields.country}” is no country.` };
  return (
    findCityByName(fields.city, country.alpha2) ?? {
      line,
      column: 'city',
      message: `“${fields.city}” is no city we know in ${country.name}.`,
    }
  );
}

/** Writes contracts: hotels are matched by number, rooms and rates by name. What the file leaves out is unchanged. */
export async function applyContracts(
  tx: Db,
  contracts: readonly { contract: HotelContract; city: City }[],
  now: Date,
): Promise<{ applied: AppliedRoom[]; problems: ContractProblem[] }> {
  const ids = {
    hotel: idsOf('htl', now.getTime()),
    room: idsOf('rty', now.getTime()),
    plan: idsOf('rpl', now.getTime()),
  };
  const applied: AppliedRoom[] = [];
  const problems: ContractProblem[] = [];
  for (const { contract, city } of contracts) {
    const [known] = await tx
      .select({ id: hotels.id, citySlug: hotels.citySlug })
      .from(hotels)
      .where(eq(hotels.number, contract.fields.hotel_number));
    if (known && known.citySlug !== city.slug) {
      problems.push({
        line: contract.line,
        column: 'city',
        message: `is ${city.slug}, but hotel ${contract.fields.hotel_number} stands in ${known.citySlug}; a hotel does not move`,
      });
      continue;
    }
    const hotelId = await saveHotel(tx, contract, city, known?.id, ids.hotel);
    for (const room of contract.rooms) {
      const { id, isNew } = await saveRoom(tx, hotelId, room, ids);
      applied.push({
        line: room.line,
        hotelIsNew: !known,
        roomIsNew: isNew,
        nights: await applyNights(tx, { roomTypeId: id, citySlug: city.slug, nights: room.nights }),
      });
    }
  }
  return { applied, problems };
}

async function saveHotel(
  tx: Db,
  { fields }: HotelContract,
  city: City,
  knownId: string | undefined,
  makeId: () => string,
): Promise<string> {
  const row = {
    name: fields.hotel,
    area: fields.area,
    address: fields.address,
    about: fields.about,
    stars: fields.stars,
    amenities: fields.amenities,
    lat: fields.lat ?? city.lat,
    lng: fields.lng ?? city.lng,
    checkInTime: fields.check_in_time,
    checkOutTime: fields.check_out_time,
    telephone: fields.telephone,
    couples: fields.couples,
    pets: fields.pets,
    children: fields.children,
    minimumAge: fields.minimum_age,
    extraBed: fields.extra_bed?.available ?? null,
    extraBedPrice: fields.extra_bed?.price ?? null,
    identityDocuments: fields.identity_documents,
  };
  if (knownId !== undefined) {
    await tx.update(hotels).set(row).where(eq(hotels.id, knownId));
    return knownId;
  }
  const id = makeId();
  const slug = slugOf(`${fields.hotel} ${city.slug}`);
  const [taken] = await tx.select({ id: hotels.id }).from(hotels).where(eq(hotels.slug, slug));
  await tx.insert(hotels).values({
    ...row,
    id,
    number: fields.hotel_number,
    slug: taken ? `${slug}-${fields.hotel_number}` : slug,
    citySlug: city.slug,
    countryCode: city.country,
    zone: city.timezone,
    stateCode: city.country === 'IN' ? (findStateCode(city.region) ?? null) : null,
    posterHour: 'day',
  });
  return id;
}

async function saveRoom(
  tx: Db,
  hotelId: string,
  { fields, rates }: RoomContract,
  ids: { room: () => string; plan: () => string },
): Promise<{ id: string; isNew: boolean }> {
  const row = {
    sizeM2: fields.size_m2,
    bed: fields.bed,
    view: fields.view,
    features: fields.room_features,
    baseGuests: fields.base_guests,
    maxAdults: fields.max_adults,
    maxGuests: fields.max_guests,
    extraAdult: fields.extra_adult,
    extraChild: fields.extra_child,
  };
  const [known] = await tx
    .select({ id: roomTypes.id })
    .from(roomTypes)
    .where(and(eq(roomTypes.hotelId, hotelId), eq(roomTypes.name, fields.room), isNull(roomTypes.blockOf)));
  const id = known?.id ?? ids.room();
  if (known) await tx.update(roomTypes).set(row).where(eq(roomTypes.id, id));
  else await tx.insert(roomTypes).values({ ...row, id, hotelId, name: fields.room });
  const names = rates.map((rate) => rate.fields.rate);
  const knownPlans = await tx
    .select({ id: ratePlans.id, name: ratePlans.name })
    .from(ratePlans)
    .where(and(eq(ratePlans.roomTypeId, id), inArray(ratePlans.name, names)));
  for (const { fields: rate } of rates) {
    const plan = { meals: MEALS.indexOf(rate.meals), priceBp: rate.rate_percent * 100, windows: rate.cancellation };
    const same = knownPlans.find(({ name }) => name === rate.rate);
    if (same) await tx.update(ratePlans).set(plan).where(eq(ratePlans.id, same.id));
    else await tx.insert(ratePlans).values({ ...plan, id: ids.plan(), roomTypeId: id, name: rate.rate });
  }
  return { id, isNew: !known };
}
