import { amendmentUnderWay, changeUnpaid, isPaidFor, type FlightAmendment } from './flight-amendments.ts';
import type { RequestedChange } from './requested-change.ts';
import type { BookingState } from './states.ts';

/** The facts of a booking that its cost to the company follows from. Amounts in paise. */
export type CostFacts = {
  state: BookingState;
  /** The price of a confirmed booking less what was cancelled of it. */ total: number;
  refund: { amount: number } | null;
  amendments: readonly FlightAmendment[];
  requestedChange: RequestedChange | null;
  /** Sent for approval up to this price, with nothing held. */ askedUpTo?: number | undefined;
  /** Approved for other flights too, up to this price. */ windowUpTo?: number | undefined;
};

/**
 * What a booking costs its company now, in paise. Reserved: its price, or the ceiling it is asked up to, from the request or
 * hold until it is confirmed, and the ceiling of an approval for other flights as long as it may be used; of a confirmed booking what a change of it may add, while that is asked for or being made.
 * Committed: its price once it is confirmed, less what was refunded. Nothing before it is asked for, and nothing once it
 * ended without a booking.
 */
export function companyCost(booking: CostFacts): { reserved: number; committed: number } {
  const { state, total, refund, askedUpTo, windowUpTo = 0 } = booking;
  switch (state) {
    case 'quoted':
    case 'declined':
      return { reserved: 0, committed: 0 };
    case 'expired':
    case 'failed':
      return { reserved: windowUpTo, committed: 0 };
    case 'awaiting_approval':
    case 'approved':
      return { reserved: Math.max(total, askedUpTo ?? 0, windowUpTo), committed: 0 };
    case 'held':
    case 'paying':
    case 'confirming':
    case 'unknown':
      return { reserved: Math.max(total, windowUpTo), committed: 0 };
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return { reserved: costOfChange(booking), committed: total };
    case 'cancelling':
      return { reserved: 0, committed: total };
    case 'cancelled':
      return { reserved: 0, committed: total - (refund?.amount ?? 0) };
  }
}

/** What a change that is asked for, being paid or being made may add to the price. */
function costOfChange({ total, amendments, requestedChange }: CostFacts): number {
  const made = changeUnpaid(amendments) ?? amendmentUnderWay(amendments);
  return Math.max(
    0,
    made && isPaidFor(made) ? made.amount : 0,
    requestedChange && isUnderWay(requestedChange) ? requestedChange.upTo - total : 0,
  );
}

/** A change that was approved and could not be made waits for whoever asked; nothing is reserved for it. */
const isUnderWay = ({ state, problem }: RequestedChange): boolean =>
  state === 'waiting' || (state === 'approved' && problem === null);
