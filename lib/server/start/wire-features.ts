import 'server-only';
import { approvalConfigurations, passOnApprovals, waitingApprovals } from '#features/approvals/server/index.ts';
import { applyApprovalOutcome, bookingReader, takeBackOfLeaver } from '#features/bookings/server/index.ts';
import { companyPeople, memberships, travellerReader } from '#features/companies/server/index.ts';
import { eventGuests } from '#features/events/server/index.ts';
import { listedStays } from '#features/hotels/server/index.ts';
import { sessionReader } from '#features/identity/server/index.ts';
import { notifyOfApproval, notifyOfConfirmation, notifyOfPolicy } from '#features/notifications/server/index.ts';
import { eraseTravellers } from '#features/travellers/server/index.ts';
import { wireSubscribers } from '../domain-events.ts';
import { wirePorts } from '../ports/read-ports.ts';

/** Connects every read port with the feature that implements it, and every domain event with what acts on it. */
export function wireFeatures(): void {
  wirePorts({
    sessions: sessionReader,
    companyPeople,
    memberships,
    travellers: travellerReader,
    eventGuests,
    listedStays,
    approvalConfigurations,
    approvals: waitingApprovals,
    bookings: bookingReader,
  });
  wireSubscribers({
    'employee.leaving': [passOnApprovals, takeBackOfLeaver, eraseTravellers],
    'approval.ended': [applyApprovalOutcome],
    'approval.changed': [notifyOfApproval],
    'booking.confirmed': [notifyOfConfirmation],
    'policy.changed': [notifyOfPolicy],
  });
}
