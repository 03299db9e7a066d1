import 'server-only';
import { compareNames } from '#lib/shared/compare-names.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { policyCodeOf } from '#lib/shared/travel-modes.ts';
import type { policies as operation } from '../contract.ts';
import { eligibleModes } from '../rules/verdict.ts';
import { assignmentsOf, versionsIn } from './policies.repo.ts';
import { peopleByPolicy } from './which-policy-sql.ts';

/** The company's policies by name, with the published version or else the draft. The number of queries is constant. */
export const listPolicies: UseCase<typeof operation> = async ({ db, caller: { companyId } }) => {
  const versions = await versionsIn(db, companyId, ['published', 'draft']);
  const given = await assignmentsOf(db, companyId);
  const names = await readPort('companyPeople').namesOf(
    db,
    companyId,
    given.map(({ targetId }) => targetId),
  );
  const people = await peopleByPolicy(db, companyId);
  const ids = [...new Set(versions.map(({ policyId }) => policyId))];
  const listed = ids.map((policyId) => {
    const [published, draft] = (['published', 'draft'] as const).map((state) =>
      versions.find((one) => one.policyId === policyId && one.state === state),
    );
    const shown = published ?? draft;
    return {
      policyId,
      travelPolicyName: shown?.name ?? '',
      published: published?.version ?? null,
      draft: draft?.version ?? null,
      modes: shown ? eligibleModes(shown.terms).map(policyCodeOf) : [],
      people: people.get(policyId) ?? 0,
      givenTo: given
        .filter((one) => one.policyId === policyId)
        .map(({ to, targetId }) => ({ to, targetId, name: names.get(targetId)?.name ?? targetId })),
    };
  });
  return { policies: listed.sort((a, b) => compareNames(a.travelPolicyName, b.travelPolicyName)) };
};
