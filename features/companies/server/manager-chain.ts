import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { findMember } from './companies.repo.ts';

/** Why a person cannot report to another, or null: not of the company, or already below them. One recursive query. */
export async function managerRefusal(
  db: Db,
  companyId: string,
  employeeId: string,
  managerId: string | null,
): Promise<string | null> {
  if (managerId === null) return null;
  if (managerId === employeeId) return 'Nobody is their own manager.';
  if (!(await findMember(db, managerId, companyId))) return 'Choose someone of your company.';
  const { rows } = await db.execute<{ circle: boolean }>(sql`
    with recursive above as (
      select id, manager_id from employees where company_id = ${companyId} and id = ${managerId}
      union select employees.id, employees.manager_id from employees join above on employees.id = above.manager_id where employees.company_id = ${companyId}
    ) select exists (select from above where id = ${employeeId}) as circle`);
  return rows[0]?.circle
    ? 'This person reports to them already, directly or further down. Give that one another manager first.'
    : null;
}
