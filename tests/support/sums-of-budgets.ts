import { expect } from 'vitest';
import { companyCost } from '#features/bookings/rules/company-cost.ts';
import { asBooking, type BookingRow } from '#features/bookings/server/bookings.repo.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import type { BudgetView } from '#features/budgets/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';

/** A budget and which bookings count towards it. */
type Counted = readonly [budgetId: string, counts: (booking: BookingRow) => boolean];

/** Expects of each budget in a list that it has what the pure function gives over all bookings; gives these bookings. */
export async function expectSums(db: Db, list: readonly BudgetView[], budgets: readonly Counted[]) {
  const rows = (await db.select().from(bookings)).map(asBooking);
  for (const [id, counts] of budgets) {
    const { startsOn, endsOn, reserved, committed } = list.find(({ budgetId }) => budgetId === id)!;
    const within = rows.filter((row) => counts(row) && startsOn <= row.checkIn && row.checkIn <= endsOn);
    const sum = { reserved: 0, committed: 0 };
    for (const booking of within) {
      const cost = companyCost({
        ...booking,
        askedUpTo: booking.company?.askedUpTo,
        windowUpTo: booking.company?.window?.upTo,
      });
      sum.reserved += cost.reserved;
      sum.committed += cost.committed;
    }
    expect({ reserved, committed }).toEqual(sum);
  }
  return rows;
}
