import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { companies } from './tables.ts';

/**
 * Serialises changes of a company's structure: two changes that are each valid alone (moving departments under each
 * other, demoting each other) must not both succeed. `db` is a transaction.
 */
export const lockCompany = async (db: Db, companyId: string): Promise<void> =>
  void (await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update'));
