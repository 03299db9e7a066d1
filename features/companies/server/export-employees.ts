import 'server-only';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { policyIdOfEmployee, publishedPolicies } from '#features/policy/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { csvInBatches } from '#lib/server/csv-in-batches.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { CsvCell } from '#lib/shared/csv/write-csv.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { hasFullRights } from '#lib/shared/rights.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { employeeFile as operation } from '../contract.ts';
import type { EmployeeFileQuery } from '../organisation.ts';
import { shownStates, EMPLOYEE_STATE_LABELS, type EmployeeFilter } from '../rules/employee-filter.ts';
import { COLUMN_NAMES, IMPORT_COLUMNS } from '../rules/import/columns.ts';
import { foundEmployees } from './employee-search.ts';
import { departmentRows } from './groups.repo.ts';
import { bands, departments, designations, employees, levels, roles } from './tables.ts';

/** As many people as one import takes. */
const FILE_LINES = 10_000;
const LINES_AT_ONCE = 500;

const managers = alias(employees, 'managers');

/**
 * The people list as a CSV file by name, with the columns of the import and two more, for administrators: it holds
 * everybody's address and mobile number. Cells that a spreadsheet would evaluate as formulas are escaped, and the export
 * is recorded in the audit log with its filter. Throws FORBIDDEN for anybody but an administrator, INVALID_INPUT when
 * more people match than a file takes, NOT_FOUND for a department that the company does not have.
 */
export const exportEmployees: UseCase<typeof operation> = async ({ db, query, caller, request }) => {
  if (!hasFullRights(caller.rights))
    throw new AppError('FORBIDDEN', 'Only an administrator of your company can export the people list.');
  const { companyId } = caller;
  const { departmentId } = query;
  if (departmentId && !(await departmentRows(db, companyId)).some(({ id }) => id === departmentId))
    throw notFound('This department');
  const appliedPolicyId = await policyIdOfEmployee(db, companyId);
  const wanted = foundEmployees(companyId, { searchKey: query.searchKey, filter: filterOf(query) }, appliedPolicyId);
  const [total] = await db.select({ people: count() }).from(employees).where(wanted);
  const people = total?.people ?? 0;
  if (people > FILE_LINES)
    throw new AppError(
      'INVALID_INPUT',
      `A file takes up to ${counted(FILE_LINES, 'person', 'people')}; ${people.toLocaleString('en')} match. Choose a department and export each.`,
    );
  const file = await csvInBatches<Row & { policyName: string | null }>({
    headings: HEADINGS,
    most: FILE_LINES,
    size: LINES_AT_ONCE,
    read: async (last) => {
      const rows: Row[] = await rowsAfter(db, { wanted, appliedPolicyId, last });
      const policies = await publishedPolicies(
        db,
        companyId,
        rows.map(({ policyId }) => policyId),
      );
      return rows.map((row) => ({
        ...row,
        policyName: (row.policyId && policies.get(row.policyId)?.travelPolicyName) || null,
      }));
    },
    cellsOf: ({ policyName, ...row }) => lineOf(row, policyName),
  });
  await recordEvent(db, request, {
    action: 'export.created',
    actor: caller,
    subjectId: companyId,
    details: { kind: 'export', subject: counted(people, 'person', 'people'), changes: changesOf(query) },
  });
  return file;
};

/** The filter of the people list on screen. */
const filterOf = ({ departmentId, state }: EmployeeFileQuery): EmployeeFilter[] => [
  ...(departmentId ? [{ by: 'department' as const, type: 'in' as const, values: [departmentId] }] : []),
  shownStates(state),
];

/** The filter as the audit log shows it. */
const changesOf = ({ searchKey, departmentId, state }: EmployeeFileQuery) => [
  { field: 'state', after: EMPLOYEE_STATE_LABELS[state] },
  ...(departmentId ? [{ field: 'departmentId', after: departmentId }] : []),
  ...(searchKey ? [{ field: 'search', after: searchKey }] : []),
];

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];
type Part = {
  wanted: ReturnType<typeof foundEmployees>;
  appliedPolicyId: Awaited<ReturnType<typeof policyIdOfEmployee>>;
  last: { firstName: string; lastName: string; id: string } | undefined;
};

/** The next rows by name; the index `employees_company_name` has this order. */
const rowsAfter = (db: Db, { wanted, appliedPolicyId, last }: Part) =>
  db
    .select({
      id: employees.id,
      firstName: employees.firstName,
      lastName: employees.lastName,
      workEmail: employees.workEmail,
      mobile: employees.mobile,
      staffNumber: employees.staffNumber,
      department: departments.name,
      designation: designations.name,
      band: bands.name,
      level: levels.name,
      role: roles.name,
      manager: managers.workEmail,
      state: employees.state,
      policyId: appliedPolicyId,
    })
    .from(employees)
    .innerJoin(roles, eq(roles.id, employees.roleId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(designations, eq(designations.id, employees.designationId))
    .leftJoin(bands, eq(bands.id, employees.bandId))
    .leftJoin(levels, eq(levels.id, employees.levelId))
    .leftJoin(managers, eq(managers.id, employees.managerId))
    .where(
      and(
        wanted,
        last &&
          sql`(${employees.firstName}, ${employees.lastName}, ${employees.id}) > (${last.firstName}, ${last.lastName}, ${last.id})`,
      ),
    )
    .orderBy(asc(employees.firstName), asc(employees.lastName), asc(employees.id))
    .limit(LINES_AT_ONCE);

const HEADINGS = [...IMPORT_COLUMNS.map((column) => COLUMN_NAMES[column]), 'Status', 'Travel policy'];

const lineOf = (row: Row, policy: string | null): CsvCell[] => [
  ...IMPORT_COLUMNS.map((column) => row[column]),
  EMPLOYEE_STATE_LABELS[row.state],
  policy,
];
