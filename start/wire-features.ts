import 'server-only';
import {
  approvalConfigurations,
  passOnApprovals,
  readWithNotifications,
  waitingApprovals,
} from '#features/approvals/server/index.ts';
import { applyApprovalOutcome, bookingReader, withdrawForLeaver } from '#features/bookings/server/index.ts';
import { budgetReader, chargeBudgets } from '#features/budgets/server/index.ts';
import { companyPeople, memberships, travellerReader } from '#features/companies/server/index.ts';
import { staffReader } from '#features/desk/server/index.ts';
import { eventGuests } from '#features/events/server/index.ts';
import { listedStays } from '#features/hotels/server/index.ts';
import { languageOf, languagesOf, sessionReader } from '#features/identity/server/index.ts';
import {
  deleteNotificationsOfLeaver,
  notificationCounts,
  notificationPreferences,
  notifyOfApproval,
  notifyOfConfirmation,
  notifyOfPeople,
  notifyOfPerson,
  notifyOfPolicy,
  notifyOfTransport,
  notifyOfTransportConfirmed,
  readWithRequests,
} from '#features/notifications/server/index.ts';
import {
  dropCheckInPushes,
  dropEventPushes,
  dropReadPushes,
  eraseDevices,
  deleteDeviceOfBrowser,
  pushApprovalNews,
  pushBookingNews,
  pushEventMessages,
  pushPriceFell,
  pushes,
} from '#features/push/server/index.ts';
import { applyTransportApproval, transportCosts } from '#features/transport/server/index.ts';
import { eraseTravellers } from '#features/travellers/server/index.ts';
import { wireSubscribers } from '#lib/server/domain-events.ts';
import { withdrawReadMails, withdrawWaitingMails } from '#lib/server/mail/news.ts';
import { wirePorts } from '#lib/server/ports/read-ports.ts';

/** Connects every read port with the feature that implements it, and every domain event with its subscribers. */
export function wireFeatures(): void {
  wirePorts({
    sessions: sessionReader,
    accounts: { languageOf, languagesOf },
    companyPeople,
    memberships,
    travellers: travellerReader,
    eventGuests,
    staff: staffReader,
    listedStays,
    approvalConfigurations,
    approvals: waitingApprovals,
    budgets: budgetReader,
    bookings: bookingReader,
    transport: transportCosts,
    notifications: notificationCounts,
    notificationPreferences,
    pushes,
  });
  wireSubscribers({
    'employee.leaving': [
      passOnApprovals,
      withdrawForLeaver,
      eraseTravellers,
      eraseDevices,
      deleteNotificationsOfLeaver,
    ],
    'approval.ended': [applyApprovalOutcome, applyTransportApproval],
    'approval.changed': [notifyOfApproval, pushApprovalNews],
    'approval.read': [readWithRequests, dropReadPushes, withdrawReadMails],
    'notification.read': [readWithNotifications, dropReadPushes, withdrawReadMails],
    'booking.read': [withdrawWaitingMails],
    'booking.confirmed': [notifyOfConfirmation],
    'booking.cost-changed': [chargeBudgets],
    'booking.news': [pushBookingNews],
    'booking.check-in-ended': [dropCheckInPushes],
    'price.fell': [pushPriceFell],
    'event.messages': [pushEventMessages],
    'event.messages-read': [dropEventPushes],
    'browser.logged-out': [deleteDeviceOfBrowser],
    'transport.changed': [notifyOfTransport],
    'transport.confirmed': [notifyOfTransportConfirmed],
    'policy.changed': [notifyOfPolicy],
    'person.changed': [notifyOfPerson],
    'people.changed': [notifyOfPeople],
  });
}
