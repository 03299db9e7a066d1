import 'server-only';
import type { OptionFacts } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { cheaperOptions } from '../../rules/option-text.ts';
import { bookingOfCompany } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import { optionOf } from './option-of.ts';
import { partyOf } from './party.ts';

/**
 * The cheapest alternatives in policy to a company's booking, at most `most`: rooms of the same nights at this hotel and
 * the others of its city, or flights of the same bounds and days, at current prices, for the same people. Nothing is
 * held.
 */
export const cheaperInPolicy: ReadPorts['bookings']['cheaperInPolicy'] = async (
  db,
  companyId,
  bookingId,
  most,
  request,
) => {
  const booking = await bookingOfCompany(db, companyId, bookingId);
  if (!booking || !isForCompany(booking)) return [];
  const option = optionOf(booking, booking.company, clock.now());
  const evaluated = await evaluatedInstead(db, booking, option, request);
  return cheaperOptions(evaluated as Parameters<typeof cheaperOptions>[0], option.total, most);
};

/** Evaluates them for the travellers; empty where the company's current settings would not let them be booked. */
async function evaluatedInstead(db: Db, booking: CompanyBooking, option: OptionFacts, request: RequestFacts) {
  const { companyId, company, userId } = booking;
  try {
    const party = await partyOf(
      db,
      { companyId, userId },
      { travellerIds: travellerIdsOf(company), guests: company.guests },
      option.mode,
    );
    return await party.evaluate(await productOf(booking).alternatives(db, booking, option, request));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
