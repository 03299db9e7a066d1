import 'server-only';
import type { OptionFacts } from '#features/policy/server/index.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CompanyView } from '../../company-parts.ts';
import { soldOut } from '../../rules/sentences.ts';

/** What a booking keeps of its company besides the company's id: what is shown of it, and the offer as policies see it. */
export type CompanyPart = Omit<CompanyView, 'companyId'> & { option: OptionFacts };

/** Throws SOLD_OUT: the rate is not among those of this hotel any more. */
export function notThere(room: string, hotel: string): never {
  throw new AppError('SOLD_OUT', soldOut(room, hotel));
}

/** As it is shown. */
export function presentCompany(companyId: string | null, part: CompanyPart | null): CompanyView | null {
  if (companyId === null || part === null) return null;
  const { option: _option, ...shown } = part;
  return { companyId, ...shown };
}
