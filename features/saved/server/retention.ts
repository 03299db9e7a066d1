import 'server-only';
import { lt } from 'drizzle-orm';
import {
  daysBefore,
  retainedForever,
  retainedUntil,
  retainedWith,
  type Retention,
} from '#lib/server/jobs/retention.ts';
import { savedLikes, savedLists, savedStays } from './tables.ts';

/** How long saved stays are stored. */
export const savedRetention: readonly Retention[] = [
  retainedUntil(savedStays, 'two days after check-in', 'or until the person removes it or closes the account', (now) =>
    lt(savedStays.checkIn, daysBefore(now, 2).toISOString().slice(0, 10)),
  ),
  retainedWith(savedStays, savedLikes),
  retainedForever(savedLists, 'until the person stops sharing or closes the account'),
];
