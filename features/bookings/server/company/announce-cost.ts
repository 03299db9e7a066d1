import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type CompanyCost } from '#lib/server/domain-events.ts';
import { companyCost } from '../../rules/company-cost.ts';
import type { BookingAction } from '../../rules/states.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';

/** What people ask for, a cost centre or project for it among that; whatever else raises the cost has happened already. */
const ASKED: readonly BookingAction[] = ['hold', 'requestApproval', 'saveGuests', 'payChange', 'amend'];

/**
 * Announces that a company's booking costs it something else than before, in the transaction of the change. Does nothing
 * where the cost is the same, and for personal bookings. Throws OVER_BUDGET where a budget refuses what is asked for.
 * `action`: the transition; none where the booking changed without one.
 */
export async function announceCost(
  db: Db,
  before: BookingRow,
  after: BookingRow,
  action: BookingAction | 'requestChange' | 'grantWindow' | null,
): Promise<void> {
  if (!isForCompany(after)) return;
  const cost = costOf(after);
  if (isForCompany(before) && JSON.stringify(costOf(before)) === JSON.stringify(cost)) return;
  const asked = action === 'requestChange' || action === 'grantWindow' || (action !== null && ASKED.includes(action));
  await dispatchEvent(db, 'booking.cost-changed', { companyId: after.companyId, cost, asked });
}

/** What a company's booking costs it now. */
export const costOf = (booking: CompanyBooking): CompanyCost => ({
  ...costBearers(booking),
  ...companyCost({
    ...booking,
    askedUpTo: booking.company.askedUpTo,
    windowUpTo: booking.company.window?.upTo,
  }),
});

/** What it would cost if it were asked for at its price. */
export const costIfAskedOf = (booking: CompanyBooking): CompanyCost =>
  booking.state === 'quoted' ? { ...costBearers(booking), reserved: booking.total, committed: 0 } : costOf(booking);

const costBearers = ({ id, checkIn, userId, company }: CompanyBooking) => ({
  bookingId: id,
  beginsOn: checkIn,
  people: [...travellerIdsOf(company), ...Array.from({ length: company.guests }, () => userId)],
  costCentre: company.fields.costCentre,
  project: company.fields.project,
});
