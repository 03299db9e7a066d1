import 'server-only';
import { and, count, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordChange } from '#lib/server/record-change.ts';
import { refuseBeyondLimit } from '#lib/server/refuse-beyond-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { compareNames } from '#lib/shared/compare-names.ts';
import type {
  addRole as addOperation,
  changeRole as changeOperation,
  deleteRole as deleteOperation,
  roles as listOperation,
} from '../contract.ts';
import { changeRoleRefusal, deleteRoleRefusal, takeRightsRefusal, wholeRights, type Role } from '../rules/roles.ts';
import { announceListChange, announcePersonChange } from './announce-people.ts';
import { findRole } from './companies.repo.ts';
import { uniqueName } from './groups.repo.ts';
import { lockCompany } from './lock-company.ts';
import { employees, roles } from './tables.ts';

/** The company's roles by name, system roles first. */
export const listRoles: UseCase<typeof listOperation> = async ({ db, caller: { companyId } }) => {
  const rows = await db.select().from(roles).where(eq(roles.companyId, companyId));
  const people = new Map((await peopleByRole(db, companyId)).map((one) => [one.roleId, one.people]));
  const sorted = rows.sort(
    (a, b) => Number(a.system === null) - Number(b.system === null) || compareNames(a.name, b.name),
  );
  return {
    roles: sorted.map(({ id, name, system, rights }) => ({
      userRoleId: id,
      userRoleName: name,
      system,
      rights: wholeRights(rights),
      people: people.get(id) ?? 0,
    })),
  };
};

const peopleByRole = (db: Db, companyId: string) =>
  db
    .select({ roleId: employees.roleId, people: count() })
    .from(employees)
    .where(eq(employees.companyId, companyId))
    .groupBy(employees.roleId);

/** Adds a role with rights that the caller holds. Throws STATE_BLOCKED at the limit of roles. */
export const addRole: UseCase<typeof addOperation> = async ({
  db,
  body: { userRoleName: name, rights },
  caller,
  request,
}) => {
  const id = newId('rol', clock.now().getTime());
  const whole = wholeRights(rights);
  refuse(changeRoleRefusal({ id, name, system: null, rights: [] }, whole, caller.rights), 'FORBIDDEN');
  await refuseBeyondLimit(db, { companyId: caller.companyId, what: 'roles', table: roles });
  await uniqueName('userRoleName', 'a role', () =>
    db.insert(roles).values({ id, companyId: caller.companyId, name, system: null, rights: whole }),
  );
  await recordChange(
    db,
    { caller, request },
    { kind: 'role', subjectId: id, subject: name, before: null, after: { name, rights: whole } },
  );
  return { userRoleId: id };
};

/** Renames a role or changes its rights, which take effect at the next call of its people. */
export const changeRole: UseCase<typeof changeOperation> = async ({
  db,
  body: { userRoleId, userRoleName: name, rights },
  caller,
  request,
}) => {
  const { companyId } = caller;
  await lockCompany(db, companyId);
  const before = await findRole(db, companyId, { id: userRoleId });
  if (!before) throw notFound('This role');
  const whole = wholeRights(rights);
  const sameRights = JSON.stringify(whole) === JSON.stringify(wholeRights(before.rights));
  if (!sameRights)
    refuse(changeRoleRefusal(before, whole, caller.rights), before.system ? 'STATE_BLOCKED' : 'FORBIDDEN');
  await uniqueName('userRoleName', 'a role', () =>
    db
      .update(roles)
      .set({ name, rights: whole })
      .where(and(eq(roles.companyId, companyId), eq(roles.id, userRoleId))),
  );
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'role',
      subjectId: userRoleId,
      subject: name,
      before: { name: before.name, rights: wholeRights(before.rights) },
      after: { name, rights: whole },
    },
  );
  if (sameRights && before.name === name) return { done: true };
  await announceListChange(db, caller, 'changed');
  await announcePersonChange(db, caller, 'rights', eq(employees.roleId, userRoleId));
  return { done: true };
};

/** Deletes a role; its people get another one without rights the caller lacks. */
export const deleteRole: UseCase<typeof deleteOperation> = async ({
  db,
  body: { userRoleId, moveTo },
  caller,
  request,
}) => {
  const { companyId } = caller;
  await lockCompany(db, companyId);
  const role = await findRole(db, companyId, { id: userRoleId });
  if (!role) throw notFound('This role');
  const target = moveTo === null ? null : ((await findRole(db, companyId, { id: moveTo })) ?? null);
  if (moveTo !== null && !target)
    throw new AppError('INVALID_INPUT', 'Choose a role of your company.', {
      fields: { moveTo: 'Choose a role of your company.' },
    });
  const members = await db
    .select({ employeeId: employees.id, roleId: employees.roleId, state: employees.state })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.roleId, userRoleId)));
  refuse(deleteRoleRefusal(role, members, target), 'STATE_BLOCKED', 'moveTo');
  const held = [...caller.rights, ...(await employeeRights(db, companyId))];
  if (target) refuse(changeRoleRefusal(asNew(target), target.rights, held), 'FORBIDDEN');
  if (members.length && target) refuse(takeRightsRefusal(role.rights, target.rights, held), 'FORBIDDEN');
  if (members.length && target) {
    await announceListChange(db, caller, 'moved');
    await announcePersonChange(db, caller, 'role', eq(employees.roleId, userRoleId));
    await db
      .update(employees)
      .set({ roleId: target.id })
      .where(and(eq(employees.companyId, companyId), eq(employees.roleId, userRoleId)));
  }
  await db.delete(roles).where(and(eq(roles.companyId, companyId), eq(roles.id, userRoleId)));
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'role',
      subjectId: userRoleId,
      subject: role.name,
      before: { name: role.name, rights: wholeRights(role.rights), people: members.length, goTo: target?.name ?? null },
      after: null,
    },
  );
  return { moved: members.length };
};

/** Assigning a role grants its rights and is checked like that. */
const asNew = ({ id, name }: { id: string; name: string }): Role => ({ id, name, system: null, rights: [] });
const employeeRights = async (db: Db, companyId: string) =>
  (await findRole(db, companyId, { system: 'employee' }))?.rights ?? [];

function refuse(reason: string | null, code: 'FORBIDDEN' | 'STATE_BLOCKED', field?: string): void {
  if (reason) throw new AppError(code, reason, field ? { fields: { [field]: reason } } : {});
}
