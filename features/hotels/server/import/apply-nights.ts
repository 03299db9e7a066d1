import 'server-only';
import { and, arrayContains, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays, daysBetween, nightsOf, type IsoDate } from '#lib/shared/dates.ts';
import { roomBlocks, roomCalendars, roomTypes, supplierReservations } from '../tables.ts';
import type { ContractNight } from './read-contracts.ts';

type Month = { price: number[]; free: number[] };

/**
 * Writes the contracted nights of a room type. Rooms already held, reserved or kept in blocks are deducted from the contracted
 * allotment. Nights that are not in the contract are unchanged; in a new month they have no rooms.
 */
export async function applyNights(
  tx: Db,
  {
    roomTypeId,
    citySlug,
    nights,
  }: { roomTypeId: string; citySlug: string; nights: ReadonlyMap<IsoDate, ContractNight> },
): Promise<number> {
  if (!nights.size) return 0;
  const months = [...new Set([...nights.keys()].map((night) => `${night.slice(0, 7)}-01`))].sort();
  const rows = await tx
    .select()
    .from(roomCalendars)
    .where(and(eq(roomCalendars.roomTypeId, roomTypeId), inArray(roomCalendars.month, months)))
    .orderBy(asc(roomCalendars.month))
    .for('update');
  const calendar = new Map<IsoDate, Month>(
    months.map((month) => {
      const known = rows.find((row) => row.month === month);
      const empty = Array.from({ length: daysBetween(month, nextMonth(month)) }, () => 0);
      return [month, { price: known?.price ?? [...empty], free: known?.free ?? [...empty] }];
    }),
  );
  const taken = await roomsTaken(tx, roomTypeId, months);
  for (const [night, { price, rooms }] of nights) {
    const month = calendar.get(`${night.slice(0, 7)}-01`)!;
    const day = Number(night.slice(8)) - 1;
    month.price[day] = price;
    month.free[day] = Math.max(0, rooms - (taken.get(night) ?? 0));
  }
  for (const [month, { price, free }] of calendar) {
    await tx
      .insert(roomCalendars)
      .values({ roomTypeId, month, citySlug, price, free })
      .onConflictDoUpdate({ target: [roomCalendars.roomTypeId, roomCalendars.month], set: { price, free } });
  }
  return nights.size;
}

const nextMonth = (month: IsoDate): IsoDate => `${addDays(month, 31).slice(0, 7)}-01`;

/** Rooms held, reserved or kept in blocks on each night. Read after the calendar is locked, so that a hold in progress waits. */
async function roomsTaken(tx: Db, roomTypeId: string, months: readonly IsoDate[]): Promise<Map<IsoDate, number>> {
  const last = nextMonth(months.at(-1)!);
  const reservations = await tx
    .select()
    .from(supplierReservations)
    .where(
      and(
        arrayContains(supplierReservations.roomTypeIds, [roomTypeId]),
        inArray(supplierReservations.state, ['held', 'pending', 'confirmed']),
        gt(supplierReservations.checkOut, months[0]!),
        lte(supplierReservations.checkIn, last),
      ),
    );
  const taken = new Map<IsoDate, number>();
  for (const { checkIn, checkOut, roomTypeIds } of reservations) {
    const rooms = roomTypeIds.filter((id) => id === roomTypeId).length;
    for (const night of nightsOf(checkIn, checkOut)) taken.set(night, (taken.get(night) ?? 0) + rooms);
  }
  const blocks = await tx
    .select({ checkIn: roomBlocks.checkIn, rooms: roomBlocks.rooms })
    .from(roomBlocks)
    .innerJoin(roomTypes, eq(roomTypes.id, roomBlocks.id))
    .where(eq(roomTypes.blockOf, roomTypeId));
  for (const { checkIn, rooms } of blocks)
    rooms.forEach((kept, at) => {
      const night = addDays(checkIn, at);
      taken.set(night, (taken.get(night) ?? 0) + kept);
    });
  return taken;
}
