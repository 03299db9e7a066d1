import * as contract from '#features/approvals/contract.ts';
import { decideApproval } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.decideApproval, decideApproval);
