import 'server-only';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { ValuesByTarget } from '#lib/server/ports/company-people.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { inheritedIn, treeOf } from '#lib/shared/tree.ts';
import { assignmentsOf, publishedIds } from './policies.repo.ts';

/** A company's assignments of published policies by target; departments with what they inherit. */
export async function policiesByTarget(db: Db, companyId: string): Promise<ValuesByTarget> {
  const published = await publishedIds(db, companyId);
  const given = (await assignmentsOf(db, companyId)).filter(({ policyId }) => published.has(policyId));
  const byTarget = (to: string) =>
    Object.fromEntries(given.filter((one) => one.to === to).map(({ targetId, policyId }) => [targetId, policyId]));
  const departments = await readPort('companyPeople').departmentsOf(db, companyId);
  const ofDepartment = byTarget('department');
  const inheritedBy = inheritedIn(treeOf(departments), (id) => ofDepartment[id]);
  return {
    employee: byTarget('employee'),
    designation: byTarget('designation'),
    band: byTarget('band'),
    level: byTarget('level'),
    department: Object.fromEntries(
      departments.flatMap(({ id }) => {
        const policyId = inheritedBy(id);
        return policyId ? [[id, policyId]] : [];
      }),
    ),
    company: byTarget('company')[companyId] ?? null,
  };
}

/**
 * `whichPolicy` (rules) as an SQL expression over a row of `employees`, for lists and counts of a whole company: the id
 * of the policy that applies, or null. A test compares both.
 */
export const policyIdOfEmployee = async (db: Db, companyId: string): Promise<SQL<string | null>> =>
  readPort('companyPeople').valueOf(await policiesByTarget(db, companyId));

/** How many people who can sign in each policy applies to. */
export const peopleByPolicy = async (db: Db, companyId: string): Promise<Map<string, number>> =>
  readPort('companyPeople').countByValue(db, companyId, await policiesByTarget(db, companyId));
