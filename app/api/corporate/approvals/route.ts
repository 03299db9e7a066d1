import * as contract from '#features/approvals/contract.ts';
import { listApprovals } from '#features/approvals/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.approvalList, listApprovals);
