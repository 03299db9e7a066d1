import 'server-only';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { TravellerDetails } from '../contract.ts';
import { MOST_TRAVELLERS } from '../rules/most-travellers.ts';
import { savedTravellers } from './tables.ts';

export type TravellerRecord = typeof savedTravellers.$inferSelect;

/** The travellers of an account: the owner first, then by name. */
export const travellersOf = (db: Db, userId: string): Promise<TravellerRecord[]> =>
  db
    .select()
    .from(savedTravellers)
    .where(eq(savedTravellers.userId, userId))
    .orderBy(
      desc(savedTravellers.isSelf),
      asc(sql`lower(${savedTravellers.firstName})`),
      asc(sql`lower(${savedTravellers.lastName})`),
      asc(savedTravellers.id),
    );

/** One traveller of an account, or undefined, also for another account's. */
export async function travellerOf(db: Db, userId: string, id: string): Promise<TravellerRecord | undefined> {
  const [found] = await db.select().from(savedTravellers).where(own(userId, id));
  return found;
}

/** Serialises changes of one account's travellers until the transaction ends, so that the limit holds. */
export const lockTravellers = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('saved travellers'), hashtext(${userId}))`);

/** Adds a traveller; under `lockTravellers`. Throws STATE_BLOCKED at the limit. */
export async function addTraveller(
  db: Db,
  { userId, isSelf, traveller, now }: { userId: string; isSelf: boolean; traveller: TravellerDetails; now: Date },
): Promise<TravellerRecord> {
  const [row] = await db.select({ saved: count() }).from(savedTravellers).where(eq(savedTravellers.userId, userId));
  if ((row?.saved ?? 0) >= MOST_TRAVELLERS)
    throw new AppError(
      'STATE_BLOCKED',
      `You can save up to ${MOST_TRAVELLERS} travellers. Remove one under Travellers in your account, then save this one.`,
    );
  const id = newId('tvl', now.getTime());
  const [added] = await db
    .insert(savedTravellers)
    .values({ ...traveller, id, userId, isSelf, savedAt: now })
    .returning();
  return added!;
}

/** Replaces a traveller's details; undefined where the account has no such traveller. */
export async function replaceTraveller(
  db: Db,
  record: { userId: string; id: string; isSelf: boolean; traveller: TravellerDetails; now: Date },
): Promise<TravellerRecord | undefined> {
  const { userId, id, isSelf, traveller, now } = record;
  const [changed] = await db
    .update(savedTravellers)
    .set({ ...traveller, isSelf, savedAt: now })
    .where(own(userId, id))
    .returning();
  return changed;
}

/** Removes a traveller; false where the account has no such traveller. */
export async function deleteTraveller(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(savedTravellers).where(own(userId, id)).returning({ id: savedTravellers.id });
  return gone.length > 0;
}

const own = (userId: string, id: string) => and(eq(savedTravellers.userId, userId), eq(savedTravellers.id, id));
