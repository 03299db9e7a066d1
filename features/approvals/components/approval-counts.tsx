'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useLiveUpdates } from '#lib/client/live-updates.ts';
import { useApprovals } from '#features/approvals/client/approvals-store.ts';
import { initialiseApprovals } from '../client/initialise-approvals.ts';
import { useApprover } from '../client/use-approver.ts';

const LOOK_AGAIN_MS = 60_000;

/** Text beside Approvals in the account menu, such as ", 2 to decide"; nothing when no request is pending. */
export function ApprovalsToDecide() {
  const count = useApprovals((state) => state.count);
  return count > 0 && `, ${count} to decide`;
}

/**
 * Keeps the number of requests to decide, which the navigation shows. Refetched on every page change, and every minute
 * while no live updates arrive. Renders nothing.
 */
export function ApprovalCounts() {
  const approver = useApprover();
  const path = usePathname();
  const { userId = '', companyId = '', sees = false } = approver ?? {};
  const live = useLiveUpdates();
  useEffect(() => {
    if (!sees) return;
    const look = () => void initialiseApprovals({ userId, companyId });
    look();
    if (live) return;
    const again = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }, [userId, companyId, sees, path, live]);
  return null;
}
