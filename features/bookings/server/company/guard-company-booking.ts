import 'server-only';
import { and, eq } from 'drizzle-orm';
import { onlyInPolicy } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { NEEDS_APPROVAL } from '../../rules/company-words.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { alternativesTo } from './alternatives.ts';
import type { CompanyPart } from './company-part.ts';
import { judgeForCompany } from './judge-for-company.ts';
import { optionOf } from './option-of.ts';

/**
 * 5.1, where it counts: right before a company's booking is held it is judged once more, by the settings and the
 * published policies of this moment and the price that is agreed; whatever a client showed or claims does not matter.
 * Gives the part as judged now, which the booking keeps; null for a booking of no company. Throws OUT_OF_POLICY, with the
 * verdict in its details, unless the approval configuration lets it through by itself.
 */
export async function guardCompanyBooking(db: Db, booking: BookingRow, request: RequestFacts): Promise<CompanyPart | null> {
  const { companyId, company, userId } = booking;
  if (companyId === null || company === null) return null;
  const option = optionOf(booking, company, clock.now());
  const { part, verdict, need } = await judgeForCompany(db, { companyId, company, userId }, { option, others: (tx) => alternativesTo(tx, booking, option, request) });
  if (need.kind === 'none') return part;
  await db.update(bookings).set({ company: part }).where(and(eq(bookings.id, booking.id), eq(bookings.state, 'quoted'), eq(bookings.version, booking.version)));
  throw new AppError('OUT_OF_POLICY', need.kind === 'refused' ? onlyInPolicy(option.mode) : NEEDS_APPROVAL, { details: { verdict } });
}
