import type { BookingState } from './states.ts';

export type BusinessFacts = {
  state: BookingState;
  checkOutAt: Date;
  refund: { to: 'source' | 'wallet'; state: 'pending' | 'processed' } | null;
};

/**
 * What of a booking is not over: a trip that is held or still ahead, a payment under way, money on its way back. Null
 * when all of it is past, or when it never became more than a price that was looked at.
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
