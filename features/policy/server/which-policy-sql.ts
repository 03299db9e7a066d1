import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inheritedIn, treeOf } from '#lib/shared/tree.ts';
import { departmentsOf } from './company-facts.repo.ts';
import { assignmentsOf, publishedIds } from './policies.repo.ts';

/**
 * `whichPolicy` (rules) as an expression over a row of `employees`, for lists and counts over all of a company: the id of
 * the policy that judges this person, or null. A test holds the two to each other.
 */
export async function policyIdOfEmployee(db: Db, companyId: string): Promise<SQL<string | null>> {
  const published = await publishedIds(db, companyId);
  const given = (await assignmentsOf(db, companyId)).filter(({ policyId }) => published.has(policyId));
  const byTarget = (to: string) =>
    Object.fromEntries(given.filter((one) => one.to === to).map(({ targetId, policyId }) => [targetId, policyId]));
  const departments = await departmentsOf(db, companyId);
  const ofDepartment = byTarget('department');
  const inheritedBy = inheritedIn(treeOf(departments), (id) => ofDepartment[id]);
  const inherited = Object.fromEntries(
    departments.flatMap(({ id }) => {
      const policyId = inheritedBy(id);
      return policyId ? [[id, policyId]] : [];
    }),
  );
  const found = (map: Record<string, unknown>, column: string) =>
    sql`(${JSON.stringify(map)}::jsonb ->> employees.${sql.identifier(column)})`;
  return sql<
    string | null
  >`coalesce(${found(byTarget('employee'), 'id')}, ${found(byTarget('designation'), 'designation_id')}, ${found(byTarget('band'), 'band_id')}, ${found(byTarget('level'), 'level_id')}, ${found(inherited, 'department_id')}, ${byTarget('company')[companyId] ?? null}::text)`;
}

/** How many people who may sign in each policy judges. */
export async function peopleByPolicy(db: Db, companyId: string): Promise<Map<string, number>> {
  const policyId = await policyIdOfEmployee(db, companyId);
  const { rows } = await db.execute<{ policyId: string | null; people: number }>(
    sql`select ${policyId} as "policyId", count(*)::int as people from employees where company_id = ${companyId} and state <> 'inactive' group by 1`,
  );
  return new Map(rows.flatMap(({ policyId: id, people }) => (id === null ? [] : [[id, people]])));
}
