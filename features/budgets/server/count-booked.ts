import 'server-only';
import { and, between, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { chargesOf } from '../rules/charges.ts';
import type { Period } from '../rules/periods.ts';
import { addMissingCharges } from './charges.repo.ts';
import { departmentsOf } from './charge-budgets.ts';
import { budgetCharges } from './tables.ts';

const BOOKINGS_AT_ONCE = 200;

/**
 * Stores what bookings of a period take that were made before this company's bookings were counted, under the departments of
 * today. Those that are counted stay as they are.
 */
export async function countBooked(db: Db, companyId: string, { startsOn, endsOn }: Period): Promise<void> {
  const bookings = readPort('bookings');
  const counted = await db
    .selectDistinct({ id: budgetCharges.bookingId })
    .from(budgetCharges)
    .where(and(eq(budgetCharges.companyId, companyId), between(budgetCharges.beginsOn, startsOn, endsOn)));
  const known = new Set(counted.map(({ id }) => id));
  const missing = (await bookings.idsWithCost(db, companyId, startsOn, endsOn)).filter((id) => !known.has(id));
  for (let at = 0; at < missing.length; at += BOOKINGS_AT_ONCE) {
    const costs = await bookings.lockedCosts(db, companyId, missing.slice(at, at + BOOKINGS_AT_ONCE));
    const departments = await departmentsOf(
      db,
      companyId,
      costs.flatMap(({ people }) => people),
    );
    await addMissingCharges(
      db,
      companyId,
      costs.map((cost) => ({
        bookingId: cost.bookingId,
        beginsOn: cost.beginsOn,
        charges: chargesOf(cost, departments.splice(0, cost.people.length)),
      })),
    );
  }
}
