import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { role, roleForm } from './organisation.ts';

const id = z.string().min(1).max(60);
const done = z.object({ done: z.literal(true) });

export const roles = defineOperation({
  name: 'companies.roles',
  method: 'GET',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['3.8', '6.6', '7.20'],
  summary: 'The company’s roles, what each allows, and how many people have it',
  response: z.object({ roles: z.array(role) }),
});
/** Refusals: CONFLICT beside `userRoleName`; FORBIDDEN for rights that the caller lacks. */
export const addRole = defineOperation({
  name: 'companies.addRole',
  method: 'POST',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['6.6', '7.20'],
  summary: 'Adds a role; nobody gives rights that they do not hold',
  body: roleForm,
  response: z.object({ userRoleId: z.string() }),
});
export const changeRole = defineOperation({
  name: 'companies.changeRole',
  method: 'PUT',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['6.6', '7.20'],
  summary: 'Renames a role or changes what it allows; the administrator’s stays whole',
  body: roleForm.extend({ userRoleId: id }),
  response: done,
});
export const deleteRole = defineOperation({
  name: 'companies.deleteRole',
  method: 'DELETE',
  path: '/api/corporate/roles',
  caller: 'corporate',
  permission: 'company.delete',
  requirements: ['6.6', '7.20'],
  summary: 'Deletes a role; its people get the one that `moveTo` names',
  body: z.object({ userRoleId: id, moveTo: id.nullable().default(null) }),
  response: z.object({ moved: z.int() }),
});
