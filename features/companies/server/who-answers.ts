import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';

/** Who stands above someone, and who of the company may answer requests today. */
export type WhoAnswers = {
  /** Who reports to whom, from the person upwards. */
  managers: ReadonlyMap<string, string>;
  /** Heads of their department, then of those above it. */
  heads: readonly string[];
  /** Of those above, those named and the administrators: who is active and whose role allows to approve. */
  able: ReadonlySet<string>;
  /** The administrators who may, the first of the company first. */
  administrators: readonly string[];
};

const LONGEST_CHAIN = 50;

/** The people who may be asked about someone's trip: managers and heads above them, those that a rule names, the administrators. Two queries. */
export async function whoAnswersFor(
  db: Db,
  companyId: string,
  employeeId: string,
  named: readonly string[],
): Promise<WhoAnswers> {
  const { rows: above } = await db.execute<{ kind: 'manager' | 'head'; id: string; above: string }>(sql`
    with recursive chain as (
      select id, manager_id, department_id, 0 as step from employees where company_id = ${companyId} and id = ${employeeId}
      union all select employees.id, employees.manager_id, null, chain.step + 1 from employees join chain on employees.id = chain.manager_id where employees.company_id = ${companyId} and chain.step < ${LONGEST_CHAIN}
    ), nest as (
      select departments.id, parent_id, head_id, 0 as step from departments join chain on chain.department_id = departments.id where departments.company_id = ${companyId}
      union all select departments.id, departments.parent_id, departments.head_id, nest.step + 1 from departments join nest on departments.id = nest.parent_id where departments.company_id = ${companyId} and nest.step < ${LONGEST_CHAIN}
    )
    select 'manager' as kind, id, manager_id as above, step from chain where manager_id is not null
    union all select 'head', id, head_id, step from nest where head_id is not null
    order by kind, step`);
  const asked = [...new Set([employeeId, ...named, ...above.map((row) => row.above)])];
  const { rows: able } = await db.execute<{ id: string; administers: boolean }>(sql`
    select employees.id, roles.system is not distinct from 'administrator' as administers
    from employees join roles on roles.company_id = employees.company_id and roles.id = employees.role_id
    where employees.company_id = ${companyId} and employees.state = 'active' and 'approvals.edit' = any(roles.rights)
      and (employees.id in (${sql.join(
        asked.map((id) => sql`${id}`),
        sql`, `,
      )}) or roles.system = 'administrator')
    order by employees.created_at, employees.id`);
  return {
    managers: new Map(above.filter(({ kind }) => kind === 'manager').map((row) => [row.id, row.above])),
    heads: above.filter(({ kind }) => kind === 'head').map((row) => row.above),
    able: new Set(able.map(({ id }) => id)),
    administrators: able.filter(({ administers }) => administers).map(({ id }) => id),
  };
}
