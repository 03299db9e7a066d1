import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { employees } from './tables.ts';

/** Email addresses of these employees; those without an open account are left out. */
export const addressesOfPeople = (
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; firstName: string; workEmail: string }[]> =>
  ids.length
    ? db
        .select({ id: employees.id, firstName: employees.firstName, workEmail: employees.workEmail })
        .from(employees)
        .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids]), eq(employees.state, 'active')))
    : Promise.resolve([]);
