import * as contract from '#features/companies/contract.ts';
import { readCompany, saveCompany } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.companyProfile, readCompany);
export const PUT = handle(contract.saveCompany, saveCompany);
