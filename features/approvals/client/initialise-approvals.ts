import { callOperation } from '#lib/client/call-operation.ts';
import {
  approvalsFailed,
  beginApprovals,
  keepCounts,
  readApprovals,
} from '#features/approvals/client/approvals-store.ts';
import { approvalList } from './calls.ts';

let begunFor = '';

/** Reads what waits for somebody (8.1, 8.3): the store begins anew for another person, and stays as it is while one is only asked again. */
export async function initialiseApprovals({ userId, companyId }: { userId: string; companyId: string }): Promise<void> {
  if (begunFor !== userId) beginApprovals(userId, companyId);
  begunFor = userId;
  try {
    keepCounts(
      await callOperation(approvalList, {
        query: { userId, requestType: '4', pageNo: '1', pageSize: '1', sortBy: 'desc' },
      }),
    );
  } catch {
    if (readApprovals().status === 'idle') approvalsFailed(4);
  }
}
