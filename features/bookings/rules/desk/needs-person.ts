import type { Category } from '../category.ts';
import { PRODUCT_LABELS } from '../product-labels.ts';
import type { BookingState } from '../states.ts';
import { waitAfter } from '../waiting.ts';

/** Bookings a page, and most that a search finds. */
export const DESK_PAGE = 20;
export const MOST_FOUND = 20;
export const LONGEST_NOTE = 600;

/** A step with the supplier, or a refund, that has taken longer than this needs a person. */
export const STUCK_MINUTES = 10;

/**
 * Why a booking needs a person.
 * - `unanswered`: it is paid, and the supplier has not said whether it is booked.
 * - `stuck`: the supplier has not answered a confirmation, change or cancellation for `STUCK_MINUTES`.
 * - `refund`: the gateway has not made a refund for as long.
 */
export const REASONS = ['unanswered', 'stuck', 'refund'] as const;
export type Reason = (typeof REASONS)[number];

/** States in which the supplier is being asked; all but `unknown` need a person only once they are stuck. */
export const ASKING_STATES = ['confirming', 'unknown', 'amending', 'cancelling'] as const satisfies BookingState[];

type Facts = { state: BookingState; updatedAt: Date; refundSince: Date | null };

/** Why a booking needs a person now, and since when; null where it needs none. */
export function needsPerson(
  { state, updatedAt, refundSince }: Facts,
  now: Date,
): { reason: Reason; since: Date } | null {
  const stuckBefore = now.getTime() - STUCK_MINUTES * 60_000;
  if (state === 'unknown') return { reason: 'unanswered', since: updatedAt };
  if (ASKING_STATES.some((one) => one === state) && updatedAt.getTime() <= stuckBefore)
    return { reason: 'stuck', since: updatedAt };
  return refundSince && refundSince.getTime() <= stuckBefore ? { reason: 'refund', since: refundSince } : null;
}

/** The reason as a sentence. */
export function reasonSentence(reason: Reason, state: BookingState, category: Category): string {
  const { seller, Seller } = PRODUCT_LABELS[category];
  if (reason === 'unanswered') return `Paid, and ${seller} has not said whether it is booked.`;
  if (reason === 'refund') return 'The payment gateway has not made a refund yet.';
  if (state === 'amending') return `${Seller} has not answered a change that was asked for.`;
  if (state === 'cancelling') return `${Seller} has not taken the cancellation, and the refund waits for it.`;
  return `Paid, and the question to ${seller} was not finished.`;
}

/** When the recovery job next looks at a row. */
type Appointment = { state: BookingState; checks: number; nextCheckAt: Date | null; updatedAt: Date };

/**
 * How often the supplier was asked since the booking came to its state, when last, and when it is asked again (null: now).
 * The job notes its next check before it asks, so the last question follows from it.
 */
export function questionsAsked(
  { state, checks, nextCheckAt, updatedAt }: Appointment,
  now: Date,
): { times: number; lastAt: Date; nextAt: Date | null } | null {
  if (!ASKING_STATES.some((one) => one === state)) return null;
  if (nextCheckAt === null || nextCheckAt <= now) return { times: checks + 1, lastAt: updatedAt, nextAt: null };
  const last = checks ? nextCheckAt.getTime() - waitAfter(checks) : updatedAt.getTime();
  return {
    times: checks + 1,
    lastAt: new Date(Math.min(Math.max(last, updatedAt.getTime()), now.getTime())),
    nextAt: nextCheckAt,
  };
}
