import type { AuditEntry } from '#features/companies/organisation.ts';
import type { Grouping } from '#features/companies/rules/reassignment.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { memory } from '../memory/memory.ts';
import type { MockEmployee } from '../memory/records.ts';
import type { MockPlace } from '../memory/mock-company.ts';

/** The company in the mock’s memory. */
export const company = () => memory().company;
/** Everybody of every company in the mock. */
export const colleagues = () => memory().employees;
const NOWHERE: MockPlace = { departmentId: null, designationId: null, bandId: null, levelId: null, managerId: null };
export const placeOf = (userId: string): MockPlace => company().places[userId] ?? NOWHERE;
export const nameOf = (userId: string | null): string => {
  const found = colleagues().find(({ userDetails }) => userDetails._id === userId)?.userDetails;
  return found ? `${found.firstName} ${found.lastName}` : '';
};
/** Departments, designations, bands or levels, with their ids. */
export const groupsOf = (grouping: Grouping): { id: string; name: string }[] =>
  grouping === 'department'
    ? company().departments.map(({ departmentId: id, departmentName: name }) => ({ id, name }))
    : company().groups[grouping].map(({ groupId: id, name }) => ({ id, name }));
export const groupOf = (grouping: Grouping, id: string) => {
  const found = groupsOf(grouping).find((one) => one.id === id);
  if (!found) throw notFound(`This ${grouping}`);
  return found;
};
/** A refusal with its message beside the field. */
export const beside = (code: 'CONFLICT' | 'INVALID_INPUT' | 'STATE_BLOCKED', field: string, message: string) =>
  new AppError(code, message, { fields: { [field]: message } });
/** Throws where there is a reason against it. */
export const refuse = (reason: string | null, field: string): void => {
  if (reason) throw beside('STATE_BLOCKED', field, reason);
};
/** Adds an entry to the audit log. */
export const note = (
  person: MockEmployee,
  kind: AuditEntry['kind'],
  action: string,
  subject: string,
  now: Date,
): void =>
  void company().trail.unshift({
    _id: String(company().trail.length + 1),
    at: now.toISOString(),
    by: { _id: person.userDetails._id, name: nameOf(person.userDetails._id) },
    action,
    kind,
    subject,
    changes: [],
  });
export const employeeOf = (userId: string): MockEmployee => {
  const found = colleagues().find(({ userDetails }) => userDetails._id === userId);
  if (!found) throw notFound('This person');
  return found;
};
