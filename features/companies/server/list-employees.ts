import 'server-only';
import { asc, count, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { policyIdOfEmployee, publishedPolicies } from '#features/policy/server/index.ts';
import { undeliverableAmong } from '#lib/server/mail/undeliverable.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { employeeList as operation } from '../contract.ts';
import type { EmployeeListQuery } from '../organisation.ts';
import type { EmployeeOrder } from '../rules/employee-filter.ts';
import { foundEmployees } from './employee-search.ts';
import { bands, departments, designations, employees, levels, roles } from './tables.ts';

const managers = alias(employees, 'managers');

/**
 * The employees of the caller's company, one page (7.13). A constant number of queries, whatever the company's size.
 */
export const listEmployees: UseCase<typeof operation> = async ({ db, body, caller: { companyId, rights } }) => {
  if (body.companyId !== companyId) throw notFound('This company');
  const appliedPolicyId = await policyIdOfEmployee(db, companyId);
  const wanted = foundEmployees(companyId, body, appliedPolicyId);
  const [total] = await db.select({ people: count() }).from(employees).where(wanted);
  const rows = await db
    .select({
      id: employees.id,
      firstName: employees.firstName,
      lastName: employees.lastName,
      workEmail: employees.workEmail,
      mobile: employees.mobile,
      staffNumber: employees.staffNumber,
      state: employees.state,
      department: { departmentId: departments.id, departmentName: departments.name },
      designation: { designationId: designations.id, designation: designations.name },
      band: { bandId: bands.id, band: bands.name },
      level: { levelId: levels.id, level: levels.name },
      userRole: { userRoleId: roles.id, userRoleName: roles.name },
      manager: { _id: managers.id, firstName: managers.firstName, lastName: managers.lastName },
      policyId: appliedPolicyId,
    })
    .from(employees)
    .innerJoin(roles, eq(roles.id, employees.roleId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(designations, eq(designations.id, employees.designationId))
    .leftJoin(bands, eq(bands.id, employees.bandId))
    .leftJoin(levels, eq(levels.id, employees.levelId))
    .leftJoin(managers, eq(managers.id, employees.managerId))
    .where(wanted)
    .orderBy(...orderOf(body.sort), asc(employees.firstName), asc(employees.lastName), asc(employees.id))
    .limit(body.pageSize)
    .offset((body.pageNo - 1) * body.pageSize);
  const policies = await publishedPolicies(
    db,
    companyId,
    rows.map(({ policyId }) => policyId),
  );
  const undeliverable = await undeliverableAmong(
    db,
    rows.map(({ workEmail }) => workEmail),
  );
  const seesMobiles = rights.includes('company.view');
  return {
    count: total?.people ?? 0,
    users: rows.map(({ id, staffNumber, mobile, policyId, ...person }) => {
      const policy = policyId === null ? undefined : policies.get(policyId);
      return {
        ...person,
        _id: id,
        emailReturned: undeliverable.has(person.workEmail),
        employeeId: staffNumber,
        mobile: seesMobiles ? mobile : null,
        travelPolicyDetails: policy ? [policy] : [],
      };
    }),
  };
};

/** Sort columns, followed by names; nulls last in both directions. */
const orderOf = ({ by, direction }: EmployeeListQuery['sort']): SQL[] =>
  ORDERS[by].map((column) => (direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`));

const ORDERS: Record<EmployeeOrder, readonly Column[]> = {
  name: [employees.firstName, employees.lastName],
  designation: [designations.name],
  department: [departments.name],
  band: [bands.name],
  role: [roles.name],
  state: [employees.state],
};
