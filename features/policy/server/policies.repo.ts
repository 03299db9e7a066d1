import 'server-only';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { Assignment } from '../rules/assignment.ts';
import type { PolicyVersionState } from '../rules/versions.ts';
import { policyAssignments, policyVersions, travelPolicies } from './tables.ts';

export type VersionRow = typeof policyVersions.$inferSelect;
export type AssignmentRow = typeof policyAssignments.$inferSelect;

/** All versions of a policy, newest first; empty when the company has no such policy. */
export const versionsOf = (db: Db, companyId: string, policyId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.companyId, companyId), eq(policyVersions.policyId, policyId)))
    .orderBy(desc(policyVersions.version));

/** Locks a policy before its versions are written; false when it does not exist. `db` is a transaction. */
export async function lockPolicy(db: Db, companyId: string, policyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: travelPolicies.id })
    .from(travelPolicies)
    .where(and(eq(travelPolicies.companyId, companyId), eq(travelPolicies.id, policyId)))
    .for('update');
  return rows.length > 0;
}

/** The versions of all policies in these states, by name. */
export const versionsIn = (db: Db, companyId: string, states: readonly PolicyVersionState[]): Promise<VersionRow[]> =>
  db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.companyId, companyId), inArray(policyVersions.state, [...states])))
    .orderBy(asc(policyVersions.name), asc(policyVersions.policyId));

/** Ids of the policies with a published version, without reading their terms, which are large. */
export const publishedIds = async (db: Db, companyId: string): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select({ policyId: policyVersions.policyId })
        .from(policyVersions)
        .where(and(eq(policyVersions.companyId, companyId), eq(policyVersions.state, 'published')))
    ).map(({ policyId }) => policyId),
  );

/** Published versions of these policies, by policy id. */
export async function publishedOf(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, VersionRow>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select()
    .from(policyVersions)
    .where(
      and(
        eq(policyVersions.companyId, companyId),
        eq(policyVersions.state, 'published'),
        inArray(policyVersions.policyId, [...ids]),
      ),
    );
  return new Map(rows.map((version) => [version.policyId, version]));
}

/** A policy's name in its newest version; null when the company has no such policy. */
export async function policyName(db: Db, companyId: string, policyId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: policyVersions.name })
    .from(policyVersions)
    .where(and(eq(policyVersions.companyId, companyId), eq(policyVersions.policyId, policyId)))
    .orderBy(desc(policyVersions.version))
    .limit(1);
  return row?.name ?? null;
}

export const assignmentsOf = (db: Db, companyId: string): Promise<AssignmentRow[]> =>
  db
    .select()
    .from(policyAssignments)
    .where(eq(policyAssignments.companyId, companyId))
    .orderBy(asc(policyAssignments.to), asc(policyAssignments.targetId));

/** Converts a row for the rules. */
export const assignmentOf = ({ policyId, to, targetId, assignedAt }: AssignmentRow): Assignment => ({
  policyId,
  to,
  id: targetId,
  assignedAt: assignedAt.toISOString(),
});
