import 'server-only';
import { lt } from 'drizzle-orm';
import { retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { staffAccounts, staffLinks, staffSessions } from './tables.ts';

/** How long the rows of the desk's tables are stored. */
export const deskRetention: readonly Retention[] = [
  retainedForever(staffAccounts, 'the audit trail names who acted, also after they left'),
  retainedUntil(staffLinks, 'until the link expires', 'no longer valid', (now) => lt(staffLinks.expiresAt, now)),
  retainedUntil(staffSessions, 'until the sign-in expires', 'no longer valid', (now) =>
    lt(staffSessions.expiresAt, now),
  ),
];
