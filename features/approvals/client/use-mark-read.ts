import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { storeCounts, markAllRead, markOneRead } from '#features/approvals/client/approvals-store.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { markApprovalsRead } from './calls.ts';
import { REQUESTS } from './request-queries.ts';

/**
 * Marks one request, by its booking id, or all as read (7.15). The store changes at once (4.12), the server's counts
 * follow with the answer.
 */
export function useMarkRead(approverId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bookingIds: string) =>
      callOperation(markApprovalsRead, { query: { approverId, bookingIds }, key: randomId() }),
    onMutate: (bookingIds) => (bookingIds === 'All' ? markAllRead() : markOneRead(bookingIds)),
    onSuccess: async (counts) => {
      storeCounts(counts);
      await client.invalidateQueries({ queryKey: [...REQUESTS, 'list'] });
    },
  });
}
