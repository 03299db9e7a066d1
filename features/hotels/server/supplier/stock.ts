import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { monthSpans } from '../../rules/month-spans.ts';
import { spanTable } from '../inventory.repo.ts';

/** Rooms on the nights from check-in up to check-out: the room type of each. */
export type RoomNightsTaken = { roomTypeIds: readonly string[]; checkIn: string; checkOut: string };

/**
 * Takes rooms on every night, or none: one guarded UPDATE over the types and months, never read-then-write. False when a
 * night has too few, or the rooms are of a block whose cut-off has passed; the caller then rolls back.
 */
export const takeStock = (tx: Db, taken: RoomNightsTaken, now: Date): Promise<boolean> => moveStock(tx, taken, -1, now);

/** Returns rooms, those of a block to the block. Months without a calendar are skipped. */
export const giveStockBack = async (tx: Db, taken: RoomNightsTaken): Promise<void> =>
  void (await moveStock(tx, taken, 1));

/**
 * Rows are locked in one order for everybody, by room type and then month, so that buyers of the same types never wait for
 * each other in a circle; the guard is evaluated on the locked row. A calendar without a night sells nothing.
 */
async function moveStock(
  tx: Db,
  { roomTypeIds, checkIn, checkOut }: RoomNightsTaken,
  sign: 1 | -1,
  now?: Date,
): Promise<boolean> {
  const spans = monthSpans(checkIn, checkOut);
  const types = [...Map.groupBy(roomTypeIds, (id) => id)].map(([id, rooms]) => [id, sign * rooms.length] as const);
  const moved = sql`(values ${sql.join(
    types.map(([id, by]) => sql`(${id}::text, ${by}::int)`),
    sql`, `,
  )}) m (room_type_id, by)`;
  const isOpen = now
    ? sql`and not exists (select 1 from room_blocks b where b.id = c.room_type_id and (b.released_at is not null or b.cut_off_at <= ${now.toISOString()}::timestamptz))`
    : sql``;
  const { rowCount } = await tx.execute(sql`
    with touched as (
      select c.room_type_id, c.month, s.first, s.last, m.by
      from room_calendars c join ${moved} on c.room_type_id = m.room_type_id join ${spanTable(spans)} on c.month = s.month
      order by c.room_type_id, c.month for update of c)
    update room_calendars c
    set free[t.first:t.last] = (select array_agg((night.free + t.by)::smallint order by night.n) from unnest(c.free[t.first:t.last]) with ordinality night (free, n))
    from touched t
    where c.room_type_id = t.room_type_id and c.month = t.month
      and cardinality(c.free[t.first:t.last]) = t.last - t.first + 1 and -t.by <= all (c.free[t.first:t.last]) ${isOpen}`);
  return rowCount === spans.length * types.length;
}
