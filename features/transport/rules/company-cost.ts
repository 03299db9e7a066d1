import type { TransportState } from './states.ts';

/** The facts of a request that its cost to the company follows from. Paise. */
export type CostFacts = {
  state: TransportState;
  /** Of the chosen quote; 0 where none is. */ total: number;
  /** It was paid. */ paid: boolean;
  refund: { amount: number } | null;
};

/**
 * What transport costs its company now, in paise. Reserved: the chosen quote, from the request for approval until it is
 * confirmed. Committed: its price once it is confirmed, less what was refunded. Nothing before a quote is chosen.
 */
export function transportCost({ state, total, paid, refund }: CostFacts): { reserved: number; committed: number } {
  switch (state) {
    case 'waiting':
    case 'quoted':
    case 'declined':
    case 'unavailable':
      return { reserved: 0, committed: 0 };
    case 'awaiting_approval':
    case 'approved':
    case 'booking':
      return { reserved: total, committed: 0 };
    case 'confirmed':
      return { reserved: 0, committed: total };
    case 'cancelled':
      return { reserved: 0, committed: paid ? total - (refund?.amount ?? 0) : 0 };
  }
}
