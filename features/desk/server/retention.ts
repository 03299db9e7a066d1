import 'server-only';
import { lt } from 'drizzle-orm';
import { retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { staffAccounts, staffLinks, staffSessions } from './tables.ts';

/** How long the rows of the desk's tables are stored. */
export const deskRetention: readonly Retention[] = [
  retainedForever(staffAccounts, 'the audit trail names who acted, also after they left'),
  retainedUntil(staffLinks, 'until the link runs out', 'opens nothing any more', (now) =>
    lt(staffLinks.expiresAt, now),
  ),
  retainedUntil(staffSessions, 'until the sign-in runs out', 'opens nothing any more', (now) =>
    lt(staffSessions.expiresAt, now),
  ),
];
