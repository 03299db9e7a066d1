import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { CompanySettings } from '../organisation.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { companies, companySettings, creditLimits } from './tables.ts';

/**
 * The company's settings; what it never decided is as `DEFAULT_SETTINGS` says. The credit limit is the one that the
 * staff or the operator granted, whatever the stored settings hold.
 */
export async function settingsOf(db: Db, companyId: string): Promise<CompanySettings> {
  const [row] = await db
    .select({ settings: companySettings.settings, creditLimit: creditLimits.amount })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.id))
    .leftJoin(creditLimits, eq(creditLimits.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return { ...DEFAULT_SETTINGS, ...row?.settings, creditLimit: row?.creditLimit ?? 0 };
}
