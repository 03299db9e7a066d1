import { PUSH_AGAIN_HOURS, PUSH_EVERY_MINUTES, READING_SECONDS } from './message-limits.ts';

/** Up to when somebody has read the messages of an event, and when a push message last told them of one. */
export type Reading = { seenAt: Date | null; pushedAt: Date | null };

const MINUTE = 60_000;

/**
 * Whether a push message tells somebody of what is written at `now`: one until they have read, and none sooner than
 * `PUSH_EVERY_MINUTES` after the last; another one after `PUSH_AGAIN_HOURS` in which they read nothing.
 */
export function isPushDue({ seenAt, pushedAt }: Reading, now: Date): boolean {
  if (!pushedAt) return true;
  const hasRead = seenAt !== null && seenAt >= pushedAt;
  return now.getTime() - pushedAt.getTime() >= (hasRead ? PUSH_EVERY_MINUTES : PUSH_AGAIN_HOURS * 60) * MINUTE;
}

/**
 * What is known of somebody who has now read up to `readTo`; never back. `isRead`: they have read what a push message told
 * them of, or was about to: one that still waits is not sent, and does not count.
 */
export function afterReading(
  { seenAt, pushedAt }: Reading,
  readTo: Date,
  now: Date,
): Reading & { seenAt: Date; isRead: boolean } {
  const isRead = pushedAt !== null && pushedAt <= readTo && (seenAt === null || seenAt < pushedAt);
  const waited = isRead && now.getTime() - pushedAt.getTime() < READING_SECONDS * 1000;
  return { seenAt: seenAt && seenAt > readTo ? seenAt : readTo, pushedAt: waited ? null : pushedAt, isRead };
}
