import * as contract from '#features/companies/contract.ts';
import { addGroup, deleteGroup, renameGroup } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.addGroup, addGroup);
export const PUT = handle(contract.renameGroup, renameGroup);
export const DELETE = handle(contract.deleteGroup, deleteGroup);
