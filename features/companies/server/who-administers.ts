import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { employees, roles } from './tables.ts';

/** How many are named: enough to find one of them. */
const NAMED = 3;

/** Administrators of a company who have an open account, by name: whom to ask for what only they can change. */
export async function administratorNames(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ firstName: employees.firstName, lastName: employees.lastName })
    .from(employees)
    .innerJoin(roles, and(eq(roles.companyId, employees.companyId), eq(roles.id, employees.roleId)))
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active'), eq(roles.system, 'administrator')))
    .orderBy(asc(employees.firstName), asc(employees.lastName))
    .limit(NAMED);
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
