import 'server-only';
import { and, eq, inArray, isNull, notInArray, or, sql, type Column, type SQL } from 'drizzle-orm';
import { searchedWords, type EmployeeFilter } from '../rules/employee-filter.ts';
import { employees } from './tables.ts';

type Search = { id?: string | undefined; searchKey: string; filter: readonly EmployeeFilter[] };

/**
 * SQL condition of the employees of a company that a search finds; `appliedPolicyId` is policy's `policyIdOfEmployee`.
 * `rules/employee-filter.ts` is its reference implementation.
 */
export const foundEmployees = (
  companyId: string,
  { id, searchKey, filter }: Search,
  appliedPolicyId: SQL<string | null>,
): SQL | undefined =>
  and(
    eq(employees.companyId, companyId),
    id === undefined ? undefined : eq(employees.id, id),
    ...searchedWords(searchKey).map(beginsAWord),
    ...filter.map((line) => passes(line, appliedPolicyId)),
  );

/** SQL form of `passesSearch`: a word of the search text begins with this. LIKE wildcards are escaped. */
export const beginsAWord = (word: string): SQL =>
  sql`${employees.searchWords} like ${`% ${word.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`}`;

/** SQL form of `passesFilter`. */
function passes({ by, type, values }: EmployeeFilter, appliedPolicyId: SQL<string | null>): SQL | undefined {
  if (!values.length) return undefined;
  if (by === 'policy')
    return type === 'in'
      ? inArray(appliedPolicyId, [...values])
      : or(isNull(appliedPolicyId), notInArray(appliedPolicyId, [...values]));
  const column: Column = COLUMNS[by];
  return type === 'in' ? inArray(column, [...values]) : or(isNull(column), notInArray(column, [...values]));
}

const COLUMNS = {
  department: employees.departmentId,
  designation: employees.designationId,
  band: employees.bandId,
  level: employees.levelId,
  role: employees.roleId,
  manager: employees.managerId,
  state: employees.state,
} as const satisfies Partial<Record<EmployeeFilter['by'], Column>>;
