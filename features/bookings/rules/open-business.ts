import type { BookingState } from './states.ts';

export type BusinessFacts = {
  state: BookingState;
  checkOutAt: Date;
  refund: { to: 'source' | 'wallet'; state: 'pending' | 'processed' } | null;
};

/**
 * What is unfinished in a booking: a held or future trip, a payment in progress, a refund on its way. Null when
 * everything is over, or it was only a price check.
 */
export function openBusiness(
  { state, checkOutAt, refund }: BusinessFacts,
  now: Date,
): 'trip' | 'payment' | 'refund' | null {
  if (
    state === 'paying' ||
    state === 'confirming' ||
    state === 'unknown' ||
    state === 'paying_change' ||
    state === 'amending'
  )
    return 'payment';
  if (state === 'held' || state === 'awaiting_approval' || state === 'approved') return 'trip';
  if (state === 'confirmed' && checkOutAt > now) return 'trip';
  if (state === 'cancelling' || (refund?.to === 'source' && refund.state === 'pending')) return 'refund';
  return null;
}
