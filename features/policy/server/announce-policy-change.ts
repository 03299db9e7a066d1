import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { changeNotice, NO_POLICY } from '../rules/text/change-notice.ts';
import type { PolicyTerms } from '../rules/terms.ts';
import { policyVersions } from './tables.ts';
import { policiesByTarget } from './which-policy-sql.ts';

/** A published version, as "policy id/version"; empty: no policy. */
type Applied = string;

/**
 * Makes a change of versions or assignments and tells everybody whose limits it changed, in the transaction of the
 * change (4.10). Who keeps the same limits is not told.
 */
export async function announcePolicyChange<Result>(
  db: Db,
  companyId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await appliedIn(db, companyId);
  const result = await change();
  const after = await appliedIn(db, companyId);
  const moved = Map.groupBy(
    [...after.keys()].filter((id) => before.get(id) !== after.get(id)),
    (id) => `${before.get(id) ?? ''} ${after.get(id)}`,
  );
  if (moved.size) await tell(db, companyId, moved);
  return result;
}

/** `moved`: who went from one version to another, by "before after". */
async function tell(db: Db, companyId: string, moved: Map<string, string[]>): Promise<void> {
  const ways = [...moved].map(([way, employeeIds]) => {
    const [was = '', now = ''] = way.split(' ');
    return { was, now, employeeIds };
  });
  const terms = await termsOf(db, companyId, [...new Set(ways.flatMap(({ was, now }) => [was, now]))]);
  const approvals = await readPort('approvalConfigurations').namesOf(db, companyId);
  const changedAt = clock.now().toISOString();
  for (const { was, now, employeeIds } of ways) {
    const notice = changeNotice(terms(was), terms(now), (id) => approvals.get(id) ?? 'a deleted configuration');
    if (!notice) continue;
    const policyId = now.split('/')[0] || null;
    await dispatchEvent(db, 'policy.changed', { companyId, policyId, employeeIds, ...notice, changedAt });
  }
}

/** The version that applies to each active employee. */
async function appliedIn(db: Db, companyId: string): Promise<Map<string, Applied>> {
  const published = new Map(
    (
      await db
        .select({ policyId: policyVersions.policyId, version: policyVersions.version })
        .from(policyVersions)
        .where(and(eq(policyVersions.companyId, companyId), eq(policyVersions.state, 'published')))
    ).map(({ policyId, version }) => [policyId, `${policyId}/${version}`]),
  );
  const people = await readPort('companyPeople').activeByValue(db, companyId, await policiesByTarget(db, companyId));
  return new Map(people.map(({ employeeId, value }) => [employeeId, (value && published.get(value)) ?? '']));
}

/** The terms of versions; of no policy, those that refuse nothing. */
async function termsOf(
  db: Db,
  companyId: string,
  applied: readonly Applied[],
): Promise<(version: Applied) => PolicyTerms> {
  const policyIds = [...new Set(applied.flatMap((one) => one.split('/')[0] || []))];
  const rows = policyIds.length
    ? await db
        .select({ policyId: policyVersions.policyId, version: policyVersions.version, terms: policyVersions.terms })
        .from(policyVersions)
        .where(and(eq(policyVersions.companyId, companyId), inArray(policyVersions.policyId, policyIds)))
    : [];
  const known = new Map(rows.map(({ policyId, version, terms }) => [`${policyId}/${version}`, terms]));
  return (version) => known.get(version) ?? NO_POLICY;
}
