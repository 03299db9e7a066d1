import 'server-only';
import { sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { policiesByTarget } from './which-policy-sql.ts';

/**
 * Tells everyone to whom the policy applies now that it changed (4.10, 7.19 corporateEmpTravelPolicy), in the transaction
 * of the change: one statement, whatever their number.
 */
export async function tellPolicyChange(db: Db, companyId: string, policyId: string): Promise<void> {
  const people = await readPort('companyPeople').activeWith(
    db,
    companyId,
    await policiesByTarget(db, companyId),
    policyId,
  );
  await db.execute(sql`
    insert into outbox (topic, payload, created_at)
    select 'corporateEmpTravelPolicy' || person, jsonb_build_object('userId', person, 'policyId', ${policyId}::text), ${clock.now().toISOString()}::timestamptz
    from unnest(${sql.param(people)}::text[]) as person`);
}
