import 'server-only';
import { and, between, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort, type ReadPorts } from '#lib/server/ports/read-ports.ts';
import { chargesOf } from '../rules/charges.ts';
import type { Period } from '../rules/periods.ts';
import { addMissingCharges } from './charges.repo.ts';
import { departmentsOf } from './charge-budgets.ts';
import { budgetCharges } from './tables.ts';

const BOOKINGS_AT_ONCE = 200;

/**
 * Stores what bookings and transport of a period take that were made before they were counted, under the departments of
 * today. Those that are counted stay as they are.
 */
export async function countBooked(db: Db, companyId: string, { startsOn, endsOn }: Period): Promise<void> {
  const counted = await db
    .selectDistinct({ id: budgetCharges.bookingId })
    .from(budgetCharges)
    .where(and(eq(budgetCharges.companyId, companyId), between(budgetCharges.beginsOn, startsOn, endsOn)));
  const known = new Set(counted.map(({ id }) => id));
  for (const source of [readPort('bookings'), readPort('transport')]) {
    const ids = await source.idsWithCost(db, companyId, startsOn, endsOn);
    await countMissing(
      db,
      companyId,
      source,
      ids.filter((id) => !known.has(id)),
    );
  }
}

async function countMissing(
  db: Db,
  companyId: string,
  source: Pick<ReadPorts['transport'], 'lockedCosts'>,
  missing: readonly string[],
): Promise<void> {
  for (let at = 0; at < missing.length; at += BOOKINGS_AT_ONCE) {
    const costs = await source.lockedCosts(db, companyId, missing.slice(at, at + BOOKINGS_AT_ONCE));
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
