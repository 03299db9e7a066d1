import 'server-only';

/** How long a push message may wait to be read before the email of the same news goes out. */
export const READING_MS = 10 * 60_000;
/** Of news with a deadline, at most this share of the time that is left. */
const SHARE = 0.1;

/** The email: when its news happened, and until when that is worth knowing. */
type EmailOfNews = { createdAt: Date; deadline: Date | null };
/**
 * The push message of the same news. `acceptedAt`: a push service took it; `waiting`: when a message is tried next, and
 * how often it was; null where there is none, because the person has no device or does not want such news by push.
 */
type PushOfNews = { acceptedAt: Date | null; waiting: { nextTryAt: Date; tries: number } | null };

/**
 * When the email of a piece of news is sent, unless that was read by then: at once where no push message tells it, else
 * ten minutes after it, or a tenth of the time that is left where that is shorter. In quiet hours the push message comes
 * first too, unless there is a deadline.
 */
export function emailTime({ createdAt, deadline }: EmailOfNews, { acceptedAt, waiting }: PushOfNews): Date {
  if (!acceptedAt && !waiting) return createdAt;
  const left = deadline ? Math.max(0, deadline.getTime() - createdAt.getTime()) : Infinity;
  const soonest = new Date(createdAt.getTime() + Math.min(READING_MS, left * SHARE));
  if (deadline) return soonest;
  if (acceptedAt) return new Date(acceptedAt.getTime() + READING_MS);
  const isQuiet = waiting !== null && waiting.tries === 0 && waiting.nextTryAt > soonest;
  return isQuiet ? new Date(waiting.nextTryAt.getTime() + READING_MS) : soonest;
}
