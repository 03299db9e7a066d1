import * as contract from '#features/companies/contract.ts';
import { changeEmployee, listEmployees } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.employeeList, listEmployees);
export const PUT = handle(contract.changeEmployee, changeEmployee);
