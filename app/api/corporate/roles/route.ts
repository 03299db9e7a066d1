import * as contract from '#features/companies/contract.ts';
import { addRole, changeRole, deleteRole, listRoles } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.roles, listRoles);
export const POST = handle(contract.addRole, addRole);
export const PUT = handle(contract.changeRole, changeRole);
export const DELETE = handle(contract.deleteRole, deleteRole);
