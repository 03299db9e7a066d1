import * as contract from '#features/companies/contract.ts';
import { readEmployee } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.userDetails, readEmployee);
