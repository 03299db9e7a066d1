import * as contract from '#features/approvals/contract.ts';
import { listAlternatives } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.approvalAlternatives, listAlternatives);
