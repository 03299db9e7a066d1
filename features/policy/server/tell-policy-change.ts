import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { policiesByTarget } from './which-policy-sql.ts';

/** Tells the people a changed policy applies to, in the transaction of the change. */
export async function tellPolicyChange(db: Db, companyId: string, policyId: string): Promise<void> {
  const employeeIds = await readPort('companyPeople').activeWith(
    db,
    companyId,
    await policiesByTarget(db, companyId),
    policyId,
  );
  await dispatchEvent(db, 'policy.changed', { companyId, policyId, employeeIds });
}
