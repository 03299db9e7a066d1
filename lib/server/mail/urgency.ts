import 'server-only';

/**
 * The order of emails: `security` (codes, password links, notices about an account), `personal` (something its reader
 * does or is asked to do), `bulk` (one person writes to many: invitations).
 */
export const URGENCIES = ['security', 'personal', 'bulk'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** As stored: lower numbers are sent first. */
export const rankOf = (urgency: Urgency): number => URGENCIES.indexOf(urgency);
