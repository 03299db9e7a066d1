import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { approvalsRefreshed, useApprovals } from './approvals-store.ts';
import { REQUESTS } from './request-queries.ts';

/** Refetches requests when one of them changed elsewhere (3.13). */
export function useFreshRequests(): void {
  const client = useQueryClient();
  const isStale = useApprovals(({ refresh }) => refresh[1] || refresh[2]);
  useEffect(() => {
    if (!isStale) return;
    approvalsRefreshed();
    void client.invalidateQueries({ queryKey: REQUESTS });
  }, [isStale, client]);
}
