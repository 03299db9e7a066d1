import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { BusinessDetails } from '../contract.ts';
import { businessDetails } from './tables.ts';

/** The business details of an account; null where none are saved. */
export async function businessOf(db: Db, userId: string): Promise<BusinessDetails | null> {
  const [row] = await db.select().from(businessDetails).where(eq(businessDetails.userId, userId));
  if (!row) return null;
  const { gstNumber, companyName, address, email } = row;
  return { gstNumber, companyName, address, email };
}

/** Saves or removes the business details of an account. */
export async function putBusiness(db: Db, userId: string, business: BusinessDetails | null, now: Date): Promise<void> {
  if (!business) return void (await db.delete(businessDetails).where(eq(businessDetails.userId, userId)));
  const values = { ...business, savedAt: now };
  await db
    .insert(businessDetails)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: businessDetails.userId, set: values });
}
