import * as contract from '#features/bookings/contract.ts';
import { previewApproval } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.approvalPreview, previewApproval);
