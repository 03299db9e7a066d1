import type { Run } from './run.ts';

/**
 * What an email about a request showed: which booking, at which price, until when. A link of that email decides nothing
 * else: after a new fare, or for another booking of the trip, it no longer works.
 */
export const requestVersion = (bookingId: string, { amount, deadline }: Pick<Run, 'amount' | 'deadline'>): string =>
  `${bookingId} ${amount} ${deadline}`;
