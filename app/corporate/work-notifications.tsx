'use client';

import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { onApprovalMessage, isApprovalMessage } from '#features/approvals/client/on-approval-message.ts';
import { initialiseApprovals } from '#features/approvals/client/initialise-approvals.ts';
import { readApprovals, refreshApprovals } from '#features/approvals/client/approvals-store.ts';
import { quoteToast, statusToast } from '#features/approvals/rules/text/status-toast.ts';
import { useApprover } from '#features/approvals/client/use-approver.ts';
import { refetchTravellers } from '#features/bookings/client/company/initialise-travellers.ts';
import { selectedIds, useTravellers } from '#features/bookings/client/company/travellers-store.ts';
import { COMPANY } from '#features/companies/client/company-key.ts';
import { hearPolicyChange, isPolicyMessage } from '#features/policy/client/policy-change-store.ts';
import {
  onNotificationMessage,
  isNotificationMessage,
} from '#features/notifications/client/on-notification-message.ts';
import { initialiseNotifications } from '#features/notifications/client/load-notifications.ts';
import { useNotified } from '#features/notifications/client/use-notified.ts';
import { NotificationProvider } from '#features/notifications/components/notification-provider.tsx';
import {
  isPeopleMessage,
  isPersonMessage,
  type PeopleMessage,
  personChangeText,
  type PersonMessage,
} from '#features/notifications/rules/people-messages.ts';
import { refetchUserDetails } from '#features/session/client/refetch-user-details.ts';
import { confirmationToast, isTransportConfirmation } from '#features/transport/rules/confirmation-toast.ts';
import { TRANSPORT } from '#features/transport/client/queries.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { POLICY_TOPIC, type TopicName } from '#lib/shared/realtime.ts';

/** Closes the push notifications of what was read in another tab, or on another device, where this browser shows them. */
const closeRead = async (read: string): Promise<void> => {
  const { closeShown } = await import('#features/push/client/close-shown.ts');
  await closeShown(read === 'All' ? null : read);
};

/** The effect of each message on this tab. */
export function WorkNotifications() {
  const approver = useApprover();
  const notified = useNotified();
  const queries = useQueryClient();
  const travellerIds = useTravellers((state) => selectedIds(state).join());
  const hearPerson = (message: PersonMessage) => {
    refetchUserDetails();
    void queries.invalidateQueries({ queryKey: COMPANY });
    const text = personChangeText(message, notified?.userId ?? '');
    if (text) toast.info(text);
  };
  const hearPeople = ({ actorId, employeeId }: PeopleMessage) => {
    void queries.invalidateQueries({ queryKey: COMPANY });
    const isLookedAt = window.location.pathname === workRoutes.corporateCompany();
    const isOwn = notified?.userId === actorId || notified?.userId === employeeId;
    if (isLookedAt && !isOwn) toast.info('The list of people was updated.');
  };
  const heard = (topic: TopicName, body: unknown) => {
    if (topic === POLICY_TOPIC && isPolicyMessage(body)) hearPolicyChange(body, () => void refetchTravellers());
    if (topic === 'corporateUser' && isPersonMessage(body)) hearPerson(body);
    if (topic === 'corporateEmployee' && isPeopleMessage(body)) hearPeople(body);
    if (topic === 'notification' && isNotificationMessage(body)) {
      onNotificationMessage(body);
      if (body.read) void closeRead(body.read);
    }
    if (topic === 'bookingConfirmation' && isTransportConfirmation(body)) {
      void queries.invalidateQueries({ queryKey: TRANSPORT });
      toast.success(confirmationToast(body), {
        seconds: 8,
        href: workRoutes.transportRequest(body.bookingId),
        actionLabel: 'See details',
      });
    }
    if (topic !== 'approval' || !isApprovalMessage(body)) return;
    onApprovalMessage(body);
    const { approvalStatus, travelCategory, companyId, bookingId, hasQuote } = body;
    if (travelCategory > TRAVEL_CATEGORY_CODES.flight) void queries.invalidateQueries({ queryKey: TRANSPORT });
    if (typeof hasQuote === 'boolean') {
      const { tone, text } = quoteToast(hasQuote);
      return toast[tone](text, { href: workRoutes.transportRequest(bookingId), actionLabel: 'See request' });
    }
    if (approvalStatus === 'pending') return; // updates the badge of the person who has to decide
    const { tone, text } = statusToast(approvalStatus, travelCategory);
    const href = workRoutes.approvalStatus(travelCategory, { companyId, bookingId });
    toast[tone](text, { href, actionLabel: 'See request' });
  };
  /** Changes from before the connection was opened, or while it was lost. */
  const connected = () => {
    if (notified) void initialiseNotifications(notified);
    if (!approver?.sees) return;
    void initialiseApprovals(approver);
    if (readApprovals().status !== 'idle') refreshApprovals(1);
  };
  return <NotificationProvider heard={heard} connected={connected} travellerIds={travellerIds} />;
}
