import { sql } from 'drizzle-orm';
import type { BudgetList, BudgetStatus, BudgetView } from '#features/budgets/contract.ts';
import { anApprovalOffice } from './approval-office.ts';
import { levelOf } from './approvals-desk.ts';
import type { BookingSetup } from './booking-setup.ts';
import type { BookingCompany } from './company-desk.ts';

type Desk = Awaited<ReturnType<BookingCompany['employee']>>;
type Form = { departmentId?: string; kind?: string; name?: string; amount: number; [field: string]: unknown };

/** December 2026, in which the trips of the booking setup begin. */
export const DECEMBER = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

let counter = 0;

/** What a company does about budgets, over HTTP. Its people work in a department below another one. */
export function budgetsOf({ db }: Pick<BookingSetup, 'db'>, company: BookingCompany) {
  const { admin, companyId } = company;
  const path = '/api/corporate/budgets';
  return {
    /** A department and one above it. */
    departments: async () => {
      const [top, own] = [`dep_top${++counter}`, `dep_own${counter}`];
      await db().execute(
        sql`insert into departments (id, company_id, name, parent_id) values (${top}, ${companyId}, ${`Engineering ${counter}`}, null), (${own}, ${companyId}, ${`Platform ${counter}`}, ${top})`,
      );
      return { top, own };
    },
    works: (desk: { userId: string }, departmentId: string | null) =>
      db().execute(sql`update employees set department_id = ${departmentId} where id = ${desk.userId}`),
    tryAdd: ({ kind = 'department', ...form }: Form, desk: Pick<Desk, 'post'> = admin) =>
      desk.post<{ budgetId: string }>(path, { kind, whenExceeded: 'warn', ...DECEMBER, ...form }),
    add: async ({ kind = 'department', ...form }: Form): Promise<string> =>
      (
        await company.must<{ budgetId: string }>('POST', 'budgets', {
          kind,
          whenExceeded: 'warn',
          ...DECEMBER,
          ...form,
        })
      ).budgetId,
    list: async (): Promise<BudgetView[]> => (await admin.get<BudgetList>(path)).data.budgets,
    one: async (budgetId: string): Promise<Pick<BudgetView, 'reserved' | 'committed' | 'left'>> => {
      const { budgets } = (await admin.get<BudgetList>(path)).data;
      const { reserved, committed, left } = budgets.find((budget) => budget.budgetId === budgetId)!;
      return { reserved, committed, left };
    },
    ofTrip: async (desk: Pick<Desk, 'get'>, bookingId: string, query = '') =>
      (await desk.get<{ statuses: BudgetStatus[] }>(`${path}/trip?bookingId=${bookingId}${query}`)).data.statuses,
  };
}

/** An approval office whose asker works in a department with one above it. */
export async function aBudgetOffice(
  setup: BookingSetup,
  settings: Parameters<typeof anApprovalOffice>[1]['settings'] = {},
) {
  const office = await anApprovalOffice(setup, { levels: (first) => [levelOf([first])], settings });
  const budgets = budgetsOf(setup, office.company);
  const departments = await budgets.departments();
  await budgets.works(office.asker, departments.own);
  await office.company.fund(90_000_000);
  return { ...office, budgets, ...departments };
}

/** What budgets reserve for a booking, in paise. */
export async function reservedFor({ db }: Pick<BookingSetup, 'db'>, bookingId: string): Promise<number> {
  const { rows } = await db().execute<{ sum: string }>(
    sql`select coalesce(max(reserved), 0)::text as sum from budget_charges where booking_id = ${bookingId}`,
  );
  return Number(rows[0]?.sum);
}
