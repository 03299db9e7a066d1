import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { HotelInfo, RoomFacts } from '../contract.ts';
import { MEAL_LABELS } from '../rules/vocabulary.ts';
import { readRooms } from './catalogue.repo.ts';
import { findHotelById } from './hotels.repo.ts';
import { presentHotel } from './present-hotel.ts';
import { roomFactsOf } from './room-facts.ts';

/**
 * The part of a hotel, room and rate that a booking stores. `stateCode` is the GST state, in India only; `meals` as
 * text.
 */
export type RateDescription = {
  hotel: HotelInfo;
  countryCode: string;
  stateCode: string | null;
  /** House rule: whether children may stay; null where the hotel does not say. */
  children: boolean | null;
  /** The rooms of the rates, in their order. */
  rooms: { roomTypeId: string; name: string; ratePlanId: string; rateName: string; meals: string; facts: RoomFacts }[];
};

/** Rates of rooms of a hotel, by ids; those of a block only with `block`. Throws NOT_FOUND when they do not belong together. */
export async function describeRates({
  db,
  hotelId,
  rates,
  block,
}: {
  db: Db;
  hotelId: string;
  rates: readonly NamedRate[];
  block?: string | undefined;
}): Promise<RateDescription> {
  const row = await findHotelById(db, hotelId);
  if (!row) throw notFound('This room');
  const offered = await readRooms(db, hotelId, block);
  return {
    hotel: presentHotel(row, clock.now()),
    countryCode: row.countryCode,
    stateCode: row.stateCode,
    children: row.children,
    rooms: rates.map(({ roomTypeId, ratePlanId }) => {
      const room = offered.find(({ id }) => id === roomTypeId);
      const plan = room?.plans.find(({ id }) => id === ratePlanId);
      if (!room || !plan) throw notFound('This room');
      return {
        roomTypeId,
        name: room.name,
        ratePlanId,
        rateName: plan.name,
        meals: MEAL_LABELS[plan.meals],
        facts: roomFactsOf(room),
      };
    }),
  };
}
