import 'server-only';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { savedStays, type SavedRow } from './tables.ts';

/** The saved stays of a person from a day on, the next one first. */
export const savedOf = (db: Db, userId: string, today: IsoDate): Promise<SavedRow[]> =>
  db
    .select()
    .from(savedStays)
    .where(and(eq(savedStays.userId, userId), gte(savedStays.checkIn, today)))
    .orderBy(asc(savedStays.checkIn), asc(savedStays.id));

/** A person's saved stay at a hotel on these dates; undefined when there is none. */
export async function savedAt(db: Db, userId: string, hotel: string, stay: Stay): Promise<SavedRow | undefined> {
  const [row] = await db
    .select()
    .from(savedStays)
    .where(
      and(
        eq(savedStays.userId, userId),
        eq(savedStays.hotelSlug, hotel),
        eq(savedStays.checkIn, stay.checkIn),
        eq(savedStays.checkOut, stay.checkOut),
      ),
    );
  return row;
}

/** Serialises changes of one person's saved stays until the transaction ends, so that the limit holds. */
export const lockSaved = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('saved stays'), hashtext(${userId}))`);

/** One of a person's saved stays. Throws NOT_FOUND, also for another person's. */
export async function savedOfUser(db: Db, userId: string, id: string): Promise<SavedRow> {
  const [row] = await db
    .select()
    .from(savedStays)
    .where(and(eq(savedStays.id, id), eq(savedStays.userId, userId)));
  if (!row) throw notFound('This saved stay');
  return row;
}

export const stayOf = ({ checkIn, checkOut, rooms }: Pick<SavedRow, 'checkIn' | 'checkOut' | 'rooms'>): Stay => ({
  checkIn,
  checkOut,
  rooms,
});
