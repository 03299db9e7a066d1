'use client';

import { toast } from '#components/ui/toast.ts';
import { hearApproval, isApprovalMessage } from '#features/approvals/client/hear-approval.ts';
import { initialiseApprovals } from '#features/approvals/client/initialise-approvals.ts';
import { readApprovals, refreshApprovals } from '#features/approvals/client/approvals-store.ts';
import { statusToast } from '#features/approvals/rules/text/status-toast.ts';
import { useApprover } from '#features/approvals/client/use-approver.ts';
import { NotificationProvider } from '#features/notifications/components/notification-provider.tsx';
import { routes } from '#lib/shared/routes.ts';
import type { OwnTopic } from '#lib/shared/realtime.ts';

/** What the tab does with the messages it hears. */
export function WorkNotifications() {
  const approver = useApprover();
  const heard = (topic: OwnTopic, body: unknown) => {
    if (topic !== 'approval' || !isApprovalMessage(body)) return;
    hearApproval(body);
    const { approvalStatus, travelCategory, companyId, bookingId } = body;
    if (approvalStatus === 'pending') return; // whoever is asked sees the count
    const { tone, text } = statusToast(approvalStatus, travelCategory);
    const href = routes.approvalStatus(travelCategory, { companyId, bookingId });
    toast[tone](text, { href, actionLabel: 'See request' });
  };
  /** What changed before the connection was there, or while it was not. */
  const connected = () => {
    if (!approver?.sees) return;
    void initialiseApprovals(approver);
    if (readApprovals().status !== 'idle') refreshApprovals(1);
  };
  return <NotificationProvider heard={heard} connected={connected} />;
}
