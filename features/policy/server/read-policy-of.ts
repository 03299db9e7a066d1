import 'server-only';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { policyOf as operation } from '../contract.ts';
import { whyThisPolicy } from '../rules/which-policy.ts';
import { policiesOf } from './find-policies.ts';
import { versionsIn } from './policies.repo.ts';

/** The policy that applies to an employee, and why, as text. */
export const readPolicyOf: UseCase<typeof operation> = async ({ db, query: { userId }, caller: { companyId } }) => {
  const [found] = await policiesOf(db, companyId, [userId]);
  if (!found) throw notFound('This person');
  const { given, version, person } = found;
  const shown = [...(given.found ? [given.found] : []), ...given.overridden, ...given.unpublished];
  const names = await readPort('companyPeople').namesOf(
    db,
    companyId,
    shown.map(({ id }) => id),
  );
  const policyNames = new Map(
    (await versionsIn(db, companyId, ['draft', 'published'])).map((one) => [one.policyId, one.name]),
  );
  const why = whyThisPolicy(given, {
    person: person.name,
    of: (_, id) => names.get(id)?.name ?? id,
    policy: (id) => policyNames.get(id) ?? 'A policy',
  });
  return {
    policyId: version?.policyId ?? null,
    version: version?.version ?? null,
    through: given.found?.to ?? null,
    why,
  };
};
