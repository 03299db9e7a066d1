import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { PolicyAssignment, TravelPolicy } from '../contract.ts';
import { termsFromWire } from '../rules/policy-wire.ts';
import { policyAssignments, policyVersions, travelPolicies } from './tables.ts';

/** The policies of a demo company, each published as version 1 by `by`. `db` is a transaction of the company. */
export async function seedPolicies(
  db: Db,
  {
    companyId,
    by,
    policies,
    assignments,
    now,
  }: {
    companyId: string;
    by: string;
    policies: readonly TravelPolicy[];
    assignments: readonly PolicyAssignment[];
    now: Date;
  },
): Promise<void> {
  await db.insert(travelPolicies).values(policies.map(({ _id: id }) => ({ id, companyId, createdAt: now })));
  await db.insert(policyVersions).values(
    policies.map(({ _id: policyId, travelPolicyName: name, policyConfigData }) => ({
      companyId,
      policyId,
      version: 1,
      state: 'published' as const,
      name,
      terms: termsFromWire(policyConfigData),
      note: '',
      changedAt: now,
      changedBy: by,
      publishedAt: now,
      publishedBy: by,
    })),
  );
  await db.insert(policyAssignments).values(
    assignments.map(({ policyId, to, id: targetId, assignedAt }) => ({
      companyId,
      policyId,
      to,
      targetId,
      assignedAt: new Date(assignedAt),
    })),
  );
}
