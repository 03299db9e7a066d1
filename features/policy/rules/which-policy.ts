import { capital, orList } from '#lib/shared/word-lists.ts';
import { ASSIGNED_TO, type AssignedTo, type Assignment } from './assignment.ts';

/** An employee's groups. `departments`: their own, then its parents up to the top. */
export type PersonInCompany = {
  employeeId: string;
  designationId: string | null;
  bandId: string | null;
  levelId: string | null;
  departments: readonly string[];
  companyId: string;
};

/**
 * The policy that applies to a person, through which assignment, and the weaker assignments it overrides.
 * `unpublished`: stronger assignments whose policy has no published version yet.
 */
export type PolicyOfPerson = {
  found: Assignment | null;
  overridden: readonly Assignment[];
  unpublished: readonly Assignment[];
};

/** The ids an assignment for the person can have, the most specific first. */
function idsOf(person: PersonInCompany): { to: AssignedTo; ids: readonly string[] }[] {
  const ids: Record<AssignedTo, readonly (string | null)[]> = {
    employee: [person.employeeId],
    designation: [person.designationId],
    band: [person.bandId],
    level: [person.levelId],
    department: person.departments,
    company: [person.companyId],
  };
  return ASSIGNED_TO.map((to) => ({ to, ids: ids[to].filter((id) => id !== null) }));
}

/**
 * Finds the policy of a person: assigned to them, else to their designation, band, level, department (the nearest with
 * one), else to the company. Of two assignments to the same target the later one applies; of two at one instant the
 * greater id.
 */
export function whichPolicy(
  assignments: readonly Assignment[],
  person: PersonInCompany,
  isPublished: (policyId: string) => boolean,
): PolicyOfPerson {
  const given = Map.groupBy(assignments, ({ to, id }) => `${to} ${id}`);
  const matching = idsOf(person).flatMap(({ to, ids }) =>
    ids.flatMap((id) => given.get(`${to} ${id}`)?.sort(latestFirst) ?? []),
  );
  const published = matching.filter(({ policyId }) => isPublished(policyId));
  const [found = null, ...overridden] = published;
  const before = found ? matching.slice(0, matching.indexOf(found)) : matching;
  return { found, overridden, unpublished: before };
}

const latestFirst = (a: Assignment, b: Assignment): number =>
  compare(b.assignedAt, a.assignedAt) || compare(b.policyId, a.policyId);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Display names by id: "Asha Iyer", "Sales", "Kaveri Textiles"; policies by their names. */
export type Names = {
  person: string;
  of: (to: AssignedTo, id: string) => string;
  policy: (policyId: string) => string;
};

const KIND: Record<AssignedTo, string> = {
  employee: 'person',
  designation: 'designation',
  band: 'band',
  level: 'level',
  department: 'department',
  company: 'company',
};

/**
 * Why a policy applies to a person: "Asha Iyer has “Sales” through the department Field Sales. It goes before
 * “Everyone” of the company."
 */
export function whyThisPolicy({ found, overridden, unpublished }: PolicyOfPerson, names: Names): string {
  const drafts = unpublished.length
    ? ` ${capital(quoted(unpublished, names))} would come first, but ${unpublished.length === 1 ? 'is' : 'are'} not published yet.`
    : '';
  if (!found) return `No policy applies to ${names.person}, so nothing is refused.${drafts}`;
  const through =
    found.to === 'employee'
      ? 'It is assigned to them personally.'
      : `It is assigned to the ${KIND[found.to]} ${names.of(found.to, found.id)}.`;
  const others = overridden.filter(({ policyId }) => policyId !== found.policyId);
  const before = others.length
    ? ` It goes before ${orList(others.map((one) => `“${names.policy(one.policyId)}” of the ${KIND[one.to]} ${names.of(one.to, one.id)}`))}.`
    : '';
  return `“${names.policy(found.policyId)}” applies to ${names.person}. ${through}${before}${drafts}`;
}

const quoted = (assignments: readonly Assignment[], names: Names): string =>
  orList([...new Set(assignments.map(({ policyId }) => `“${names.policy(policyId)}”`))]);
