import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { notifications, personalSwitchedOff, switchedOff } from './tables.ts';

/** How long notifications are stored. */
export const notificationsRetention: readonly Retention[] = [
  retainedForever(switchedOff, 'until the person changes it or leaves the company'),
  retainedForever(personalSwitchedOff, 'until the person changes it or closes the account'),
  retainedUntil(
    notifications,
    '90 days after the latest news',
    'requests and trips themselves stay in their lists',
    (now) => lt(notifications.at, daysBefore(now, 90)),
  ),
];
