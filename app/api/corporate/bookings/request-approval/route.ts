import * as contract from '#features/bookings/contract.ts';
import { requestApproval } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.requestApproval, requestApproval);
