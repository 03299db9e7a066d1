import 'server-only';

/**
 * Which emails go out before which: `security` (codes, password links, notices about an account), `personal` (about
 * something its reader does or is asked), `bulk` (one person writes to many: invitations).
 */
export const URGENCIES = ['security', 'personal', 'bulk'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** As the database keeps it: emails of a lower number go first. */
export const rankOf = (urgency: Urgency): number => URGENCIES.indexOf(urgency);
