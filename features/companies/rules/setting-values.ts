/** How a company pays: from its wallet, or on credit up to a limit. */
export const PAYING = ['wallet', 'credit'] as const;
/** Whom people may book for by the company's setting: themselves, their direct reports, their department. */
export const BOOKERS = ['self', 'reports', 'department'] as const;
/** The same with the role that books for others, which is everybody (`scopeOfBooker`). */
export type BookerScope = (typeof BOOKERS)[number] | 'company';
/** How many people may book for someone by name. */
export const MOST_ARRANGERS = 100;
/** Fields that can be required for each booking. */
export const BOOKING_FIELDS = ['costCentre', 'project', 'purpose'] as const;
/** Kinds of notifications. */
export const NOTICES = ['approvals', 'bookings', 'policyChanges', 'tripReminders'] as const;
