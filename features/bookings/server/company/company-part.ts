import 'server-only';
import type { OptionFacts } from '#features/policy/server/index.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CompanyView } from '../../company-parts.ts';
import { soldOut } from '../../rules/sentences.ts';

/**
 * What a booking keeps of its company besides the company's id: what is shown of it, the offer as policies see it,
 * whether it was booked the moment it was approved, so that its confirmation tells of the approval as well, and of what
 * is asked for again the booking of before with its price (paise).
 */
export type CompanyPart = Omit<CompanyView, 'companyId'> & {
  option: OptionFacts;
  bookedOnApproval?: true;
  askedBefore?: EarlierRequest;
};
export type EarlierRequest = { bookingId: string; total: number };

/** Throws SOLD_OUT: the rate is not among those of this hotel any more. */
export function notThere(room: string, hotel: string): never {
  throw new AppError('SOLD_OUT', soldOut(room, hotel));
}

/** As it is shown. */
export function presentCompany(companyId: string | null, part: CompanyPart | null): CompanyView | null {
  if (companyId === null || part === null) return null;
  const { option: _option, bookedOnApproval: _booked, askedBefore: _before, ...shown } = part;
  return { companyId, ...shown };
}
