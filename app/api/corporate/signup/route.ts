import * as contract from '#features/companies/contract.ts';
import { signUpCompany } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.signUp, signUpCompany);
