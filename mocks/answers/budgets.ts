import type * as contract from '#features/budgets/contract.ts';
import { presentStatus } from '#features/budgets/rules/budget-texts.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { nameKey } from '#features/budgets/rules/charges.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { budgetView, companyTrip, departmentsOfPerson, statusesOfTrip } from '../memory/mock-budgets.ts';
import type { MockBudget } from '../memory/mock-company.ts';

/** Stores a budget; refuses one for the same and the same days. */
function keep(budget: MockBudget) {
  const { company } = memory();
  if (
    budget.kind === 'department' &&
    !company.departments.some(({ departmentId }) => departmentId === budget.departmentId)
  ) {
    const message = 'Choose a department of your company.';
    throw new AppError('INVALID_INPUT', message, { fields: { departmentId: message } });
  }
  const others = company.budgets.filter(({ budgetId }) => budgetId !== budget.budgetId);
  if (others.some((one) => identity(one) === identity(budget)))
    throw new AppError('CONFLICT', 'There is a budget for this and the same days already.', {
      fields: { startsOn: 'There is a budget for this and the same days already.' },
    });
  company.budgets = [...others, budget];
  return { budgetId: budget.budgetId };
}

const identity = ({ kind, departmentId, name, startsOn, endsOn }: MockBudget) =>
  [kind, kind === 'department' ? departmentId : nameKey(name), startsOn, endsOn].join(' ');

function known(budgetId: string): MockBudget {
  const budget = memory().company.budgets.find((one) => one.budgetId === budgetId);
  if (!budget) throw notFound('This budget');
  return budget;
}

/** Budgets of the demo company; what its trips take follows from the bookings of this tab. */
export const budgetAnswers: AnswersOf<typeof contract> = {
  budgetList: () => ({
    budgets: memory().company.budgets.map(budgetView),
    departments: memory().company.departments.map(({ departmentId, departmentName: name }) => ({
      departmentId,
      name,
    })),
  }),
  addBudget: ({ body, now }) => keep({ ...body, budgetId: newId('bud', now.getTime()) }),
  changeBudget: ({ body }) => keep({ ...body, budgetId: known(body.budgetId).budgetId }),
  removeBudget: ({ body: { budgetId } }) => {
    known(budgetId);
    const { company } = memory();
    company.budgets = company.budgets.filter((one) => one.budgetId !== budgetId);
    return { done: true };
  },
  tripBudgets: ({ query: { bookingId, ...typed }, person }) => {
    const trip = companyTrip(bookingId);
    if (trip?.userId !== person.userDetails._id) throw notFound('This booking');
    return { statuses: statusesOfTrip(bookingId, typed).map(presentStatus) };
  },
  budgetNames: () => {
    const named = (kind: string) =>
      [
        ...new Set(
          memory()
            .company.budgets.filter((budget) => budget.kind === kind)
            .map(({ name }) => name),
        ),
      ].sort();
    return { costCentre: named('costCentre'), project: named('project') };
  },
  myBudgets: ({ person, now }) => {
    const today = dateInZone(now, COMPANY_ZONE);
    const mine = departmentsOfPerson(person.userDetails._id);
    return {
      budgets: memory()
        .company.budgets.filter(
          ({ departmentId, startsOn, endsOn }) =>
            departmentId !== null && mine.includes(departmentId) && startsOn <= today && today <= endsOn,
        )
        .map(budgetView),
    };
  },
};
