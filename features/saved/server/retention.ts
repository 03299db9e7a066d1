import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, keptForever, keptUntil, keptWith, type Retention } from '#lib/server/jobs/retention.ts';
import { savedLikes, savedLists, savedStays } from './tables.ts';

/** How long saved stays are stored. */
export const savedRetention: readonly Retention[] = [
  keptUntil(savedStays, 'two days after check-in', 'or until the person removes it or closes the account', (now) =>
    lt(savedStays.checkIn, daysBefore(now, 2).toISOString().slice(0, 10)),
  ),
  keptWith(savedStays, savedLikes),
  keptForever(savedLists, 'until the person stops sharing or closes the account'),
];
