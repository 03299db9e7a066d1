import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { stayOf } from './saved.repo.ts';
import { savedStays } from './tables.ts';

/** A person's saved stays, for the copy of their data. */
export async function takeoutSaved(db: Db, userId: string) {
  const rows = await db.select().from(savedStays).where(eq(savedStays.userId, userId)).orderBy(asc(savedStays.savedAt));
  return {
    savedStays: rows.map((row) => ({
      hotel: row.hotelSlug,
      ...stayOf(row),
      savedPrice: row.savedPrice,
      watched: row.watched,
      savedAt: row.savedAt.toISOString(),
    })),
  };
}

/** Deletes a person's saved stays, in the transaction that closes the account. */
export async function eraseSaved(tx: Db, { userId }: { userId: string }): Promise<void> {
  await tx.delete(savedStays).where(eq(savedStays.userId, userId));
}
