import 'server-only';
import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { compareNames } from '#lib/shared/compare-names.ts';
import type * as contract from '../contract.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { periodLabel } from '../rules/periods.ts';
import { departmentNames } from './budget-statuses.ts';
import { COUNTS_TOWARDS } from './charges.repo.ts';
import { budgetCharges, budgets } from './tables.ts';

/** All budgets of the company with their sums. Three queries. */
export const listBudgets: UseCase<typeof contract.budgetList> = async ({ db, caller: { companyId } }) => {
  const departments = await readPort('companyPeople').departmentsOf(db, companyId);
  return {
    budgets: await budgetViews(db, companyId, undefined),
    departments: departments
      .map(({ id, name }) => ({ departmentId: id, name }))
      .sort((a, b) => compareNames(a.name, b.name)),
  };
};

/** Those of the caller's department and of the ones above it that are running today. */
export const listMyBudgets: UseCase<typeof contract.myBudgets> = async ({ db, caller: { companyId, userId } }) => {
  const [me] = await readPort('companyPeople').peopleOf(db, companyId, [userId]);
  if (!me?.departments.length) return { budgets: [] };
  const today = clock.today(COMPANY_ZONE);
  return {
    budgets: await budgetViews(
      db,
      companyId,
      and(
        eq(budgets.kind, 'department'),
        inArray(budgets.target, me.departments),
        lte(budgets.startsOn, today),
        gte(budgets.endsOn, today),
      ),
    ),
  };
};

async function budgetViews(db: Db, companyId: string, which: SQL | undefined): Promise<contract.BudgetView[]> {
  const sum = (column: SQL | typeof budgetCharges.reserved) => sql<string>`coalesce(sum(${column}), 0)`;
  const rows = await db
    .select({
      budget: budgets,
      reserved: sum(budgetCharges.reserved),
      committed: sum(budgetCharges.committed),
      trips: sql<number>`count(${budgetCharges.bookingId})::int`,
    })
    .from(budgets)
    .leftJoin(budgetCharges, COUNTS_TOWARDS)
    .where(and(eq(budgets.companyId, companyId), which))
    .groupBy(budgets.id)
    .orderBy(asc(budgets.startsOn), asc(budgets.id));
  const names = await departmentNames(
    db,
    companyId,
    rows.map(({ budget }) => budget),
  );
  return rows.map(({ budget, trips, ...sums }) => {
    const [reserved, committed] = [Number(sums.reserved), Number(sums.committed)];
    const { id, kind, target, startsOn, endsOn, amount, whenExceeded } = budget;
    return {
      budgetId: id,
      kind,
      departmentId: kind === 'department' ? target : null,
      name: names(budget),
      startsOn,
      endsOn,
      period: periodLabel(budget),
      amount,
      reserved,
      committed,
      left: amount - reserved - committed,
      trips,
      whenExceeded,
    };
  });
}
