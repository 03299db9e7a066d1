import 'server-only';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { employees } from './tables.ts';

/** The number of a company's active employees. */
export async function activePeopleOf(db: Db, companyId: string): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active')));
  return row?.people ?? 0;
}
