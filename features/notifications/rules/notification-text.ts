import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { Notification } from '../contract.ts';

type NotificationFacts = Pick<Notification, 'kind' | 'approvalStatus' | 'title' | 'by' | 'travelCategory' | 'from'>;

const ENDS: Record<string, string> = {
  approved: 'was approved',
  declined: 'was declined',
  rejected: 'ended without a decision',
  withdrawn: 'was withdrawn',
};

const stayBegins = (title: string) => `Your stay at ${title} begins`;
/** How a trip begins, by category (3.17), where it is not a stay. */
const BEGINS: Record<number, typeof stayBegins> = { 2: (title) => `Your flight, ${title}, leaves` };

/** What happened, as a sentence. `today`: the reader's date. */
export function notificationSentence(told: NotificationFacts, today: string): string {
  const { kind, approvalStatus, title, by, travelCategory, from } = told;
  const who = by ?? 'You';
  switch (kind) {
    case 'asked':
      return approvalStatus === 'pending'
        ? `${who} asks you to approve ${title}`
        : `${who} asked you to approve ${title}`;
    case 'question':
      return `${who} has a question about ${title}`;
    case 'reply':
      return `${who} answered a question about ${title}`;
    case 'ended':
      return `Your request for ${title} ${ENDS[approvalStatus ?? ''] ?? 'was updated'}`;
    case 'checkIn':
      return `Web check-in is open for ${title}`;
    case 'newTimes':
      return `The airline changed the times of ${title}`;
    case 'reminder':
      return `${(BEGINS[travelCategory] ?? stayBegins)(title)} on ${formatDate(from, today)}`;
  }
}

/** Place and days of the trip, below the sentence; who booked it, where that was someone else. */
export function notificationDetail(
  { place, from, to, list, by }: Pick<Notification, 'place' | 'from' | 'to' | 'list' | 'by'>,
  today: string,
): string {
  const parts = [
    place,
    formatDateRange(from, to, today),
    list === 'tripReminders' && by !== null ? `booked by ${by}` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Where a notification leads; null where the reader has no page of it. */
export function notificationHref(
  { list, bookingId, travelCategory, opens }: Pick<Notification, 'list' | 'bookingId' | 'travelCategory' | 'opens'>,
  companyId: string,
): string | null {
  if (!opens) return null;
  if (list === 'approvals') return workRoutes.corporateApprovals({ bookingId });
  if (list === 'travelRequests') return workRoutes.approvalStatus(travelCategory, { companyId, bookingId });
  return workRoutes.companyTrip(travelCategory, bookingId);
}
