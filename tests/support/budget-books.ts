import { eq, isNotNull } from 'drizzle-orm';
import { companyCost } from '#features/bookings/rules/company-cost.ts';
import { asBooking } from '#features/bookings/server/bookings.repo.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { chargesOf, sameCharges, storedDepartments } from '#features/budgets/rules/charges.ts';
import { budgetCharges } from '#features/budgets/server/tables.ts';
import { transportCost } from '#features/transport/rules/company-cost.ts';
import { transportQuotes, transportRequests } from '#features/transport/server/tables.ts';
import type { Db } from '#lib/server/db/connect.ts';

/** Transport requests, each with the total of its chosen quote. */
async function transportWithTotals(db: Db) {
  const rows = await db
    .select({ request: transportRequests, total: transportQuotes.total })
    .from(transportRequests)
    .leftJoin(transportQuotes, eq(transportQuotes.id, transportRequests.quoteId));
  return rows.map(({ request, total }) => ({ ...request, total: total ?? 0 }));
}

/**
 * Bookings and transport requests whose stored charges differ from what their state and price give, computed anew for every booking of every
 * company; charges of bookings that are not there, too. Departments are those that were stored.
 */
export async function brokenCharges(db: Db): Promise<Record<string, unknown>[]> {
  const rows = (await db.select().from(bookings).where(isNotNull(bookings.companyId))).map(asBooking);
  const stored = await db.select().from(budgetCharges);
  const transport = await transportWithTotals(db);
  const known = new Set([...rows, ...transport].map(({ id }) => id));
  const strays = stored.filter(({ bookingId }) => !known.has(bookingId)).map(({ bookingId }) => ({ id: bookingId }));
  const wrong = rows.flatMap((booking) => {
    const { id, company, companyId, checkIn, userId } = booking;
    if (!company) return [];
    const charges = stored.filter(({ bookingId }) => bookingId === id);
    const people = [
      ...company.travellers.flatMap((traveller) => traveller.userId ?? []),
      ...Array.from({ length: company.guests }, () => userId),
    ];
    const cost = companyCost({ ...booking, askedUpTo: company.askedUpTo, windowUpTo: company.window?.upTo });
    const expected = chargesOf(
      { bookingId: id, beginsOn: checkIn, people, ...company.fields, ...cost },
      storedDepartments(charges, people.length) ?? people.map(() => []),
    );
    const agree =
      sameCharges(charges, expected) &&
      charges.every((charge) => charge.companyId === companyId && charge.beginsOn === checkIn);
    return agree ? [] : [{ id, state: booking.state, ...cost, stored: charges.length, expected: expected.length }];
  });
  const wrongTransport = transport.flatMap(({ total, ...row }) => {
    const { id, companyId, travellerIds: people, details, costCentre, project, payerAccount, refund, state } = row;
    const charges = stored.filter(({ bookingId }) => bookingId === id);
    const cost = transportCost({ state, total, refund, paid: payerAccount !== null });
    const expected = chargesOf(
      { bookingId: id, beginsOn: details.date, people, costCentre, project, ...cost },
      storedDepartments(charges, people.length) ?? people.map(() => []),
    );
    const agree = sameCharges(charges, expected) && charges.every((charge) => charge.companyId === companyId);
    return agree ? [] : [{ id, state, ...cost, stored: charges.length, expected: expected.length }];
  });
  return [...strays, ...wrong, ...wrongTransport];
}
