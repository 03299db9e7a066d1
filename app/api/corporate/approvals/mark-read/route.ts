import * as contract from '#features/approvals/contract.ts';
import { markRead } from '#features/approvals/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.markApprovalsRead, markRead);
