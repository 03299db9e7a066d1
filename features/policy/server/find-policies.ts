import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { TravelPolicy } from '../contract.ts';
import { whichPolicy, type PolicyOfPerson, type PersonInCompany } from '../rules/which-policy.ts';
import { assignmentOf, assignmentsOf, publishedIds, publishedOf, type VersionRow } from './policies.repo.ts';
import { presentPolicy } from './present-policy.ts';

/** The policy version of each person, and the assignment it came through. */
export type AppliedPolicy = {
  person: PersonInCompany & { name: string };
  version: VersionRow | null;
  given: PolicyOfPerson;
};

/** The policies of several employees, in the order of their ids; people of other companies are left out. */
export async function policiesOf(db: Db, companyId: string, employeeIds: readonly string[]): Promise<AppliedPolicy[]> {
  const people = new Map(
    (await readPort('companyPeople').peopleOf(db, companyId, employeeIds)).map((person) => [person.employeeId, person]),
  );
  const published = await publishedIds(db, companyId);
  const assignments = (await assignmentsOf(db, companyId)).map(assignmentOf);
  const evaluated = employeeIds.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ person, given: whichPolicy(assignments, person, (policyId) => published.has(policyId)) }] : [];
  });
  const found = evaluated.flatMap(({ given }) => (given.found ? [given.found.policyId] : []));
  const versions = await publishedOf(db, companyId, [...new Set(found)]);
  return evaluated.map(({ person, given }) => ({
    person,
    given,
    version: (given.found && versions.get(given.found.policyId)) ?? null,
  }));
}

/** The policy of an employee as sessions carry it (3.1); null when none applies. */
export async function travelPolicyOf(db: Db, companyId: string, employeeId: string): Promise<TravelPolicy | null> {
  const [found] = await policiesOf(db, companyId, [employeeId]);
  return found?.version ? presentPolicy(found.version) : null;
}

/**
 * Published versions of these policies by id, as lists of people carry them (3.8); policies of other companies are left
 * out.
 */
export async function publishedPolicies(
  db: Db,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, TravelPolicy>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const versions = await publishedOf(db, companyId, known);
  return new Map([...versions].map(([policyId, version]) => [policyId, presentPolicy(version)]));
}
