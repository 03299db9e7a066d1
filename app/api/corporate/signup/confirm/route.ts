import * as contract from '#features/companies/contract.ts';
import { confirmCompany } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.confirmSignUp, confirmCompany);
