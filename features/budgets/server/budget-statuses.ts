import 'server-only';
import { and, asc, eq, gte, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { BudgetStatus } from '../rules/budget-texts.ts';
import type { Charge } from '../rules/charges.ts';
import { periodLabel } from '../rules/periods.ts';
import { COUNTS_TOWARDS, type BookingCharges } from './charges.repo.ts';
import { budgetCharges, budgets } from './tables.ts';

type Budget = typeof budgets.$inferSelect;

/** The budgets that charges of a trip fall on. */
function budgetsOf(companyId: string, { beginsOn, charges }: BookingCharges): SQL | undefined {
  const targets = charges.map(({ kind, target }) => and(eq(budgets.kind, kind), eq(budgets.target, target)));
  return and(
    eq(budgets.companyId, companyId),
    lte(budgets.startsOn, beginsOn),
    gte(budgets.endsOn, beginsOn),
    targets.length ? or(...targets) : sql`false`,
  );
}

/**
 * Locks those of the budgets that refuse what goes beyond them, so that two bookings at once are looked at one after the
 * other. Always in the order of their ids.
 */
export async function lockStopping(db: Db, companyId: string, trip: BookingCharges): Promise<boolean> {
  const locked = await db
    .select({ id: budgets.id })
    .from(budgets)
    .where(and(budgetsOf(companyId, trip), eq(budgets.whenExceeded, 'stop')))
    .orderBy(asc(budgets.id))
    .for('update');
  return locked.length > 0;
}

/**
 * How a trip stands to each budget it falls on: departments first, each before the one above it. What other bookings take
 * counts as spent, and so does what is booked of this one where a change of it is asked for.
 */
export async function statusesFor(db: Db, companyId: string, trip: BookingCharges): Promise<(BudgetStatus & Budget)[]> {
  const rows = await db
    .select({
      budget: budgets,
      others: sql<string>`coalesce(sum(${budgetCharges.reserved} + ${budgetCharges.committed}), 0)`,
    })
    .from(budgets)
    .leftJoin(budgetCharges, and(COUNTS_TOWARDS, ne(budgetCharges.bookingId, trip.bookingId)))
    .where(budgetsOf(companyId, trip))
    .groupBy(budgets.id)
    .orderBy(asc(budgets.amount), asc(budgets.id));
  const names = await departmentNames(
    db,
    companyId,
    rows.map(({ budget }) => budget),
  );
  return rows
    .map(({ budget, others }) => {
      const charge = chargeOn(budget, trip.charges);
      const isChange = charge.reserved > 0;
      return {
        ...budget,
        name: names(budget),
        period: periodLabel(budget),
        spent: Number(others) + (isChange ? charge.committed : 0),
        takes: isChange ? charge.reserved : charge.committed,
      };
    })
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

const KIND_ORDER = ['department', 'costCentre', 'project'];

/** The charge of a trip that falls on a budget. */
export const chargeOn = ({ kind, target }: Pick<Budget, 'kind' | 'target'>, charges: readonly Charge[]): Charge =>
  charges.find((charge) => charge.kind === kind && charge.target === target) ?? {
    kind,
    target,
    people: [],
    reserved: 0,
    committed: 0,
  };

/** Names of budgets: departments as they are called now. */
export async function departmentNames(
  db: Db,
  companyId: string,
  rows: readonly Budget[],
): Promise<(budget: Budget) => string> {
  const ids = rows.filter(({ kind }) => kind === 'department').map(({ target }) => target);
  const names = await readPort('companyPeople').namesOf(db, companyId, ids);
  return ({ target, name }) => names.get(target)?.name ?? name;
}
