/** The lists of notifications (3.12). */
export const NOTIFICATION_LISTS = ['approvals', 'travelRequests', 'tripReminders'] as const;
export type NotificationListName = (typeof NOTIFICATION_LISTS)[number];

export const LIST_LABELS = {
  approvals: 'Approvals',
  travelRequests: 'My requests',
  tripReminders: 'Trips',
} as const satisfies Record<NotificationListName, string>;

/** The lists that "mark all as read" empties (4.12). Reminders stay until the trip begins. */
export const EMPTIED_LISTS = ['approvals', 'travelRequests'] as const satisfies readonly NotificationListName[];

/** Notifications per page (5.7, 9.5). */
export const NOTIFICATIONS_A_PAGE = 10;

/** How long before it begins people are reminded of a trip (9.6). */
export const REMINDER_DAYS = 5;

/**
 * Whether there are more pages (5.7): the page holds exactly ten items, and page × 10 is below the total.
 *
 * @param items Number of items on the page.
 * @param page Its number, from 1.
 * @param total Number of items of all pages.
 */
export const hasMore = (items: number, page: number, total: number): boolean =>
  items === NOTIFICATIONS_A_PAGE && page * NOTIFICATIONS_A_PAGE < total;
