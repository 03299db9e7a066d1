import type { BookingState } from './states.ts';

export type Paper = 'voucher' | 'invoice' | 'credit note' | 'calendar file';

type Facts = { state: BookingState; hotel: string; /** What comes back, in paise; null when nothing was cancelled. */ refund: number | null };

const OVER: readonly BookingState[] = ['declined', 'expired', 'failed'];
const CONFIRMED_ONCE: readonly BookingState[] = ['confirmed', 'cancelling', 'cancelled'];

/** Why a booking has no such paper now, as a sentence; null when it has. */
export function missingPaper(paper: Paper, { state, hotel, refund }: Facts): string | null {
  if (OVER.includes(state)) return `${hotel} never confirmed this booking, so it has no ${paper}.`;
  if (!CONFIRMED_ONCE.includes(state)) return `${hotel} has not confirmed this booking yet, so it has no ${paper}. It is here as soon as the hotel confirms.`;
  if (paper === 'invoice') return null;
  if (paper === 'credit note') return missingCreditNote(state, refund);
  return state === 'confirmed' ? null : `This stay was cancelled, so it has no ${paper} any more. Its invoice is still here.`;
}

function missingCreditNote(state: BookingState, refund: number | null): string | null {
  if (state === 'confirmed') return 'This stay is not cancelled, so it has no credit note.';
  if (state === 'cancelling') return 'The cancellation is still under way. The credit note is here as soon as it is done.';
  return refund ? null : 'Nothing came back for this cancellation, so it has no credit note. The invoice stands.';
}
