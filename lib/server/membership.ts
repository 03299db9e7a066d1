import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { isRight, type Right } from '#lib/shared/rights.ts';
import type { Db } from './db/connect.ts';

/** The company a corporate user works in, and what their role allows there. */
export type Membership = { companyId: string; rights: readonly Right[] };

/**
 * The membership of an active employee, read anew for every request: a role that is taken away is gone at once. The
 * same query answers `sessionOpen`, a condition on the caller's session (`ports/session-reader.ts`). The
 * tables are named in SQL because their room stands above this one. Outside the role of companies: which company it is
 * comes from here.
 */
export async function membershipOf(
  db: Db,
  userId: string,
  sessionOpen: SQL,
): Promise<{ membership: Membership; sessionOpen: boolean } | null> {
  const { rows } = await db.execute<{ companyId: string; rights: string[]; sessionOpen: boolean }>(sql`
    select employees.company_id as "companyId", roles.rights, ${sessionOpen} as "sessionOpen"
    from employees join roles on roles.company_id = employees.company_id and roles.id = employees.role_id
    where employees.id = ${userId} and employees.state = 'active'`);
  const [found] = rows;
  return found
    ? {
        membership: { companyId: found.companyId, rights: found.rights.filter(isRight) },
        sessionOpen: found.sessionOpen,
      }
    : null;
}
