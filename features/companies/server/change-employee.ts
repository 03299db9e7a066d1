import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { auditChanges } from '#lib/shared/audit-changes.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { changeEmployee as operation } from '../contract.ts';
import { searchWordsOf } from '../rules/employee-filter.ts';
import { announceListChange, announcePersonChange } from './announce-people.ts';
import { findMember, lockEmployee, type EmployeeRow } from './companies.repo.ts';
import { GROUP_FIELD, lockGroup } from './groups.repo.ts';
import { lockCompany } from './lock-company.ts';
import { managerRefusal } from './manager-chain.ts';
import { refuseMemberChange } from './member-change.ts';
import { employees, roles } from './tables.ts';

/** Updates an employee. Keeps at least one administrator; groups and manager must belong to the company. */
export const changeEmployee: UseCase<typeof operation> = async ({
  db,
  body: { userId, userRoleId, employeeId: staffNumber, ...details },
  caller,
  request,
}) => {
  const { companyId } = caller;
  await lockCompany(db, companyId);
  const before = await lockEmployee(db, companyId, userId);
  if (!before) throw notFound('This person');
  await refuseMemberChange(db, caller, { employeeId: userId, roleId: userRoleId });
  for (const grouping of ['department', 'designation', 'band', 'level'] as const) {
    const id = details[GROUP_FIELD[grouping]];
    if (id !== null && !(await lockGroup(db, companyId, grouping, id)))
      throw beside(GROUP_FIELD[grouping], `Choose a ${grouping} of your company.`);
  }
  const refusal = await managerRefusal(db, companyId, userId, details.managerId);
  if (refusal) throw beside('managerId', refusal);
  const next = {
    ...details,
    staffNumber: staffNumber || null,
    roleId: userRoleId,
    searchWords: searchWordsOf({ ...details, workEmail: before.workEmail, staffNumber: staffNumber || null }),
  };
  await db
    .update(employees)
    .set(next)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, userId)));
  const subject = `${details.firstName} ${details.lastName}`;
  const [was, is] = [await asAudited(db, companyId, before), await asAudited(db, companyId, { ...before, ...next })];
  await recordChange(db, { caller, request }, { kind: 'employee', subjectId: userId, subject, before: was, after: is });
  if (!auditChanges(was, is).length) return { done: true };
  await announceListChange(db, caller, 'changed', userId);
  await announcePersonChange(db, caller, before.roleId === userRoleId ? 'details' : 'role', eq(employees.id, userId));
  return { done: true };
};

async function asAudited(
  db: Db,
  companyId: string,
  { firstName, lastName, mobile, staffNumber, roleId, managerId, ...groups }: EmployeeRow,
) {
  const [role] = await db
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.id, roleId)));
  const manager = managerId === null ? undefined : await findMember(db, managerId, companyId);
  const named: Record<string, string | null> = {};
  for (const grouping of ['department', 'designation', 'band', 'level'] as const) {
    const id = groups[GROUP_FIELD[grouping]];
    named[grouping] = id === null ? null : ((await lockGroup(db, companyId, grouping, id))?.name ?? null);
  }
  return {
    firstName,
    lastName,
    mobile,
    staffNumber,
    role: role?.name ?? null,
    ...named,
    manager: manager ? `${manager.employee.firstName} ${manager.employee.lastName}` : null,
  };
}

const beside = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
