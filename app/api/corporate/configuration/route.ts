import * as contract from '#features/companies/contract.ts';
import { readConfiguration, saveConfiguration } from '#features/companies/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.companyConfiguration, readConfiguration);
export const PUT = handle(contract.saveConfiguration, saveConfiguration);
