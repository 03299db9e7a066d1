import 'server-only';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { policyDetails as operation } from '../contract.ts';
import { differenceOf } from '../rules/difference.ts';
import { draftProblems } from '../rules/draft-problems.ts';
import { REGIONS } from '../rules/regions.ts';
import { differenceLine } from '../rules/text/difference-sentence.ts';
import { assignmentsOf, type VersionRow, versionsOf } from './policies.repo.ts';
import { presentVersion } from './present-policy.ts';
import { peopleByPolicy } from './which-policy-sql.ts';

/** A policy with its versions, newest first, each compared with the one published before it. */
export const readPolicy: UseCase<typeof operation> = async ({ db, query: { policyId }, caller: { companyId } }) => {
  const versions = await versionsOf(db, companyId, policyId);
  if (!versions.length) throw notFound('This policy');
  const given = (await assignmentsOf(db, companyId)).filter((one) => one.policyId === policyId);
  const writers = versions.flatMap(({ changedBy, publishedBy }) =>
    publishedBy === null ? [changedBy] : [changedBy, publishedBy],
  );
  const names = await readPort('companyPeople').namesOf(db, companyId, [
    ...given.map(({ targetId }) => targetId),
    ...writers,
  ]);
  const approvals = await readPort('approvalConfigurations').namesOf(db, companyId);
  const nameOf = (id: string) => names.get(id)?.name ?? 'Someone who left';
  const approval = (id: string) => approvals.get(id) ?? 'a deleted configuration';
  return {
    policyId,
    givenTo: given.map(({ to, targetId }) => ({ to, targetId, name: nameOf(targetId) })),
    people: (await peopleByPolicy(db, companyId)).get(policyId) ?? 0,
    versions: versions.map((version) => {
      const before = versionBefore(versions, version);
      return {
        ...presentVersion(version, nameOf),
        difference: before
          ? differenceOf(before.terms, version.terms).map((difference) => differenceLine(difference, { approval }))
          : [],
        problems: version.state === 'draft' ? draftProblems(version.terms, new Set(approvals.keys())) : {},
      };
    }),
    regions: REGIONS.map(({ regionId, name }) => ({ regionalCategoryId: regionId, name })),
    approvalConfigurations: [...approvals].map(([approvalConfigId, approvalConfigName]) => ({
      approvalConfigId,
      approvalConfigName,
    })),
  };
};

/** The latest version before this one that was ever published. */
const versionBefore = (newestFirst: readonly VersionRow[], { version }: VersionRow): VersionRow | undefined =>
  newestFirst.find((one) => one.version < version && (one.state === 'published' || one.state === 'replaced'));
