/** How a company pays: from its wallet, or on credit up to a limit. */
export const PAYING = ['wallet', 'credit'] as const;
/** Whom people may book for: themselves, their direct reports, their department, everybody. */
export const BOOKERS = ['self', 'reports', 'department', 'company'] as const;
/** Fields that can be required for each booking. */
export const BOOKING_FIELDS = ['costCentre', 'project', 'purpose'] as const;
/** Kinds of notifications. */
export const NOTICES = ['approvals', 'bookings', 'policyChanges', 'tripReminders'] as const;
