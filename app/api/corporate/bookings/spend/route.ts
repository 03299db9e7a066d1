import * as contract from '#features/bookings/contract.ts';
import { readCompanySpend } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.companySpend, readCompanySpend);
