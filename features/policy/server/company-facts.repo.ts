import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { treeOf, pathUp } from '#lib/shared/tree.ts';
import type { AssignedTo } from '../rules/assignment.ts';
import type { PersonInCompany } from '../rules/which-policy.ts';

/**
 * What policies need to know of the company: its people, groups and approval configurations. Their rooms stand above
 * this one, so their tables are named in SQL.
 */

/** Departments with the one above each. */
export async function departmentsOf(
  db: Db,
  companyId: string,
): Promise<{ id: string; parentId: string | null; name: string }[]> {
  const { rows } = await db.execute<{ id: string; parentId: string | null; name: string }>(
    sql`select id, parent_id as "parentId", name from departments where company_id = ${companyId}`,
  );
  return rows;
}

export type PersonFacts = PersonInCompany & { name: string };

/** The people of these ids, as far as they are the company's. */
export async function peopleOf(db: Db, companyId: string, ids: readonly string[]): Promise<PersonFacts[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    designationId: string | null;
    bandId: string | null;
    levelId: string | null;
    departmentId: string | null;
  }>(sql`
    select id, first_name || ' ' || last_name as name, designation_id as "designationId", band_id as "bandId", level_id as "levelId", department_id as "departmentId"
    from employees where company_id = ${companyId} and id = any(${sql.param([...ids])}::text[])`);
  const tree = treeOf(await departmentsOf(db, companyId));
  return rows.map(({ id, departmentId, ...person }) => ({
    ...person,
    employeeId: id,
    companyId,
    departments: departmentId === null ? [] : pathUp(tree, departmentId),
  }));
}

const TARGETS = sql`
  select 'employee' as "to", id, company_id, first_name || ' ' || last_name as name from employees
  union all select 'designation', id, company_id, name from designations
  union all select 'band', id, company_id, name from bands
  union all select 'level', id, company_id, name from levels
  union all select 'department', id, company_id, name from departments
  union all select 'company', id, id, name from companies`;

/** What the targets of assignments are called, by id. An id that is not there is not the company's. */
export async function targetNames(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, { to: AssignedTo; name: string }>> {
  if (!ids.length) return new Map();
  const { rows } = await db.execute<{ to: AssignedTo; id: string; name: string }>(
    sql`select "to", id, name from (${TARGETS}) as targets where company_id = ${companyId} and id = any(${sql.param([...ids])}::text[])`,
  );
  return new Map(rows.map(({ id, ...target }) => [id, target]));
}

/** The company's approval configurations, by id. */
export async function approvalNames(db: Db, companyId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from approval_configurations where company_id = ${companyId} order by name`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
