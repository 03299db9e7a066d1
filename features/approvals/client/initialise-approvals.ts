import { callOperation } from '#lib/client/call-operation.ts';
import {
  approvalsFailed,
  beginApprovals,
  storeCounts,
  readApprovals,
} from '#features/approvals/client/approvals-store.ts';
import { approvalList } from './calls.ts';

const initialised = { userId: '' };

/**
 * Loads the approvals of the person in this tab (8.1, 8.3). Resets the store for another person; a refetch for the same
 * person leaves it as it is.
 */
export async function initialiseApprovals({ userId, companyId }: { userId: string; companyId: string }): Promise<void> {
  if (initialised.userId !== userId) beginApprovals(userId, companyId);
  initialised.userId = userId;
  try {
    storeCounts(
      await callOperation(approvalList, {
        query: { userId, requestType: '4', pageNo: '1', pageSize: '1', sortBy: 'desc' },
      }),
    );
  } catch {
    if (readApprovals().status === 'idle') approvalsFailed(4);
  }
}
