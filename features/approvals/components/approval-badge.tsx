'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { useSession } from '#features/session/client/session.ts';

const Waiting = onDemand(() => import('./approval-bell.tsx').then((bell) => bell.ApprovalBell));

/** ", 2 to decide", beside Approvals in the account menu. */
export const ApprovalsToDecide = onDemand(() => import('./approval-bell.tsx').then((bell) => bell.ApprovalsToDecide));

/** The bell in the corporate header; its code is loaded for corporate users only. */
export function ApprovalBadge() {
  const atWork = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return atWork ? <Waiting /> : null;
}
