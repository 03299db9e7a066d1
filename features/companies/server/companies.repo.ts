import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { companies, employees, roles } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type EmployeeRow = typeof employees.$inferSelect;
export type RoleRow = typeof roles.$inferSelect;

/** An employee with company and role. */
export type Member = { employee: EmployeeRow; company: CompanyRow; role: RoleRow };

/** An employee by id; with a company's id, of that company only. */
export async function findMember(db: Db, employeeId: string, companyId?: string): Promise<Member | undefined> {
  const [member] = await db
    .select({ employee: employees, company: companies, role: roles })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .innerJoin(roles, and(eq(roles.companyId, employees.companyId), eq(roles.id, employees.roleId)))
    .where(and(eq(employees.id, employeeId), companyId === undefined ? undefined : eq(employees.companyId, companyId)));
  return member;
}

/** The employee of a company with this address, locked; `db` is a transaction. */
export async function lockEmployeeByMail(
  db: Db,
  companyId: string,
  workEmail: string,
): Promise<EmployeeRow | undefined> {
  const [employee] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.workEmail, workEmail)))
    .for('update');
  return employee;
}

/** An employee of a company, locked; `db` is a transaction. */
export async function lockEmployee(db: Db, companyId: string, employeeId: string): Promise<EmployeeRow | undefined> {
  const [employee] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
    .for('update');
  return employee;
}

/** A role of a company: by id, or one of its two system roles. */
export async function findRole(
  db: Db,
  companyId: string,
  which: { id: string } | { system: NonNullable<RoleRow['system']> },
): Promise<RoleRow | undefined> {
  const wanted = 'id' in which ? eq(roles.id, which.id) : eq(roles.system, which.system);
  const [role] = await db
    .select()
    .from(roles)
    .where(and(eq(roles.companyId, companyId), wanted));
  return role;
}
