import 'server-only';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { addDays } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { roomBlocks } from '../tables.ts';
import { lockBlock, lockCalendars, returnRooms, takenOf, type BlockRow } from './block-calendars.ts';

/** A block of an owner and what becomes of it. */
export type ChangedBlock = { id: string; ownerId: string };

/** A block of this owner that was not released, locked. Throws NOT_FOUND, STATE_BLOCKED. */
async function openBlockOf(tx: Db, { id, ownerId }: ChangedBlock): Promise<BlockRow> {
  const block = await lockBlock(tx, id);
  if (block?.ownerId !== ownerId) throw notFound('This room block');
  if (block.releasedAt) throw new AppError('STATE_BLOCKED', 'This block was released. Its rooms are on sale again.');
  return block;
}

/**
 * Puts rooms back on sale, so that each night keeps `rooms`. Throws NOT_FOUND, STATE_BLOCKED once it was released, and
 * INVALID_INPUT beside `rooms` for more than it has or fewer than are held and booked.
 */
export async function shrinkRoomBlock(tx: Db, { rooms, ...asked }: ChangedBlock & { rooms: number }): Promise<void> {
  const block = await openBlockOf(tx, asked);
  const calendars = await lockCalendars(tx, block);
  const [taken, most] = [Math.max(...takenOf(block, calendars)), Math.max(...block.rooms)];
  const message =
    rooms > most
      ? `The block has ${counted(most, 'room')}. Enter that or fewer; open another block for more.`
      : `On one of its nights ${taken === 1 ? '1 room is' : `${counted(taken, 'room')} are`} held or booked. Enter that or more.`;
  if (rooms > most || rooms < taken) throw new AppError('INVALID_INPUT', message, { fields: { rooms: message } });
  await returnRooms(tx, block, calendars, rooms);
}

/** Ends a block before its cut-off: what nobody holds or has booked goes back on sale. Throws NOT_FOUND, STATE_BLOCKED. */
export async function endRoomBlock(tx: Db, asked: ChangedBlock, now: Date): Promise<void> {
  await release(tx, await openBlockOf(tx, asked), now);
}

async function release(tx: Db, block: BlockRow, now: Date): Promise<void> {
  await returnRooms(tx, block, await lockCalendars(tx, block), 0);
  await tx
    .update(roomBlocks)
    .set({ releasedAt: block.releasedAt ?? now })
    .where(eq(roomBlocks.id, block.id));
}

/**
 * Releases blocks whose cut-off has passed, and puts on sale what came free in released ones since. Gives how many it moved
 * rooms of. A transaction each: one that is broken off is done by the next round, and a second one finds nothing to move.
 */
export async function releaseRoomBlocks({ db, now }: { db: Db; now: Date }): Promise<number> {
  const today = addDays(now.toISOString().slice(0, 10), -1); // it is no later anywhere
  const isFree = sql`exists (select 1 from room_calendars c where c.room_type_id = ${roomBlocks.id} and 0 < any (c.free))`;
  const due = [
    ...(await db
      .select({ id: roomBlocks.id })
      .from(roomBlocks)
      .where(and(isNull(roomBlocks.releasedAt), lte(roomBlocks.cutOffAt, now)))
      .orderBy(asc(roomBlocks.cutOffAt))),
    ...(await db
      .select({ id: roomBlocks.id })
      .from(roomBlocks)
      .where(and(isNotNull(roomBlocks.releasedAt), gt(roomBlocks.checkOut, today), isFree))
      .orderBy(asc(roomBlocks.id))),
  ];
  for (const { id } of due)
    try {
      await inTransaction(db, async (tx) => {
        const block = await lockBlock(tx, id);
        if (block) await release(tx, block, now);
      });
    } catch (error) {
      log().error({ err: error, blockId: id }, 'a room block could not be released');
    }
  return due.length;
}
