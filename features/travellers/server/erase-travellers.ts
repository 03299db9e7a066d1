import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { businessDetails, savedTravellers } from './tables.ts';

/** Deletes an account's saved travellers and business details, when the account is closed. `db` is a transaction. */
export async function eraseTravellers(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.delete(savedTravellers).where(eq(savedTravellers.userId, userId));
  await db.delete(businessDetails).where(eq(businessDetails.userId, userId));
}
