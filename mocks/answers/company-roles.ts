import type * as contract from '#features/companies/contract.ts';
import { changeRoleRefusal, deleteRoleRefusal, wholeRights } from '#features/companies/rules/roles.ts';
import { notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { ALL_RIGHTS, permissionsOf } from '#lib/shared/rights.ts';
import type { AnswersOf } from '../answer.ts';
import { colleagues, company, note, refuse } from './company-records.ts';

/** A company's roles and their rights. */
export const roleAnswers: Pick<AnswersOf<typeof contract>, 'roles' | 'addRole' | 'changeRole' | 'deleteRole'> = {
  roles: () => ({
    roles: company().roles.map((role) => ({
      ...role,
      people: colleagues().filter(
        ({ rolesModulesAndPermissions }) => rolesModulesAndPermissions.userRoleId === role.userRoleId,
      ).length,
    })),
  }),
  addRole: ({ body: { userRoleName, rights }, person, now }) => {
    const userRoleId = newId('rol', now.getTime());
    company().roles.push({ userRoleId, userRoleName, system: null, rights: wholeRights(rights) });
    note(person, 'role', 'created', userRoleName, now);
    return { userRoleId };
  },
  changeRole: ({ body: { userRoleId, userRoleName, rights }, person, now }) => {
    const before = company().roles.find((role) => role.userRoleId === userRoleId);
    if (!before) throw notFound('This role');
    if (wholeRights(rights).join() !== before.rights.join())
      refuse(
        changeRoleRefusal(
          { id: userRoleId, name: before.userRoleName, system: before.system, rights: before.rights },
          rights,
          ALL_RIGHTS,
        ),
        'rights',
      );
    Object.assign(before, { userRoleName, rights: wholeRights(rights) });
    for (const one of colleagues())
      if (one.rolesModulesAndPermissions.userRoleId === userRoleId)
        one.rolesModulesAndPermissions = { userRoleId, userRoleName, modules: permissionsOf(before.rights) };
    note(person, 'role', 'changed', userRoleName, now);
    return { done: true };
  },
  deleteRole: ({ body: { userRoleId, moveTo }, person, now }) => {
    const roles = company().roles.map(({ userRoleId: id, userRoleName: name, system, rights }) => ({
      id,
      name,
      system,
      rights,
    }));
    const role = roles.find(({ id }) => id === userRoleId);
    if (!role) throw notFound('This role');
    const having = colleagues().filter(
      ({ rolesModulesAndPermissions }) => rolesModulesAndPermissions.userRoleId === userRoleId,
    );
    refuse(
      deleteRoleRefusal(
        role,
        having.map(({ userDetails, state }) => ({ employeeId: userDetails._id, roleId: userRoleId, state })),
        roles.find(({ id }) => id === moveTo) ?? null,
      ),
      'moveTo',
    );
    const target = roles.find(({ id }) => id === moveTo);
    for (const one of having)
      if (target)
        one.rolesModulesAndPermissions = {
          userRoleId: target.id,
          userRoleName: target.name,
          modules: permissionsOf(target.rights),
        };
    company().roles = company().roles.filter((one) => one.userRoleId !== userRoleId);
    note(person, 'role', 'deleted', role.name, now);
    return { moved: having.length };
  },
};
