import * as contract from '#features/companies/contract.ts';
import { importEmployees } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.importEmployees, importEmployees);
