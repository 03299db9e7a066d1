import * as contract from '#features/approvals/contract.ts';
import { readStanding } from '#features/approvals/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.approvalStanding, readStanding);
