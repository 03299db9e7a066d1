import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { AssignedTo } from '../rules/assignment.ts';
import { policyAssignments, policyVersions } from './tables.ts';

/** Names of the policies assigned to a group, shown before it is deleted. */
export async function policiesGivenTo(db: Db, companyId: string, to: AssignedTo, targetId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: policyVersions.name })
    .from(policyAssignments)
    .innerJoin(
      policyVersions,
      and(
        eq(policyVersions.policyId, policyAssignments.policyId),
        inArray(policyVersions.state, ['published', 'draft']),
      ),
    )
    .where(
      and(
        eq(policyAssignments.companyId, companyId),
        eq(policyAssignments.to, to),
        eq(policyAssignments.targetId, targetId),
      ),
    );
  return rows.map(({ name }) => name);
}

/** Removes all assignments to a group that is deleted. */
export async function removeAssignmentsTo(db: Db, companyId: string, to: AssignedTo, targetId: string): Promise<void> {
  await db
    .delete(policyAssignments)
    .where(
      and(
        eq(policyAssignments.companyId, companyId),
        eq(policyAssignments.to, to),
        eq(policyAssignments.targetId, targetId),
      ),
    );
}

/** The groups of a kind with a policy of their own (3.8 isTravelPolicyExists). */
export async function targetsWithPolicy(db: Db, companyId: string, to: AssignedTo): Promise<Set<string>> {
  const rows = await db
    .select({ id: policyAssignments.targetId })
    .from(policyAssignments)
    .where(and(eq(policyAssignments.companyId, companyId), eq(policyAssignments.to, to)));
  return new Set(rows.map(({ id }) => id));
}

/** Names of the policies whose published version or draft uses an approval configuration. */
export async function policiesNaming(db: Db, companyId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ name: policyVersions.name, terms: policyVersions.terms })
    .from(policyVersions)
    .where(and(eq(policyVersions.companyId, companyId), inArray(policyVersions.state, ['published', 'draft'])));
  const naming = new Map<string, string[]>();
  for (const { name, terms } of rows) {
    for (const id of new Set(Object.values(terms).map((mode) => mode.approvalConfigId)))
      if (id !== null && !naming.get(id)?.includes(name)) naming.set(id, [...(naming.get(id) ?? []), name]);
  }
  return naming;
}
