import 'server-only';
import { sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { policyIdOfEmployee } from './which-policy-sql.ts';

/**
 * Tells everyone whom the policy judges now that it changed (4.10, 7.19 corporateEmpTravelPolicy), in the transaction of
 * the change: one statement, whatever their number.
 */
export async function tellPolicyChange(db: Db, companyId: string, policyId: string): Promise<void> {
  const judgedBy = await policyIdOfEmployee(db, companyId);
  await db.execute(sql`
    insert into outbox (topic, payload, created_at)
    select 'corporateEmpTravelPolicy' || employees.id, jsonb_build_object('userId', employees.id, 'policyId', ${policyId}::text), ${clock.now().toISOString()}::timestamptz
    from employees where employees.company_id = ${companyId} and employees.state = 'active' and ${judgedBy} = ${policyId}`);
}
