import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { CompanySettings } from '../organisation.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { companySettings } from './tables.ts';

/** The company's settings; what it never decided is as `DEFAULT_SETTINGS` says. */
export async function settingsOf(db: Db, companyId: string): Promise<CompanySettings> {
  const [row] = await db.select({ settings: companySettings.settings }).from(companySettings).where(eq(companySettings.companyId, companyId));
  return { ...DEFAULT_SETTINGS, ...row?.settings };
}
