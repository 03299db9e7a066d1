import 'server-only';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { compareNames } from '#lib/shared/compare-names.ts';
import type { Group } from '../organisation.ts';
import type { Grouping } from '../rules/reassignment.ts';
import { bands, departments, designations, employees, levels } from './tables.ts';

export const GROUP_TABLES = { department: departments, designation: designations, band: bands, level: levels } as const;
export const EMPLOYEE_GROUP = {
  department: employees.departmentId,
  designation: employees.designationId,
  band: employees.bandId,
  level: employees.levelId,
} as const;
/** The column of an employee for a kind of group. */
export const GROUP_FIELD = {
  department: 'departmentId',
  designation: 'designationId',
  band: 'bandId',
  level: 'levelId',
} as const;

/** The groups of a kind with their number of people, by name. */
export async function groupsOf(db: Db, companyId: string, grouping: Grouping): Promise<Group[]> {
  const table = GROUP_TABLES[grouping];
  const of = EMPLOYEE_GROUP[grouping];
  const rows = await db
    .select({ groupId: table.id, name: table.name, people: count(employees.id) })
    .from(table)
    .leftJoin(employees, and(eq(employees.companyId, companyId), eq(of, table.id), ne(employees.state, 'inactive')))
    .where(eq(table.companyId, companyId))
    .groupBy(table.id, table.name);
  return rows.sort((a, b) => compareNames(a.name, b.name));
}

/** One group of a company, locked; `db` is a transaction. */
export async function lockGroup(
  db: Db,
  companyId: string,
  grouping: Grouping,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const table = GROUP_TABLES[grouping];
  const [row] = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)))
    .for('update');
  return row;
}

/** The number of people in a group in any state: all of them must move when it is deleted. */
export async function peopleIn(db: Db, companyId: string, grouping: Grouping, id: string): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(EMPLOYEE_GROUP[grouping], id)));
  return row?.people ?? 0;
}

/** Departments with heads and number of people. */
export const departmentRows = (db: Db, companyId: string) =>
  db
    .select({
      id: departments.id,
      name: departments.name,
      parentId: departments.parentId,
      headId: departments.headId,
      headName: sql<string | null>`${employees.firstName} || ' ' || ${employees.lastName}`,
    })
    .from(departments)
    .leftJoin(employees, and(eq(employees.companyId, departments.companyId), eq(employees.id, departments.headId)))
    .where(eq(departments.companyId, companyId))
    .orderBy(asc(departments.name));

/** Runs a write; a duplicate name is reported beside its field. */
export async function uniqueName<Result>(field: string, what: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = `There is ${what} of this name already. Choose another name.`;
    throw new AppError('CONFLICT', message, { fields: { [field]: message } });
  }
}
