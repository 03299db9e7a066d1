import type { BookingState } from './states.ts';

/** A held room is ours for this long. */
export const HOLD_MINUTES = 30;
/** What waits for approval is asked to be held for this long; the supplier may hold it for less. */
export const APPROVAL_HOURS = 24;
/** A checked price that nobody held is forgotten after this long. */
export const QUOTE_HOURS = 24;
/** How long whoever moved a booking on may take to finish the step before the recovery job takes over. */
export const STEP_SECONDS = 30;

const FIRST_WAIT = 1000;
export const LONGEST_WAIT = 4 * 3_600_000;

/** States in which a step is under way or being repeated; all others wait for a deadline, or for nobody. */
export const WAITS_FOR_A_STEP = [
  'confirming',
  'unknown',
  'amending',
  'cancelling',
  'expired',
  'declined',
  'failed',
] as const satisfies readonly BookingState[];

/** 9.12: the n-th wait (from 0) is 1 s × 2ⁿ, at most 4 hours. In milliseconds. */
export const waitAfter = (checks: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(checks, 30));

export const plusMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

/** When the recovery job should look at a booking that has just come to this state; null when it waits on nobody. */
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
    case 'confirming': // the supplier is being asked
    case 'amending': // the same
    case 'cancelling': // the supplier is being told
    case 'expired': // the supplier's hold is being released
    case 'declined': // the same
    case 'failed': // the same
      return soon;
    case 'awaiting_approval': // its request keeps the time
    case 'confirmed':
    case 'cancelled':
      return null;
  }
}
