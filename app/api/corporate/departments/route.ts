import * as contract from '#features/companies/contract.ts';
import { addDepartment, changeDepartment, listDepartments } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.departments, listDepartments);
export const POST = handle(contract.addDepartment, addDepartment);
export const PUT = handle(contract.changeDepartment, changeDepartment);
