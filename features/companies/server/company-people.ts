import 'server-only';
import { and, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { CompanyPeople, TargetKind, ValuesByTarget } from '#lib/server/ports/company-people.ts';
import { pathUp, treeOf } from '#lib/shared/tree.ts';
import { departments, employees } from './tables.ts';

const departmentsOf = (db: Db, companyId: string) =>
  db
    .select({ id: departments.id, parentId: departments.parentId, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId));

const nameOfEmployee = sql<string>`${employees.firstName} || ' ' || ${employees.lastName}`;

const TARGETS = sql`
  select 'employee' as "to", id, company_id, first_name || ' ' || last_name as name from employees
  union all select 'designation', id, company_id, name from designations
  union all select 'band', id, company_id, name from bands
  union all select 'level', id, company_id, name from levels
  union all select 'department', id, company_id, name from departments
  union all select 'company', id, id, name from companies`;

function valueOf(values: ValuesByTarget): SQL<string | null> {
  const found = (table: Record<string, string>, column: string) =>
    sql`(${JSON.stringify(table)}::jsonb ->> employees.${sql.identifier(column)})`;
  return sql<
    string | null
  >`coalesce(${found(values.employee, 'id')}, ${found(values.designation, 'designation_id')}, ${found(values.band, 'band_id')}, ${found(values.level, 'level_id')}, ${found(values.department, 'department_id')}, ${values.company}::text)`;
}

/** People and groups of a company, for features that `companies` depends on. */
export const companyPeople: CompanyPeople = {
  departmentsOf,
  peopleOf: async (db, companyId, ids) => {
    const rows = await db
      .select({
        employeeId: employees.id,
        name: nameOfEmployee,
        companyId: employees.companyId,
        designationId: employees.designationId,
        bandId: employees.bandId,
        levelId: employees.levelId,
        departmentId: employees.departmentId,
      })
      .from(employees)
      .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids])));
    const tree = treeOf(await departmentsOf(db, companyId));
    return rows.map(({ departmentId, ...person }) => ({
      ...person,
      departments: departmentId === null ? [] : pathUp(tree, departmentId),
    }));
  },
  namesOf: async (db, companyId, ids) => {
    if (!ids.length) return new Map();
    const { rows } = await db.execute<{ to: TargetKind; id: string; name: string }>(
      sql`select "to", id, name from (${TARGETS}) as targets where company_id = ${companyId} and id = any(${sql.param([...ids])}::text[])`,
    );
    return new Map(rows.map(({ id, ...target }) => [id, target]));
  },
  valueOf,
  countByValue: async (db, companyId, values) => {
    const value = valueOf(values);
    const rows = await db
      .select({ value, people: count() })
      .from(employees)
      .where(and(eq(employees.companyId, companyId), ne(employees.state, 'inactive')))
      .groupBy(sql`1`);
    return new Map(rows.flatMap((row) => (row.value === null ? [] : [[row.value, row.people]])));
  },
  activeByValue: (db, companyId, values) =>
    db
      .select({ employeeId: employees.id, value: valueOf(values) })
      .from(employees)
      .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active'))),
  isWith: (companyId, employeeId, values, value) =>
    sql`exists (select from employees where employees.company_id = ${companyId} and employees.id = ${employeeId} and ${valueOf(values)} = ${value})`,
};
