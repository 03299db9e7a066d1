import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { presentStatus } from '../rules/budget-texts.ts';
import { type BudgetKind, chargesOf } from '../rules/charges.ts';
import { departmentsOfTrip } from './charge-budgets.ts';
import { storedCharges } from './charges.repo.ts';
import { statusesFor } from './budget-statuses.ts';
import { budgets } from './tables.ts';

/** What a booking would take of which budgets, with the cost centre and project as they are typed now. */
export const showTripBudgets: UseCase<typeof contract.tripBudgets> = async ({
  db,
  query: { bookingId, ...typed },
  caller: { companyId, userId },
}) => {
  const cost = await readPort('bookings').costIfAsked(db, companyId, userId, bookingId);
  if (!cost) throw notFound('This booking');
  const { costCentre = cost.costCentre, project = cost.project } = typed;
  const trip = { ...cost, costCentre, project };
  const stored = await storedCharges(db, companyId, bookingId);
  const departments = await departmentsOfTrip(db, companyId, trip, stored);
  const charges = { bookingId, beginsOn: trip.beginsOn, charges: chargesOf(trip, departments) };
  return { statuses: (await statusesFor(db, companyId, charges)).map(presentStatus) };
};

/** The names of cost centres and projects that have a budget, in order. */
export const listBudgetNames: UseCase<typeof contract.budgetNames> = async ({ db, caller: { companyId } }) => {
  const rows = await db
    .selectDistinct({ kind: budgets.kind, name: budgets.name })
    .from(budgets)
    .where(eq(budgets.companyId, companyId))
    .orderBy(asc(budgets.name));
  const of = (kind: BudgetKind) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { costCentre: of('costCentre'), project: of('project') };
};
