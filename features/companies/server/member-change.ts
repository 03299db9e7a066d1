import 'server-only';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { CompanyCaller } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { changeMemberRefusal, type MemberChange } from '../rules/roles.ts';
import { employees, roles } from './tables.ts';

/**
 * Refuses a change of role or state that would leave no administrator or grant rights the caller lacks
 * (`rules/roles.ts`). Call it with the company locked. Throws INVALID_INPUT, FORBIDDEN or STATE_BLOCKED.
 */
export async function refuseMemberChange(db: Db, caller: CompanyCaller, change: MemberChange): Promise<void> {
  const all = await db.select().from(roles).where(eq(roles.companyId, caller.companyId));
  if (change.roleId !== undefined && !all.some(({ id }) => id === change.roleId))
    throw new AppError('INVALID_INPUT', 'Choose a role of your company.', {
      fields: { userRoleId: 'Choose a role of your company.' },
    });
  const administrators = all.filter(({ system }) => system === 'administrator').map(({ id }) => id);
  const members = await db
    .select({ employeeId: employees.id, roleId: employees.roleId, state: employees.state })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, caller.companyId),
        or(eq(employees.id, change.employeeId), inArray(employees.roleId, administrators)),
      ),
    );
  const refusal = changeMemberRefusal(change, members, all, caller.rights);
  if (refusal) throw new AppError(refusal.includes('last administrator') ? 'STATE_BLOCKED' : 'FORBIDDEN', refusal);
}
