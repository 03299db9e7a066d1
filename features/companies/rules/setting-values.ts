/** How a company pays: from its wallet, or on credit up to a limit. */
export const PAYING = ['wallet', 'credit'] as const;
/** Whom people may book for: themselves, those who report to them, their department, everybody. */
export const BOOKERS = ['self', 'reports', 'department', 'company'] as const;
/** What a booking must say before it is made. */
export const BOOKING_FIELDS = ['costCentre', 'project', 'purpose'] as const;
/** Notifications. */
export const NOTICES = ['approvals', 'bookings', 'policyChanges', 'tripReminders'] as const;
