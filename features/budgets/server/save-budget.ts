import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { recordChange } from '#lib/server/record-change.ts';
import { refuseBeyondLimit } from '#lib/server/refuse-beyond-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../contract.ts';
import { KIND_LABELS, WHEN_EXCEEDED_LABELS } from '../rules/budget-texts.ts';
import { nameKey } from '../rules/charges.ts';
import { periodLabel } from '../rules/periods.ts';
import { countBooked } from './count-booked.ts';
import { budgets } from './tables.ts';

type Row = typeof budgets.$inferSelect;
type Saved = Omit<Row, 'id' | 'companyId' | 'savedAt'>;

/** Adds a budget. Throws STATE_BLOCKED at the limit of budgets. */
export const addBudget: UseCase<typeof contract.addBudget> = async ({ db, body, caller, request }) => {
  const { companyId } = caller;
  const id = newId('bud', clock.now().getTime());
  const saved = await known(db, companyId, body);
  await refuseBeyondLimit(db, { companyId, what: 'budgets', table: budgets });
  await countBooked(db, companyId, saved);
  await once(() => db.insert(budgets).values({ id, companyId, ...saved, savedAt: clock.now() }));
  await recordChange(
    db,
    { caller, request },
    { kind: 'budget', subjectId: id, subject: saved.name, before: null, after: asAudited(saved) },
  );
  return { budgetId: id };
};

/** Changes a budget; what bookings take is counted anew by what it is for now. */
export const changeBudget: UseCase<typeof contract.changeBudget> = async ({
  db,
  body: { budgetId, ...form },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const saved = await known(db, companyId, form);
  // bookings are locked before budgets, as a booking does that asks for its budget
  await countBooked(db, companyId, saved);
  const before = await lockedBudget(db, companyId, budgetId);
  await once(() =>
    db
      .update(budgets)
      .set({ ...saved, savedAt: clock.now() })
      .where(at(companyId, budgetId)),
  );
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'budget',
      subjectId: budgetId,
      subject: saved.name,
      before: asAudited(before),
      after: asAudited(saved),
    },
  );
  return { budgetId };
};

/** Removes a budget. What bookings take stays known, for a budget that is added later. */
export const removeBudget: UseCase<typeof contract.removeBudget> = async ({
  db,
  body: { budgetId },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const before = await lockedBudget(db, companyId, budgetId);
  await db.delete(budgets).where(at(companyId, budgetId));
  await recordChange(
    db,
    { caller, request },
    { kind: 'budget', subjectId: budgetId, subject: before.name, before: asAudited(before), after: null },
  );
  return { done: true };
};

const at = (companyId: string, id: string) => and(eq(budgets.companyId, companyId), eq(budgets.id, id));

async function lockedBudget(db: Db, companyId: string, id: string): Promise<Row> {
  const [row] = await db.select().from(budgets).where(at(companyId, id)).for('update');
  if (!row) throw notFound('This budget');
  return row;
}

/** The form for the database. Throws INVALID_INPUT for a department of another company. */
async function known(db: Db, companyId: string, form: contract.BudgetForm): Promise<Saved> {
  const { kind, departmentId, name, startsOn, endsOn, amount, whenExceeded } = form;
  const saved = { kind, startsOn, endsOn, amount, whenExceeded };
  if (kind !== 'department') return { ...saved, target: nameKey(name), name };
  const department = (await readPort('companyPeople').departmentsOf(db, companyId)).find(
    ({ id }) => id === departmentId,
  );
  if (!department) {
    const message = 'Choose a department of your company.';
    throw new AppError('INVALID_INPUT', message, { fields: { departmentId: message } });
  }
  return { ...saved, target: department.id, name: department.name };
}

/** Throws CONFLICT beside the period where there is one for the same and the same days. */
async function once(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'There is a budget for this and the same days already. Change that one, or choose other days.';
    throw new AppError('CONFLICT', message, { fields: { startsOn: message } });
  }
}

const asAudited = (budget: Saved) => ({
  name: budget.name,
  kind: KIND_LABELS[budget.kind],
  period: periodLabel(budget),
  amount: budget.amount,
  whenExceeded: WHEN_EXCEEDED_LABELS[budget.whenExceeded],
});
