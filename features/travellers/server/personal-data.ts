import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { businessOf } from './business.repo.ts';
import { presentTraveller } from './present-traveller.ts';
import { businessDetails, savedTravellers } from './tables.ts';
import { travellersOf } from './travellers.repo.ts';

/** An account's saved travellers and business details, for the export of its data. */
export async function takeoutTravellers(db: Db, userId: string) {
  return {
    travellers: (await travellersOf(db, userId)).map(presentTraveller),
    business: await businessOf(db, userId),
  };
}

/** Deletes an account's saved travellers and business details, when the account is closed. `db` is a transaction. */
export async function eraseTravellers(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.delete(savedTravellers).where(eq(savedTravellers.userId, userId));
  await db.delete(businessDetails).where(eq(businessDetails.userId, userId));
}
