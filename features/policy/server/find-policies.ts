import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { TravelPolicy } from '../contract.ts';
import { whichPolicy, type PolicyOfPerson, type PersonInCompany } from '../rules/which-policy.ts';
import { peopleOf } from './company-facts.repo.ts';
import { assignmentOf, assignmentsOf, versionsIn, type VersionRow } from './policies.repo.ts';
import { presentPolicy } from './present-policy.ts';

/** Which version judges each of these people, and through what it was given to them. */
export type JudgedBy = {
  person: PersonInCompany & { name: string };
  version: VersionRow | null;
  given: PolicyOfPerson;
};

/** The policies of several people of a company, in the order of their ids; people of other companies are left out. */
export async function policiesOf(db: Db, companyId: string, employeeIds: readonly string[]): Promise<JudgedBy[]> {
  const people = new Map((await peopleOf(db, companyId, employeeIds)).map((person) => [person.employeeId, person]));
  const published = new Map(
    (await versionsIn(db, companyId, ['published'])).map((version) => [version.policyId, version]),
  );
  const assignments = (await assignmentsOf(db, companyId)).map(assignmentOf);
  return employeeIds.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const given = whichPolicy(assignments, person, (policyId) => published.has(policyId));
    return [{ person, given, version: (given.found && published.get(given.found.policyId)) ?? null }];
  });
}

/** The policy of one of a company's people as sessions carry it (3.1); null when none judges them. */
export async function travelPolicyOf(db: Db, companyId: string, employeeId: string): Promise<TravelPolicy | null> {
  const [found] = await policiesOf(db, companyId, [employeeId]);
  return found?.version ? presentPolicy(found.version) : null;
}

/** The published policies of a company by id, as lists of people carry them (3.8). */
export async function publishedPolicies(db: Db, companyId: string): Promise<Map<string, TravelPolicy>> {
  return new Map(
    (await versionsIn(db, companyId, ['published'])).map((version) => [version.policyId, presentPolicy(version)]),
  );
}
