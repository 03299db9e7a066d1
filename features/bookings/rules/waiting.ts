import type { BookingState } from './states.ts';

/** How long a room is held. */
export const HOLD_MINUTES = 30;
/** How long a hold is asked for when approval is needed; the supplier may hold for less. */
export const APPROVAL_HOURS = 24;
/** A price check without a hold is deleted after this long. */
export const QUOTE_HOURS = 24;
/** How long a step may take before the recovery job takes over. */
export const STEP_SECONDS = 30;

const FIRST_WAIT = 1000;
export const LONGEST_WAIT = 4 * 3_600_000;

/** States in which a step is in progress or being repeated; all others wait for a deadline or for nothing. */
export const WAITS_FOR_A_STEP = [
  'confirming',
  'unknown',
  'amending',
  'cancelling',
  'expired',
  'declined',
  'failed',
] as const satisfies readonly BookingState[];

/** Backoff (9.12): the n-th wait (from 0) is 1 s × 2ⁿ, at most 4 hours. In milliseconds. */
export const waitAfter = (checks: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(checks, 30));

export const plusMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

/** When the recovery job should look at a booking that just entered this state; null when nothing is pending. */
export function dueAfter(
  state: BookingState,
  facts: { now: Date; createdAt: Date; holdExpiresAt: Date | null },
): Date | null {
  const soon = new Date(facts.now.getTime() + STEP_SECONDS * 1000);
  switch (state) {
    case 'quoted':
      return plusMinutes(facts.createdAt, QUOTE_HOURS * 60);
    case 'held':
    case 'approved':
    case 'paying':
    case 'paying_change':
      return facts.holdExpiresAt ?? soon;
    case 'unknown':
      return new Date(facts.now.getTime() + waitAfter(0));
    case 'confirming': // a call to the supplier
    case 'amending': // a call to the supplier
    case 'cancelling': // the supplier is being told of it
    case 'expired': // the supplier's hold is being released
    case 'declined': // the supplier's hold is being released
    case 'failed': // the supplier's hold is being released
      return soon;
    case 'awaiting_approval': // the request has its own deadline
    case 'confirmed':
    case 'cancelled':
      return null;
  }
}
