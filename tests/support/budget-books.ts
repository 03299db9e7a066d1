import { isNotNull } from 'drizzle-orm';
import { companyCost } from '#features/bookings/rules/company-cost.ts';
import { asBooking } from '#features/bookings/server/bookings.repo.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { chargesOf, sameCharges, storedDepartments } from '#features/budgets/rules/charges.ts';
import { budgetCharges } from '#features/budgets/server/tables.ts';
import type { Db } from '#lib/server/db/connect.ts';

/**
 * Bookings whose stored charges differ from what their state and price give, computed anew for every booking of every
 * company; charges of bookings that are not there, too. Departments are those that were stored.
 */
export async function brokenCharges(db: Db): Promise<Record<string, unknown>[]> {
  const rows = (await db.select().from(bookings).where(isNotNull(bookings.companyId))).map(asBooking);
  const stored = await db.select().from(budgetCharges);
  const known = new Set(rows.map(({ id }) => id));
  const strays = stored.filter(({ bookingId }) => !known.has(bookingId)).map(({ bookingId }) => ({ id: bookingId }));
  const wrong = rows.flatMap((booking) => {
    const { id, company, companyId, checkIn, userId } = booking;
    if (!company) return [];
    const charges = stored.filter(({ bookingId }) => bookingId === id);
    const people = [
      ...company.travellers.flatMap((traveller) => traveller.userId ?? []),
      ...Array.from({ length: company.guests }, () => userId),
    ];
    const cost = companyCost({ ...booking, askedUpTo: company.askedUpTo });
    const expected = chargesOf(
      { bookingId: id, beginsOn: checkIn, people, ...company.fields, ...cost },
      storedDepartments(charges, people.length) ?? people.map(() => []),
    );
    const agree =
      sameCharges(charges, expected) &&
      charges.every((charge) => charge.companyId === companyId && charge.beginsOn === checkIn);
    return agree ? [] : [{ id, state: booking.state, ...cost, stored: charges.length, expected: expected.length }];
  });
  return [...strays, ...wrong];
}
