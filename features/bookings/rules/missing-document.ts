import type { Category } from './category.ts';
import { PRODUCT_LABELS } from './product-labels.ts';
import type { BookingState } from './states.ts';

export type DocumentKind = 'voucher' | 'ticket' | 'invoice' | 'credit note' | 'calendar file';

type Facts = {
  category?: Category;
  state: BookingState;
  /** The hotel or airline. */ hotel: string;
  /** The refund in paise; null when nothing was cancelled. */ refund: number | null;
};

const OVER: readonly BookingState[] = ['declined', 'expired', 'failed'];
const CONFIRMED_ONCE: readonly BookingState[] = ['confirmed', 'paying_change', 'amending', 'cancelling', 'cancelled'];
/** Its tickets or its room are valid. */
export const STANDS: readonly BookingState[] = ['confirmed', 'paying_change', 'amending'];

/** Why a booking has no such document now, as a sentence; null when it has. */
export function missingDocument(
  document: DocumentKind,
  { state, hotel, refund, category = 'hotel' }: Facts,
): string | null {
  const { seller, trip } = PRODUCT_LABELS[category];
  if (document === 'voucher' && category === 'flight') return 'A flight has no voucher. Its document is the e-ticket.';
  if (document === 'ticket' && category !== 'flight') return `A ${trip} has no ticket. Its document is the voucher.`;
  if (OVER.includes(state)) return `${hotel} never confirmed this booking, so it has no ${document}.`;
  if (!CONFIRMED_ONCE.includes(state))
    return `${hotel} has not confirmed this booking yet, so it has no ${document}. It is here as soon as ${seller} confirms.`;
  if (document === 'invoice') return null;
  if (document === 'credit note') return missingCreditNote(state, refund, trip);
  return STANDS.includes(state)
    ? null
    : `This ${trip} was cancelled, so it has no ${document} any more. Its invoice is still here.`;
}

function missingCreditNote(state: BookingState, refund: number | null, trip: string): string | null {
  if (STANDS.includes(state)) return `This ${trip} is not cancelled, so it has no credit note.`;
  if (state === 'cancelling')
    return 'The cancellation is still under way. The credit note is here as soon as it is done.';
  return refund ? null : 'Nothing came back for this cancellation, so it has no credit note. The invoice stands.';
}
