import 'server-only';
import { lt } from 'drizzle-orm';
import { keptForever, keptUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { staffAccounts, staffLinks, staffSessions } from './tables.ts';

/** How long the rows of the desk's tables are stored. */
export const deskRetention: readonly Retention[] = [
  keptForever(staffAccounts, 'the audit trail names who acted, also after they left'),
  keptUntil(staffLinks, 'until the link runs out', 'opens nothing any more', (now) => lt(staffLinks.expiresAt, now)),
  keptUntil(staffSessions, 'until the sign-in runs out', 'opens nothing any more', (now) =>
    lt(staffSessions.expiresAt, now),
  ),
];
