import 'server-only';
import type { OptionFacts } from '#features/policy/server/index.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CompanyView } from '../../company-parts.ts';
import type { BookingWindow } from '../../rules/approved-window.ts';
import { soldOut } from '../../rules/sentences.ts';

/**
 * The company's part of a booking, besides the company's id: what is shown of it, the offer as policies evaluate it,
 * whether it was booked on approval (its confirmation then mentions the approval), and for a repeated request the
 * earlier booking with its price (paise).
 */
export type CompanyPart = Omit<CompanyView, 'companyId' | 'window'> & {
  option: OptionFacts;
  bookedOnApproval?: true;
  askedBefore?: EarlierRequest;
  window?: BookingWindow;
};
export type EarlierRequest = { bookingId: string; total: number };

/** Throws SOLD_OUT: the hotel no longer has this rate. */
export function notThere(room: string, hotel: string): never {
  throw new AppError('SOLD_OUT', soldOut(room, hotel));
}

/** The part as shown. */
export function presentCompany(companyId: string | null, part: CompanyPart | null): CompanyView | null {
  if (companyId === null || part === null) return null;
  const { option: _option, bookedOnApproval: _booked, askedBefore: _before, window, ...shown } = part;
  return {
    companyId,
    ...shown,
    ...(window ? { window: { bounds: [...window.bounds], upTo: window.upTo, until: window.until } } : {}),
  };
}
