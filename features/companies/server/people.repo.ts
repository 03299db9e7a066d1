import 'server-only';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { bands, departments, designations, employees, levels, roles } from './tables.ts';

/** Names of these employees by id; ids of other companies are left out. */
export async function namesOfPeople(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: employees.id, firstName: employees.firstName, lastName: employees.lastName })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids])));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

/** Tables of a company's named records, by id prefix. */
const TABLES = { dep: departments, des: designations, bnd: bands, lvl: levels, rol: roles } as const;

/** Current names of people and groups of a company by id; unknown ids are left out. */
export async function namesOfRecords(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const names = await namesOfPeople(
    db,
    companyId,
    ids.filter((id) => id.startsWith('usr_')),
  );
  for (const [begins, table] of Object.entries(TABLES)) {
    const own = ids.filter((id) => id.startsWith(`${begins}_`));
    if (!own.length) continue;
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.id, own)));
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

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

/** The number of a company's active employees. */
export async function activePeopleOf(db: Db, companyId: string): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active')));
  return row?.people ?? 0;
}

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
