import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays, nightsOf } from '#lib/shared/dates.ts';
import { monthSpans } from '../../rules/month-spans.ts';
import { roomBlocks, roomCalendars, roomTypes } from '../tables.ts';

export type BlockRow = typeof roomBlocks.$inferSelect & { blockOf: string };

/** A block, locked until the transaction ends; undefined where there is none of this id. */
export async function lockBlock(tx: Db, id: string): Promise<BlockRow | undefined> {
  const [found] = await tx
    .select({ block: roomBlocks, blockOf: roomTypes.blockOf })
    .from(roomBlocks)
    .innerJoin(roomTypes, eq(roomTypes.id, roomBlocks.id))
    .where(eq(roomBlocks.id, id))
    .for('update', { of: roomBlocks });
  return found?.blockOf ? { ...found.block, blockOf: found.blockOf } : undefined;
}

/** The calendars of a block and of the room type whose rooms it has, locked in the order of `stock.ts`. */
export type BlockCalendars = { block: NightsFree; source: NightsFree };
type NightsFree = Map<string, { free: number[] }>;

/** Locks both calendars until the transaction ends: nobody takes a room or gives one back meanwhile. */
export async function lockCalendars(tx: Db, { id, blockOf, checkIn, checkOut }: BlockRow): Promise<BlockCalendars> {
  const months = monthSpans(checkIn, checkOut).map(({ month }) => month);
  const rows = await tx
    .select()
    .from(roomCalendars)
    .where(and(inArray(roomCalendars.roomTypeId, [id, blockOf]), inArray(roomCalendars.month, months)))
    .orderBy(asc(roomCalendars.roomTypeId), asc(roomCalendars.month))
    .for('update');
  const of = (roomTypeId: string): NightsFree =>
    new Map(rows.filter((row) => row.roomTypeId === roomTypeId).map(({ month, free }) => [month, { free }]));
  return { block: of(id), source: of(blockOf) };
}

const placeOf = (night: string): [month: string, at: number] => [`${night.slice(0, 7)}-01`, Number(night.slice(8)) - 1];

/** How many rooms of the block are held or reserved on each night. */
export const takenOf = ({ rooms, checkIn }: BlockRow, { block }: BlockCalendars): number[] =>
  rooms.map((kept, at) => {
    const [month, day] = placeOf(addDays(checkIn, at));
    return kept - (block.get(month)?.free[day] ?? 0);
  });

/**
 * Puts rooms of a block that are free back on sale, so that each night keeps `keep`, or what is held and reserved where that
 * is more. The block and both calendars are locked. A source that has no calendar for a month any more gets none back.
 */
export async function returnRooms(
  tx: Db,
  row: BlockRow,
  { block, source }: BlockCalendars,
  keep: number,
): Promise<void> {
  const rooms = [...row.rooms];
  let moved = 0;
  nightsOf(row.checkIn, row.checkOut).forEach((night, at) => {
    const [month, day] = placeOf(night);
    const own = block.get(month)?.free;
    const back = Math.min(own?.[day] ?? 0, Math.max(0, rooms[at]! - keep));
    if (!own || !back) return;
    own[day]! -= back;
    rooms[at]! -= back;
    moved += back;
    const theirs = source.get(month)?.free;
    if (theirs?.[day] !== undefined) theirs[day] += back;
  });
  if (!moved) return;
  for (const [roomTypeId, calendar] of [
    [row.id, block],
    [row.blockOf, source],
  ] as const)
    for (const [month, { free }] of calendar)
      await tx
        .update(roomCalendars)
        .set({ free })
        .where(and(eq(roomCalendars.roomTypeId, roomTypeId), eq(roomCalendars.month, month)));
  await tx.update(roomBlocks).set({ rooms }).where(eq(roomBlocks.id, row.id));
}
