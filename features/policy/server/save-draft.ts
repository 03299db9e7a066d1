import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { recordChange } from '#lib/server/record-change.ts';
import { refuseBeyondLimit } from '#lib/server/refuse-beyond-limit.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { CompanyCaller, UseCase } from '#lib/server/use-case.ts';
import type { Audited } from '#lib/shared/audit-changes.ts';
import { MOST_POLICY_VERSIONS } from '#lib/shared/company-limits.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { addPolicy as addOperation, changePolicy as changeOperation, PolicyDraft } from '../contract.ts';
import { REGIONS } from '../rules/regions.ts';
import type { PolicyTerms } from '../rules/terms.ts';
import { termsFromWire } from '../rules/policy-wire.ts';
import { nextVersionNumber } from '../rules/versions.ts';
import { lockPolicy, type VersionRow, versionsOf } from './policies.repo.ts';
import { policyVersions, travelPolicies } from './tables.ts';

/**
 * Creates a policy with its first draft. Throws INVALID_INPUT beside an approval configuration of another company,
 * STATE_BLOCKED at the limit of policies.
 */
export const addPolicy: UseCase<typeof addOperation> = async ({ db, body, caller, request }) => {
  const now = clock.now();
  const policyId = newId('pol', now.getTime());
  await knowApprovals(db, caller.companyId, body);
  await refuseBeyondLimit(db, { companyId: caller.companyId, what: 'travel policies', table: travelPolicies });
  await db.insert(travelPolicies).values({ id: policyId, companyId: caller.companyId, createdAt: now });
  return saveDraft({ db, caller, request, policyId, draft: body, versions: [] });
};

/** Updates the draft of a policy, or creates its next version. Throws STATE_BLOCKED at the limit of versions. */
export const changePolicy: UseCase<typeof changeOperation> = async ({
  db,
  body: { policyId, ...draft },
  caller,
  request,
}) => {
  if (!(await lockPolicy(db, caller.companyId, policyId))) throw notFound('This policy');
  await knowApprovals(db, caller.companyId, draft);
  return saveDraft({
    db,
    caller,
    request,
    policyId,
    draft,
    versions: await versionsOf(db, caller.companyId, policyId),
  });
};

type Keeping = {
  db: Db;
  caller: CompanyCaller;
  request: RequestFacts;
  policyId: string;
  draft: PolicyDraft;
  versions: readonly VersionRow[];
};

async function saveDraft({
  db,
  caller,
  request,
  policyId,
  draft,
  versions,
}: Keeping): Promise<{ policyId: string; version: number }> {
  const { companyId, userId } = caller;
  const before = versions.find(({ state }) => state === 'draft');
  const version = before?.version ?? nextVersionNumber(versions);
  if (!before && versions.length >= MOST_POLICY_VERSIONS)
    throw new AppError(
      'STATE_BLOCKED',
      `A travel policy can have up to ${MOST_POLICY_VERSIONS} versions. Add a new policy and assign it to the same people.`,
    );
  const content = {
    name: draft.travelPolicyName,
    terms: termsFromWire(draft.policyConfigData),
    note: draft.note,
    changedAt: clock.now(),
    changedBy: userId,
  };
  if (before)
    await db
      .update(policyVersions)
      .set(content)
      .where(and(eq(policyVersions.policyId, policyId), eq(policyVersions.version, version)));
  else await db.insert(policyVersions).values({ ...content, companyId, policyId, version, state: 'draft' });
  const approvals = await readPort('approvalConfigurations').namesOf(db, companyId);
  const asAudited = (row: Pick<VersionRow, 'name' | 'terms' | 'note'>): Audited => ({
    draft: version,
    name: row.name,
    note: row.note,
    ...inNames(row.terms, approvals),
  });
  const from = before ?? versions.find(({ state }) => state === 'published');
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'travel-policy',
      subjectId: policyId,
      subject: draft.travelPolicyName,
      before: from ? { ...(asAudited(from) as object), draft: before?.version ?? null } : null,
      after: asAudited(content),
    },
  );
  return { policyId, version };
}

/** Refuses approval configurations of other companies, with the same error as unknown ids. */
async function knowApprovals(db: Db, companyId: string, { policyConfigData }: PolicyDraft): Promise<void> {
  const known = await readPort('approvalConfigurations').namesOf(db, companyId);
  const at = policyConfigData.findIndex(
    ({ approvalConfiguration: { approvalConfigId } }) => approvalConfigId !== null && !known.has(approvalConfigId),
  );
  if (at < 0) return;
  const message = 'Choose one of your company’s approval configurations.';
  throw new AppError('INVALID_INPUT', message, {
    fields: { [`policyConfigData.${at}.approvalConfiguration`]: message },
  });
}

/** Terms for the audit log: regions and approval configurations by name. */
const inNames = (terms: PolicyTerms, approvals: ReadonlyMap<string, string>): Record<string, Audited> =>
  Object.fromEntries(
    Object.entries(terms).map(([mode, { budgets, approvalConfigId, ...rest }]) => [
      mode,
      {
        ...rest,
        budgets: budgets.map(({ regionId, amount }) => ({ regionId: regionName(regionId), amount })),
        approvalConfigId: approvalConfigId === null ? null : (approvals.get(approvalConfigId) ?? 'removed'),
      },
    ]),
  );

const regionName = (id: number): string => REGIONS.find(({ regionId }) => regionId === id)?.name ?? String(id);
