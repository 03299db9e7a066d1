import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { monthSpans } from '../../rules/month-spans.ts';
import { spanTable } from '../inventory.repo.ts';

/** Rooms of one type on the nights from check-in up to check-out. */
export type RoomNightsTaken = { roomTypeId: string; checkIn: string; checkOut: string; rooms: number };

/**
 * Takes rooms on every night, or none: one guarded UPDATE over the months, never read-then-write. False when a night
 * has too few; the caller then rolls back.
 */
export const takeStock = (tx: Db, taken: RoomNightsTaken): Promise<boolean> => moveStock(tx, taken, -taken.rooms);

/** Returns rooms. Months without a calendar are skipped. */
export const giveStockBack = async (tx: Db, taken: RoomNightsTaken): Promise<void> =>
  void (await moveStock(tx, taken, taken.rooms));

/**
 * Rows are locked month by month, earliest first, to avoid deadlocks; the guard is evaluated on the locked row. A
 * calendar without a night sells nothing.
 */
async function moveStock(tx: Db, { roomTypeId, checkIn, checkOut }: RoomNightsTaken, by: number): Promise<boolean> {
  const spans = monthSpans(checkIn, checkOut);
  const { rowCount } = await tx.execute(sql`
    with touched as (
      select c.month, s.first, s.last from room_calendars c join ${spanTable(spans)} on c.month = s.month
      where c.room_type_id = ${roomTypeId} order by c.month for update of c)
    update room_calendars c
    set free[t.first:t.last] = (select array_agg((night.free + ${by}::int)::smallint order by night.n) from unnest(c.free[t.first:t.last]) with ordinality night (free, n))
    from touched t
    where c.room_type_id = ${roomTypeId} and c.month = t.month
      and cardinality(c.free[t.first:t.last]) = t.last - t.first + 1 and ${-by}::int <= all (c.free[t.first:t.last])`);
  return rowCount === spans.length;
}
