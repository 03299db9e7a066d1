import 'server-only';
import { contractedInventory } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { StayRequest } from '#lib/server/ports/stay-supplier.ts';
import type { TourHotel, TourRequest } from '#lib/server/ports/tour-operator.ts';
import { datesOf } from '../../rules/choose-hotels.ts';
import type { Lodging } from '../tables.ts';
import { chooseLodgings, replaceLodging } from './choose-lodgings.ts';

/** How often hotels are chosen again because rooms were sold between looking and taking. */
const MOST_TRIES = 5;

/** The hotels hold rooms for longer than the operator, so that places and rooms always end together, by the operator's word. */
const LONGER_MS = 3_600_000;

/** Rolls back to before the rooms of a party were taken: one of the hotels was sold out meanwhile. */
class RoomsGone extends Error {}

/** The idempotency key of a lodging at its hotel. Another hotel for the same nights has another key. */
export const lodgingKey = (key: string, { day, roomTypeId, under = key }: Lodging): string =>
  `${under}:${day}:${roomTypeId}`;

const stayOf = (lodging: Lodging, { departure, rooms }: TourRequest): StayRequest => ({
  hotelId: lodging.hotelId,
  rates: [{ roomTypeId: lodging.roomTypeId, ratePlanId: lodging.ratePlanId }],
  stay: { ...datesOf(lodging, departure), rooms },
});

/** The order in which `supplier/stock.ts` of the hotels locks calendars, so that two parties never wait for each other in a circle. */
const inLockOrder = (lodgings: readonly Lodging[]): Lodging[] =>
  lodgings.toSorted(
    (one, other) =>
      (one.roomTypeId < other.roomTypeId ? -1 : one.roomTypeId > other.roomTypeId ? 1 : 0) || one.day - other.day,
  );

/** The hotels as the operator names them. */
export const hotelsOf = (lodgings: readonly Lodging[]): TourHotel[] =>
  lodgings.map(({ day, nights, hotel }) => ({ day, nights, hotel }));

/**
 * Holds the rooms of a party in all hotels of its journey, in the caller's transaction. Where a hotel sold its last rooms
 * since they were seen, all are chosen again. Null, and nothing is held, where a stopover has no rooms.
 */
export async function holdLodgings(
  tx: Db,
  key: string,
  request: TourRequest,
  expiresAt: Date,
): Promise<Lodging[] | null> {
  const until = new Date(expiresAt.getTime() + LONGER_MS);
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const lodgings = await chooseLodgings(tx, request);
    if (!lodgings) return null;
    try {
      await tx.transaction(async (step) => {
        const hotels = contractedInventory(step);
        for (const lodging of inLockOrder(lodgings)) {
          const held = await hotels.hold(lodgingKey(key, lodging), stayOf(lodging, request), until);
          if (held.outcome === 'sold_out') throw new RoomsGone();
        }
      });
      return lodgings;
    } catch (error) {
      if (!(error instanceof RoomsGone)) throw error;
    }
  }
  return null;
}

/**
 * Books the rooms that are held. A hotel that cannot confirm is replaced by another of the journey's class or better with rooms
 * for all nights. Null where there is none; the caller then rolls back.
 */
export async function confirmLodgings(
  tx: Db,
  key: string,
  request: TourRequest,
  lodgings: readonly Lodging[],
): Promise<Lodging[] | null> {
  const booked: Lodging[] = [];
  for (const lodging of inLockOrder(lodgings)) {
    const confirmed = await confirmLodging(tx, key, request, lodging);
    if (!confirmed) return null;
    booked.push(confirmed);
  }
  return booked.sort((one, other) => one.day - other.day);
}

async function confirmLodging(tx: Db, key: string, request: TourRequest, held: Lodging): Promise<Lodging | null> {
  const hotels = contractedInventory(tx);
  const refused: string[] = [];
  for (let lodging = held, tries = 1; tries <= MOST_TRIES; tries++) {
    const told = await hotels.confirm(lodgingKey(key, lodging), stayOf(lodging, request));
    if (told.outcome === 'confirmed') return { ...lodging, hotel: { ...lodging.hotel, reservation: told.code } };
    await hotels.confirmCancel(lodgingKey(key, lodging));
    refused.push(lodging.hotel.slug);
    const other = await replaceLodging(tx, request, held, refused);
    if (!other) return null;
    lodging = other;
  }
  return null;
}

/** Gives the rooms of a reservation back to their hotels: releases a hold, or cancels what is held or booked. */
export async function endLodgings(
  tx: Db,
  key: string,
  lodgings: readonly Lodging[],
  state: 'released' | 'cancelled',
): Promise<void> {
  const hotels = contractedInventory(tx);
  for (const lodging of inLockOrder(lodgings))
    await (state === 'released'
      ? hotels.release(lodgingKey(key, lodging))
      : hotels.confirmCancel(lodgingKey(key, lodging)));
}

/** Gives as many rooms back in every hotel, of more that are booked. False where a hotel has not more of them: the caller then rolls back. */
export async function cancelSomeLodgings(
  tx: Db,
  key: string,
  reference: string,
  { lodgings, rooms }: { lodgings: readonly Lodging[]; rooms: number },
): Promise<boolean> {
  const hotels = contractedInventory(tx);
  for (const lodging of inLockOrder(lodgings)) {
    const types = Array.from({ length: rooms }, () => lodging.roomTypeId);
    const told = await hotels.confirmCancelRooms(lodgingKey(key, lodging), reference, types);
    if (told.outcome !== 'cancelled') return false;
  }
  return true;
}
