import 'server-only';
import { eq } from 'drizzle-orm';
import type { approvalAlternatives as operation } from '#features/approvals/contract.ts';
import { showApproval } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { cheaperOptions } from '../../rules/option-words.ts';
import { asBooking } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { alternativesTo } from './alternatives.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import { optionOf } from './option-of.ts';
import { partyOf } from './party.ts';

const SHOWN = 3;

/**
 * What else could be booked in policy for less, for whoever decides about a request: the same house and nights, or the
 * same journeys and days, at the supplier's prices of now, judged for the same people. Nothing is held by looking.
 */
export const listAlternatives: UseCase<typeof operation> = async ({ db, query, caller, request }) => {
  const { bookingId } = await showApproval(db, caller, query.bookingId);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const asOf = clock.now().toISOString();
  const booking = row && asBooking(row);
  if (!booking || !isForCompany(booking)) return { asOf, alternatives: [] };
  const option = optionOf(booking, booking.company, clock.now());
  const judged = await judgedInstead(db, booking, option, request);
  return { asOf, alternatives: cheaperOptions(judged as Parameters<typeof cheaperOptions>[0], option.total, SHOWN) };
};

/** Judged for those who travel; none where the company's settings of now would not let them be booked. */
async function judgedInstead(
  db: Parameters<typeof alternativesTo>[0],
  booking: CompanyBooking,
  option: Parameters<typeof alternativesTo>[2],
  request: Parameters<typeof alternativesTo>[3],
) {
  const { companyId, company, userId } = booking;
  try {
    const party = await partyOf(
      db,
      { companyId, userId },
      { travellerIds: travellerIdsOf(company), guests: company.guests },
      option.mode,
    );
    return await party.judge(await alternativesTo(db, booking, option, request));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
