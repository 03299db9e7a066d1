import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { pushDevices, pushMessages, quietHours } from './tables.ts';

/** A browser that is used renews its registration every 7 days (9.8). */
const UNUSED_DAYS = 90;

/** How long the rows of push tables are stored. */
export const pushRetention: readonly Retention[] = [
  retainedUntil(
    pushDevices,
    `${counted(UNUSED_DAYS, 'day')} after the registration was last renewed; at once when the person logs out`,
    'a browser in use renews it every 7 days',
    (now) => lt(pushDevices.registeredAt, daysBefore(now, UNUSED_DAYS)),
  ),
  retainedForever(quietHours, 'until the person removes them, closes the account or leaves the company'),
  retainedUntil(pushMessages, 'until it is sent, at most a day after quiet hours', 'of no use later', (now) =>
    lt(pushMessages.expiresAt, now),
  ),
];
