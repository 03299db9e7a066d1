import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { ALL_RIGHTS, type Right } from '#lib/shared/rights.ts';
import { searchWordsOf } from '../rules/employee-filter.ts';
import type { CompanyRow, EmployeeRow, Member, RoleRow } from './companies.repo.ts';
import { companies, employees, gstRegistrations, roles } from './tables.ts';

/** Default rights of employees: book, change and cancel trips, and answer requests. */
const EMPLOYEE_RIGHTS: readonly Right[] = [
  'booking.view',
  'booking.create',
  'booking.edit',
  'booking.delete',
  'approvals.view',
  'approvals.edit',
];

type Founding = {
  company: Omit<CompanyRow, 'createdAt'>;
  /** The registered address of `company.gstNumber`. */ gstAddress?: string | undefined;
  administrator: Pick<EmployeeRow, 'id' | 'firstName' | 'lastName' | 'workEmail' | 'mobile'>;
};

/**
 * Creates a company with its two system roles and its first administrator, who has all rights. `db` is a transaction of
 * that company.
 */
export async function foundCompany(
  db: Db,
  { company, gstAddress = '', administrator }: Founding,
  now: Date,
): Promise<Member> {
  const founded: CompanyRow = { ...company, createdAt: now };
  const role = (name: string, system: NonNullable<RoleRow['system']>, rights: readonly Right[]): RoleRow => ({
    id: newId('rol', now.getTime()),
    companyId: company.id,
    name,
    system,
    rights: [...rights],
  });
  const first = role('Administrator', 'administrator', ALL_RIGHTS);
  const employee: EmployeeRow = {
    ...administrator,
    companyId: company.id,
    roleId: first.id,
    staffNumber: null,
    state: 'active',
    createdAt: now,
    activatedAt: now,
    departmentId: null,
    designationId: null,
    bandId: null,
    levelId: null,
    managerId: null,
    searchWords: searchWordsOf({ ...administrator, staffNumber: null }),
  };
  await db.insert(companies).values(founded);
  if (company.gstNumber !== null)
    await db.insert(gstRegistrations).values({
      companyId: company.id,
      stateCode: company.gstNumber.slice(0, 2),
      number: company.gstNumber,
      address: gstAddress,
      isHeadOffice: true,
    });
  await db.insert(roles).values([first, role('Employee', 'employee', EMPLOYEE_RIGHTS)]);
  await db.insert(employees).values(employee);
  return { company: founded, employee, role: first };
}
