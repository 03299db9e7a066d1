import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { departments, employees } from './tables.ts';

/**
 * Ids of everybody in a department and those below it, in any state. Throws NOT_FOUND for another company's department.
 */
export async function peopleOfDepartment(db: Db, companyId: string, departmentId: string): Promise<string[]> {
  const known = and(eq(departments.companyId, companyId), eq(departments.id, departmentId));
  const [found] = await db.select({ id: departments.id }).from(departments).where(known);
  if (!found) throw notFound('This department');
  const below = sql`(
    with recursive below (id) as (
      select id from departments where company_id = ${companyId} and id = ${departmentId}
      union
      select child.id from departments child join below on child.parent_id = below.id where child.company_id = ${companyId}
    )
    select id from below
  )`;
  const rows = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.departmentId, below)));
  return rows.map(({ id }) => id);
}
