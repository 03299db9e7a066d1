'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { useSession } from '#features/session/client/session.ts';

const Counts = onDemand(() => import('./approval-counts.tsx').then((counts) => counts.ApprovalCounts));

/** ", 2 to decide", beside Approvals in the account menu. */
export const ApprovalsToDecide = onDemand(() =>
  import('./approval-counts.tsx').then((counts) => counts.ApprovalsToDecide),
);

/** Keeps the number of requests to decide; its code is loaded for corporate users only. */
export function ApprovalBadge() {
  const atWork = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return atWork ? <Counts /> : null;
}
