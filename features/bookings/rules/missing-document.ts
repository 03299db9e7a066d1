import type { Category } from './category.ts';
import { PRODUCT_LABELS } from './product-labels.ts';
import type { BookingState } from './states.ts';

export type DocumentKind = 'voucher' | 'ticket' | 'invoice' | 'credit note' | 'calendar file' | 'wallet pass';

type Facts = {
  category?: Category;
  state: BookingState;
  /** The hotel or airline. */ hotel: string;
  /** The refund in paise; null when nothing was cancelled. */ refund: number | null;
  /** It was paid in parts, and not all of it. */ inParts?: boolean;
};

const OVER: readonly BookingState[] = ['declined', 'expired', 'failed'];
const CONFIRMED_ONCE: readonly BookingState[] = ['confirmed', 'paying_change', 'amending', 'cancelling', 'cancelled'];
/** Its tickets or its room are valid. */
export const STANDS: readonly BookingState[] = ['confirmed', 'paying_change', 'amending'];

/** Documents that a product never has, and which it has instead. */
const NEVER: Record<Category, Partial<Record<DocumentKind, string>>> = {
  hotel: { ticket: 'A stay has no ticket. Its document is the voucher.' },
  flight: { voucher: 'A flight has no voucher. Its document is the e-ticket.' },
  package: {
    ticket: 'A package has no ticket. Its document is the voucher.',
    'wallet pass': 'A package has no wallet pass. Its document is the voucher.',
  },
};

/** Why a booking has no such document now, as a sentence; null when it has. */
export function missingDocument(
  document: DocumentKind,
  { state, hotel, refund, category = 'hotel', inParts = false }: Facts,
): string | null {
  const { seller, trip } = PRODUCT_LABELS[category];
  const never = NEVER[category][document];
  if (never) return never;
  if (OVER.includes(state)) return `${hotel} never confirmed this booking, so it has no ${document}.`;
  if (!CONFIRMED_ONCE.includes(state))
    return `${hotel} has not confirmed this booking yet, so it has no ${document}. It is here as soon as ${seller} confirms.`;
  if (document === 'invoice') return inParts ? noInvoice(state) : null;
  if (document === 'credit note') return missingCreditNote(state, refund, trip, inParts);
  return STANDS.includes(state)
    ? null
    : `This ${trip} was cancelled, so it has no ${document} any more. Its ${inParts ? 'receipts are' : 'invoice is'} still here.`;
}

const noInvoice = (state: BookingState): string =>
  STANDS.includes(state)
    ? 'The invoice of this package comes when all of it is paid. Until then each payment has a receipt.'
    : 'This package was cancelled before all of it was paid, so it has no invoice. Each payment has a receipt.';

function missingCreditNote(state: BookingState, refund: number | null, trip: string, inParts: boolean): string | null {
  if (STANDS.includes(state)) return `This ${trip} is not cancelled, so it has no credit note.`;
  if (state === 'cancelling')
    return 'The cancellation is still under way. The credit note is here as soon as it is done.';
  return refund
    ? null
    : `Nothing came back for this cancellation, so it has no credit note. The ${inParts ? 'receipts stand' : 'invoice stands'}.`;
}
