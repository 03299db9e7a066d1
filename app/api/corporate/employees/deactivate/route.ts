import { deactivateEmployee } from '#features/bookings/server/index.ts';
import * as contract from '#features/companies/contract.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.deactivateEmployee, deactivateEmployee);
