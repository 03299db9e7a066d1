import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { discardDraft as discardOperation, publishPolicy as publishOperation } from '../contract.ts';
import { draftProblems } from '../rules/draft-problems.ts';
import { nextVersionState, publish, VERSION_REFUSALS, type PolicyVersionAction } from '../rules/versions.ts';
import { lockPolicy, type VersionRow, versionsOf } from './policies.repo.ts';
import { policyVersions } from './tables.ts';
import { announcePolicyChange } from './announce-policy-change.ts';

/** Publishes a draft in place of the previous version and tells the people whose limits change (4.10). */
export const publishDraft: UseCase<typeof publishOperation> = async ({
  db,
  body: { policyId, version },
  caller,
  request,
}) => {
  const { companyId, userId } = caller;
  const versions = await lockedVersions(db, companyId, policyId);
  const draft = allowed(versions, version, 'publish');
  const fields = draftProblems(
    draft.terms,
    new Set((await readPort('approvalConfigurations').namesOf(db, companyId)).keys()),
  );
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('INVALID_INPUT', problem, { fields });

  const changed = (publish(versions, version) ?? []).filter(
    (one) => one.state !== versions.find((before) => before.version === one.version)?.state,
  );
  const inForceLast = changed.sort((a, b) => Number(a.state === 'published') - Number(b.state === 'published'));
  const now = clock.now();
  await announcePolicyChange(db, companyId, async () => {
    for (const one of inForceLast) {
      await db
        .update(policyVersions)
        .set({ state: one.state, ...(one.version === version ? { publishedAt: now, publishedBy: userId } : {}) })
        .where(at(policyId, one.version));
    }
  });
  const inForce = versions.find(({ state }) => state === 'published');
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'travel-policy',
      subjectId: policyId,
      subject: draft.name,
      before: { inForce: inForce?.version ?? null },
      after: { inForce: version },
    },
  );
  return { done: true };
};

/** Discards a draft. */
export const discardDraft: UseCase<typeof discardOperation> = async ({
  db,
  body: { policyId, version },
  caller,
  request,
}) => {
  const draft = allowed(await lockedVersions(db, caller.companyId, policyId), version, 'discard');
  await db.update(policyVersions).set({ state: 'discarded' }).where(at(policyId, version));
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'travel-policy',
      subjectId: policyId,
      subject: draft.name,
      before: { draft: version },
      after: { draft: null },
    },
  );
  return { done: true };
};

const at = (policyId: string, version: number) =>
  and(eq(policyVersions.policyId, policyId), eq(policyVersions.version, version));

async function lockedVersions(db: Db, companyId: string, policyId: string): Promise<VersionRow[]> {
  if (!(await lockPolicy(db, companyId, policyId))) throw notFound('This policy');
  return versionsOf(db, companyId, policyId);
}

/** Finds the version, if the table in `rules/versions.ts` allows the action. */
function allowed(versions: readonly VersionRow[], number: number, action: PolicyVersionAction): VersionRow {
  const version = versions.find((one) => one.version === number);
  if (!version) throw notFound('This version');
  if (version.state !== 'draft' || nextVersionState(version.state, action) === null)
    throw new AppError(
      'STATE_BLOCKED',
      version.state === 'draft' ? 'This cannot be done with a draft.' : VERSION_REFUSALS[version.state],
    );
  return version;
}
